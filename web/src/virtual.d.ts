declare module "virtual:texts" {
  type Loaders = Readonly<Record<string, () => Promise<{ readonly default: string }>>>;
  const parts: Readonly<
    Record<"screens" | "names" | import("./words/texts.svelte.ts").Part, Loaders>
  >;
  export default parts;
}
