/** Node with what a page has around it, but no screen. Svelte is as in a browser: effects run. */

export default {
  name: "page",
  viteEnvironment: "client",
  setup(global: object): { teardown(): void } {
    const page = new EventTarget();
    const location = new URL("http://papersea.test/");
    const go = (_state: unknown, _title: string, path: string): void =>
      void (location.href = new URL(path, location).href);
    Object.assign(global, {
      addEventListener: page.addEventListener.bind(page),
      removeEventListener: page.removeEventListener.bind(page),
      dispatchEvent: page.dispatchEvent.bind(page),
      document: Object.assign(new EventTarget(), {
        documentElement: {},
        visibilityState: "visible",
      }),
      location,
      history: { state: null, pushState: go, replaceState: go },
      matchMedia: () => ({ matches: false }),
      scrollTo: () => undefined,
    });
    return { teardown: () => undefined };
  },
};
