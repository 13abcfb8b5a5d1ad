import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { icons } from "./build/icons.ts";
import { texts } from "./build/texts.ts";
import { worker } from "./build/worker.ts";

export default defineConfig({
  plugins: [texts(), icons(), svelte(), worker()],
  build: {
    outDir: "../src/papersea/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows no data: scripts or fonts
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { bundlerTimings: false } }, // how long it took interests nobody here
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
