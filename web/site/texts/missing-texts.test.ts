import { expect, test } from "vitest";
import { missingTexts, noteMissing } from "./missing-texts.ts";

test("[TR-01] 100,000 keys that no text has are noted in no time, and not without bound", async () => {
  const before = performance.now();
  for (let i = 0; i < 100_000; i++) noteMissing(`key.${i}`);
  await Promise.resolve();
  expect(performance.now() - before).toBeLessThan(2000);
  expect(missingTexts()).toHaveLength(200);
});
