// Runs in a page before its own scripts: notes when the house in the pocket is called, ready, and
// when a bot has moved for the first time. Opens a table by itself, as soon as the page offers it,
// and plays for the person.
(() => {
  const told = (globalThis.measured = { marks: {}, tasks: [], worker: null });
  const mark = (name) => (told.marks[name] ??= performance.now());
  new PerformanceObserver((list) => {
    for (const each of list.getEntries()) told.tasks.push([each.startTime, each.duration]);
  }).observe({ type: "longtask", buffered: true });

  const looking = new MutationObserver(() => {
    const play = document.querySelector("button.now");
    if (!play || !play.textContent.trim()) return;
    mark("page");
    if (globalThis.measuresGame === false) return looking.disconnect();
    looking.disconnect();
    setTimeout(() => play.click()); // as a person does: not while the page is still being made
  });
  looking.observe(document, { childList: true, subtree: true });

  let asked = 1_000_000;
  /** Whether a bot has to move. */
  let isBots = false;
  function hear(worker, line, message) {
    const { game, number, seat } = message;
    if (!game) return;
    mark("table");
    if (told.marks.moved) return;
    if (isBots) mark("moved");
    isBots = game.turn !== seat;
    if (!game.legal.length) return;
    const move = game.legal.includes(".") ? "." : game.legal[0];
    const command = { do: "play", move, after: number };
    const text = JSON.stringify({ type: "do", id: asked++, command });
    worker.postMessage({ type: "say", line, text });
  }

  globalThis.Worker = class extends Worker {
    constructor(...all) {
      super(...all);
      mark("called");
      told.worker = this;
      this.addEventListener("message", ({ data }) => {
        if (data.type === "ready") mark("ready");
        if (data.type === "failed") told.failed = data.problem;
        if (data.type === "told" && data.text) hear(this, data.line, JSON.parse(data.text));
      });
    }
  };

  /** Milliseconds until the house has answered. */
  globalThis.timed = (question, facts) =>
    new Promise((resolve) => {
      const [id, began] = [asked++, performance.now()];
      told.worker.addEventListener("message", ({ data }) => {
        if (data.type === "answer" && data.id === id) resolve([performance.now() - began, data.text]);
      });
      told.worker.postMessage({ type: "ask", id, question, facts: JSON.stringify(facts) });
    });
})();
