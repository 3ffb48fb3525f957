import { NO_TERMS } from "@stanza/codecs";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../testing/accessibility.ts";
import { demoKitchen } from "../../testing/demo-kitchen.ts";
import type { ServerAnswers } from "../../testing/fake-server.ts";
import { offerAnswers } from "../../testing/offer-answers.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { offerSummary, projectSummary } from "../../testing/summaries.ts";
import { withoutWebGl } from "../../testing/without-webgl.ts";
import { OfferPage } from "../page/OfferPage.tsx";

const present = page.getByRole("article", { name: "Your offer" });
const total = () => present.element().querySelector("footer strong")?.textContent;

beforeEach(withoutWebGl);

async function shown(answers: ServerAnswers = {}) {
  const project = await demoKitchen(["BASE-2D-900"]);
  await renderApp(<OfferPage />, {
    address: "/offerview2?project=12",
    stored: projectSummary(),
    project,
    document: {
      terms: { ...NO_TERMS, discounts: { ...NO_TERMS.discounts, standard: ["10"] } },
    },
    answers: { ...offerAnswers(project), ...answers },
  });
  await expect.element(present).toBeVisible();
}

test("[QU-07] Present: no codes, no discounts, one total with and without VAT", async () => {
  await shown();
  await expect.element(present.getByText(/^of which VAT/)).toBeVisible();
  await expect.element(present.getByText("Base unit, two doors 900")).toBeVisible();
  expect(present.element().textContent).not.toMatch(/BASE-2D-900|discount/i);
  await expect.element(present.getByText(/\d pieces · Stanza Milano$/)).toBeVisible();
  await expectAccessible();
  const withTax = total();
  present.getByRole("radio", { name: "VAT included" }).element().focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.poll(total).not.toBe(withTax);
  await expect.element(present.getByText(/^plus VAT/)).toBeVisible();
});

test("what is saved is shown only when it is asked for", async () => {
  await shown();
  await expect.element(present.getByText(/you save/)).not.toBeInTheDocument();
  await userEvent.click(present.getByRole("checkbox", { name: "Show what is saved" }));
  await expect.element(present.getByText(/you save €/)).toBeVisible();
});

test("an offer that was made can be taken along", async () => {
  await shown({ listOffers: () => ({ status: 200, body: { offers: [offerSummary()] } }) });
  await expect
    .element(present.getByRole("link", { name: "Download MILANO-31" }))
    .toHaveAttribute("download", "MILANO-31.pdf");
});
