import { editAgreement, setEvaluation, useProject } from "@stanza/web-project";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { amountsNow, moneyNow } from "../../../web/project/price/amounts-now.ts";
import { demoKitchen } from "../../../web/testing/demo-kitchen.ts";
import { evaluationReady } from "../../../web/testing/evaluation-ready.ts";
import { DEALER, GUEST } from "../../../web/testing/people.ts";
import { renderApp } from "../../../web/testing/render-app.tsx";
import { HeaderTotal } from "./HeaderTotal.tsx";

test.each([
  ["a seller", DEALER],
  ["a guest", GUEST],
])("[QU-07] the total in the header says to %s that tax is in it", async (_who, profile) => {
  await renderApp(<HeaderTotal />, { profile, project: await demoKitchen(["BASE-2D-900"]) });
  await evaluationReady();
  await expect.element(page.getByRole("button")).toMatchTextContent(/^Total with VAT/);
});

test.each([
  ["a seller", DEALER],
  ["a guest", GUEST],
])("[CD-15] the total that is read aloud to %s is the header's", async (_who, profile) => {
  await renderApp(<HeaderTotal />, { profile, project: await demoKitchen(["BASE-2D-900"]) });
  await evaluationReady();
  await expect.element(page.getByRole("button")).toMatchTextContent(/^Total with VAT/);
  const spoken = moneyNow(amountsNow()?.total ?? "0");
  expect(page.getByRole("button").element().textContent).toBe(`Total with VAT${spoken}`);
});

test("[QU-07] a discount is in the header's total at once, and stands among its parts", async () => {
  await renderApp(<HeaderTotal />, { profile: DEALER, project: await demoKitchen(["BASE-2D-900"]) });
  await evaluationReady();
  const total = page.getByRole("button", { name: /^Total with VAT/ });
  const before = total.element().textContent ?? "";
  const { terms } = useProject.getState().open!.document;
  editAgreement({ terms: { ...terms, discounts: { ...terms.discounts, standard: ["10"] } } });
  await expect.element(total).not.toMatchTextContent(before);
  await total.click();
  const parts = page.getByRole("region", { name: "What the total is made of" });
  await expect.element(parts).toMatchTextContent(/Discounts-€.*VAT 22%/);
  await expect
    .element(parts)
    .toMatchTextContent((total.element().textContent ?? "").slice("Total with VAT".length));
});

test("[QU-07] while a project loads no total is shown, least of all 0", async () => {
  await renderApp(<HeaderTotal />, { project: await demoKitchen(["BASE-2D-900"]) });
  await evaluationReady();
  setEvaluation({ evaluated: null, priced: null });
  await expect.element(page.getByText("The total follows when everything is loaded.")).toBeInTheDocument();
  await expect.element(page.getByRole("button")).not.toBeInTheDocument();
});
