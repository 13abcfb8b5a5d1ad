/** Lets the start page, the rules and the score counter open without a network. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // Where it is forbidden, or the page is not served over HTTPS, everything else works.
  void navigator.serviceWorker.register("/service-worker.js").catch(() => undefined);
}
