declare module "virtual:texts" {
  type Loaders = Readonly<Record<string, () => Promise<{ readonly default: string }>>>;
  const parts: Readonly<Record<"screens" | import("./texts/texts.svelte.ts").Part, Loaders>>;
  export default parts;
}
