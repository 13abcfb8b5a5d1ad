declare module "virtual:texts" {
  type Loaders = Readonly<Record<string, () => Promise<{ readonly default: string }>>>;
  const parts: Readonly<Record<"screens" | "rules" | "lessons" | "pad", Loaders>>;
  export default parts;
}
