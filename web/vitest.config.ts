import { defineConfig, mergeConfig } from "vitest/config";
import base from "./vite.config.ts";

export default mergeConfig(
  base,
  defineConfig({
    test: {
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
