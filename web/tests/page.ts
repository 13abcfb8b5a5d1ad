/** Node with what a page has around it, but no screen. Svelte is as in a browser: effects run. */

export default {
  name: "page",
  viteEnvironment: "client",
  setup(global: object): { teardown(): void } {
    const page = new EventTarget();
    const location = new URL("http://papersea.test/");
    const history = { state: null as unknown, pushState: go, replaceState: go };
    function go(state: unknown, _title: string, path = location.href): void {
      history.state = state;
      location.href = new URL(path, location).href;
    }
    Object.assign(global, {
      addEventListener: page.addEventListener.bind(page),
      removeEventListener: page.removeEventListener.bind(page),
      dispatchEvent: page.dispatchEvent.bind(page),
      document: Object.assign(new EventTarget(), {
        documentElement: {},
        visibilityState: "visible",
        querySelector: () => null,
      }),
      location,
      history,
      matchMedia: () => ({ matches: false }),
      scrollTo: () => undefined,
      scrollY: 0,
      innerHeight: 600,
    });
    return { teardown: () => undefined };
  },
};
