import type { OfferSummary } from "@stanza/contract";
import { compareOffers } from "@stanza/offer";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { demoKitchen } from "../../testing/demo-kitchen.ts";
import { demoOffer } from "../../testing/demo-offer.ts";
import { expectDialogRules } from "../../testing/dialog-rules.ts";
import type { ServerAnswers } from "../../testing/fake-server.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { offerSummary } from "../../testing/summaries.ts";
import { openOfferVersions } from "./open-offer-versions.ts";

const first = offerSummary();
const second = offerSummary({ id: 32, number: "MILANO-32", version: 2, payable: "5200.00" });
const open = () => openOfferVersions({ projectId: 12 });

async function shown(offers: readonly OfferSummary[], answers: ServerAnswers = {}) {
  const difference = compareOffers(
    await demoOffer(await demoKitchen(["BASE-2D-900"])),
    await demoOffer(await demoKitchen(["BASE-2D-900"], ["BASE-1D-600"])),
  );
  return renderApp(null, {
    answers: {
      listOffers: () => ({ status: 200, body: { offers: [...offers] } }),
      compareOffers: () => ({ status: 200, body: { before: first, after: second, difference } }),
      ...answers,
    },
  });
}

test("Versions of the offer keeps to the rules of dialogs", async () => {
  await shown([second, first]);
  await expectDialogRules({ title: "Versions of the offer", open });
});

test("[QU-08] shows what the later version changes, and swaps the two", async () => {
  const { calls } = await shown([second, first]);
  void open();
  await expect.element(page.getByText("Added").first()).toBeVisible();
  await expect.element(page.getByRole("row", { name: /^Total/ })).toMatchTextContent(/\+ ?€/);
  await expect
    .element(page.getByRole("link", { name: /Change order/ }))
    .toHaveAttribute("href", expect.stringMatching(/31.*difference.*32/));
  await userEvent.click(page.getByRole("button", { name: "Swap the versions" }));
  await expect
    .poll(() => calls.filter(({ operation }) => operation === "compareOffers").map(({ params }) => params))
    .toEqual([
      { id: "31", other: "32" },
      { id: "32", other: "31" },
    ]);
});

test("[QU-08] amounts add up: charges and rounding stand among them, discounts are subtracted", async () => {
  const before = await demoOffer(await demoKitchen(["BASE-2D-900"]));
  const after = {
    ...before,
    discount: "10.00",
    delivery: { ...before.delivery, charged: true, amount: "180.45" },
    rounding: "0.02",
  };
  await shown([second, first], {
    compareOffers: () => ({
      status: 200,
      body: { before: first, after: second, difference: compareOffers(before, after) },
    }),
  });
  void open();
  const row = (name: RegExp) => page.getByRole("row", { name });
  await expect.element(row(/^Delivery/)).toMatchTextContent(/€180\.45\+ ?€180\.45$/);
  await expect.element(row(/^Rounding/)).toMatchTextContent(/€0\.02\+ ?€0\.02$/);
  await expect.element(row(/^Discounts/)).toMatchTextContent(/-€10\.00[−-] ?€10\.00$/);
});

test("a version is restored to a project of its own", async () => {
  const { calls } = await shown([second, first], {
    cloneProject: () => ({ status: 403, body: { error: "forbidden", message: "No." } }),
  });
  void open();
  await userEvent.click(page.getByRole("button", { name: "Restore to a copy" }).first());
  await expect.element(page.getByText("The version could not be restored.")).toBeVisible();
  expect(calls.find(({ operation }) => operation === "cloneProject")).toMatchObject({
    params: { id: "12" },
    body: { revision: 3, description: "Offer MILANO-31, version 1" },
  });
});

test("one version alone has nothing to be compared with", async () => {
  await shown([first]);
  void open();
  await expect.element(page.getByText(/^There is one version so far/)).toBeVisible();
});

test("versions in two currencies are not compared", async () => {
  await shown([second, offerSummary({ currency: "CHF" })], {
    compareOffers: () => ({ status: 409, body: { error: "other-currency", message: "No." } }),
  });
  void open();
  await expect.element(page.getByText(/are in two currencies/)).toBeVisible();
  await expect.element(page.getByRole("link", { name: /Change order/ })).not.toBeInTheDocument();
});

test("a failed list can be loaded again", async () => {
  let fails = true;
  await shown([], {
    listOffers: () => {
      if (fails) throw new TypeError("offline");
      return { status: 200, body: { offers: [first] } };
    },
  });
  void open();
  await expect.element(page.getByText(/The documents could not be loaded\./)).toBeVisible();
  fails = false;
  await userEvent.click(page.getByRole("button", { name: "Try again" }));
  await expect.element(page.getByText(/^There is one version so far/)).toBeVisible();
});
