import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{domain,media,wire,apps,tools,examples,catalogues,customers}/**/*.test.{ts,tsx}"],
    environment: "node",
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
