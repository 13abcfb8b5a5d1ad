import { defineConfig, mergeConfig } from "vitest/config";
import base from "./vite.config.ts";

/** Where the shaker wants to read what failed; else nothing is written. */
const report = process.env.PAPERSEA_PAGE_REPORT;

export default mergeConfig(
  base,
  defineConfig({
    test: {
      reporters: report ? ["default", ["junit", { outputFile: report }]] : ["default"],
      projects: [
        {
          extends: true,
          test: {
            name: "plain",
            include: ["tests/*.test.ts"],
            exclude: ["tests/*.svelte.test.ts"],
          },
        },
        {
          extends: true,
          resolve: { conditions: ["browser"] },
          test: {
            name: "effects",
            include: ["tests/*.svelte.test.ts"],
            environment: "./tests/page.ts",
            server: { deps: { inline: ["svelte"] } },
          },
        },
      ],
    },
  }),
);
