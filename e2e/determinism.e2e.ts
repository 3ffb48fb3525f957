import { expect, test } from "@playwright/test";
import { published } from "../domain/catalogue/testing/demo-home.ts";
import { determinismFiles } from "../domain/catalogue/testing/determinism-files.ts";
import { EXPECTED_HASH, evaluationHash } from "../domain/catalogue/testing/evaluation-hash.ts";
import { servePage } from "../media/viewer/testing/serve-page.ts";

test("[EV-01] a fixed set of configurations evaluates to the same in Chromium as in Node", async ({
  page,
}) => {
  const { catalogue } = published(determinismFiles());
  const server = await servePage("e2e");
  try {
    await page.goto(server.url("evaluation-page"));
    await expect(page).toHaveTitle("ready");
    const inBrowser = await page.evaluate((bundle) => window.evaluationHash(bundle), catalogue);
    expect(inBrowser).toBe(EXPECTED_HASH);
    expect(evaluationHash(catalogue)).toBe(inBrowser);
  } finally {
    await server.close();
  }
});
