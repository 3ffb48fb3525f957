import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { demoKitchen } from "../../../web/testing/demo-kitchen.ts";
import { evaluationReady } from "../../../web/testing/evaluation-ready.ts";
import { DEALER, GUEST } from "../../../web/testing/people.ts";
import { renderApp } from "../../../web/testing/render-app.tsx";
import { HeaderTotal } from "./HeaderTotal.tsx";

test.each([
  ["a seller", DEALER, /^Goods without VAT/],
  ["a guest", GUEST, /^Total with VAT/],
])("[QU-07] the total in the header says to %s whether tax is in it", async (_who, profile, label) => {
  await renderApp(<HeaderTotal />, { profile, project: await demoKitchen(["BASE-2D-900"]) });
  await evaluationReady();
  await expect.element(page.getByRole("button")).toMatchTextContent(label);
});
