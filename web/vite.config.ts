import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { clearing } from "./build/clearing.ts";
import { icons } from "./build/icons.ts";
import { manifests } from "./build/manifests.ts";
import { preview } from "./build/preview.ts";
import { texts } from "./build/texts.ts";
import { worker } from "./build/worker.ts";

export default defineConfig({
  plugins: [clearing(), texts(), icons(), manifests(), preview(), svelte(), worker()],
  // The files find each other in whatever folder a host puts them; only the page names them by
  // their paths, for a server sends it at many addresses (papersea.site.writing makes others of it).
  experimental: {
    renderBuiltUrl: (_, { hostType }) => (hostType === "html" ? undefined : { relative: true }),
  },
  build: {
    outDir: "../src/papersea/server/static",
    emptyOutDir: false, // build/clearing.ts does it: the pocket is packed by another tool
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
