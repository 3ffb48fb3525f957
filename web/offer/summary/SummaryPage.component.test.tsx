import { NO_TERMS } from "@stanza/codecs";
import type { OrderSummary } from "@stanza/contract";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../testing/accessibility.ts";
import { demoKitchen } from "../../testing/demo-kitchen.ts";
import { demoOffer } from "../../testing/demo-offer.ts";
import type { ServerAnswers } from "../../testing/fake-server.ts";
import { offerAnswers } from "../../testing/offer-answers.ts";
import { expectPricesAskedAgain } from "../../testing/prices-asked-again.ts";
import { renderApp, type TestContext } from "../../testing/render-app.tsx";
import { offerSummary, projectSummary } from "../../testing/summaries.ts";
import { SummaryPage } from "./SummaryPage.tsx";

const heading = page.getByRole("heading", { name: "Summary", level: 1 });
const checks = page.getByRole("region", { name: "Checks" }).getByRole("listitem");
const confirm = page.getByRole("button", { name: /^Confirm as offer/ });

async function shown(context: TestContext = {}, answers: ServerAnswers = {}) {
  const project = await demoKitchen(["BASE-2D-900"]);
  return renderApp(<SummaryPage />, {
    address: "/summary?project=12&from=%2Fcart%3Fproject%3D12",
    stored: projectSummary(),
    ...context,
    document: { terms: NO_TERMS, ...context.document },
    project,
    answers: { ...offerAnswers(project), ...answers },
  });
}

const order: OrderSummary = {
  id: 5,
  number: "MILANO-O-5",
  projectId: 12,
  revision: 3,
  offerNumber: "MILANO-31",
  replaces: null,
  currency: "EUR",
  payable: "4120.00",
  checksum: "ab".repeat(32),
  createdAt: "2026-11-20T10:00:00.000Z",
  date: "2026-11-20",
  createdBy: "Giulia Ferri",
  erpOrder: "",
  deliveries: [],
};

test("[PR-15] the summary says what is open, with the way to put it right and the way back", async () => {
  const { visited } = await shown({
    document: { rows: { row1: { needsPhoto: true, reference: "" } } },
  });
  await expect.element(heading).toBeVisible();
  await expect
    .element(checks.filter({ hasText: "1 article needs a photo" }))
    .toMatchTextContent("worth a look");
  await expect
    .element(page.getByRole("link", { name: "Add photo" }))
    .toHaveAttribute("href", "/allegati?project=12");
  await expect.element(checks.filter({ hasText: "The offer has no recipient" })).toBeVisible();
  await expectAccessible();
  page.getByRole("link", { name: "Back" }).element().focus();
  await userEvent.keyboard("{Enter}");
  expect(visited).toEqual(["/cart?project=12"]);
});

test("[QU-11] a linked order of the CRM is named; without a CRM nothing is uploaded", async () => {
  await shown(
    {},
    { getCrm: () => ({ status: 200, body: { isAvailable: false, order: "48213", uploads: [] } }) },
  );
  await expect.element(page.getByText("Linked to the CRM order 48213")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Upload to the CRM" })).not.toBeInTheDocument();
  await userEvent.click(page.getByRole("button", { name: "Details" }));
  await expect.element(page.getByRole("dialog", { name: "CRM order" })).toBeVisible();
});

test("an order that was placed is listed with its file; a project that is an offer is confirmed", async () => {
  await shown(
    { stored: projectSummary({ isOffer: true, status: "offer" }) },
    { listOrders: () => ({ status: 200, body: { orders: [order] } }) },
  );
  await expect.element(page.getByText("Confirmed as an offer")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Download the order file MILANO-O-5" }))
    .toHaveAttribute("download", "MILANO-O-5.json");
  await expect.element(page.getByText("No ERP is connected here: download the file.")).toBeVisible();
  await expectAccessible();
});

test("a mail that did not get through is shown with its fault", async () => {
  await shown(
    {},
    {
      listDeliveries: () => ({
        status: 200,
        body: {
          deliveries: [
            {
              id: 7,
              kind: "mail",
              about: "MILANO-31",
              projectId: 12,
              at: "2026-11-20T10:00:00.000Z",
              by: "Giulia Ferri",
              state: "failed",
              error: "No such mailbox.",
              nextAt: null,
              attempts: [],
            },
          ],
        },
      }),
    },
  );
  await expect
    .element(page.getByRole("region", { name: "Mails that do not get through" }))
    .toMatchTextContent("No such mailbox.");
});

test("a project that may only be read cannot be confirmed, with the reason", async () => {
  await shown({ isReadOnly: true });
  await expect.element(confirm).toHaveAttribute("title", "This project can only be viewed.");
});

test("without the server the summary can be asked for again", () =>
  expectPricesAskedAgain((answers) => shown({}, answers), heading));

test("[QU-14] from the bell the order is asked at once, with what was accepted; one more click orders it, once", async () => {
  const acceptance = {
    name: "Anna Rossi",
    at: "2026-11-20T10:00:00.000Z",
    hash: "ab".repeat(32),
    options: [],
    currency: "EUR",
    payable: "9691.13",
  };
  const accepted = offerSummary({ status: "accepted", payable: "9691.13", changedSince: true });
  let status: "awaitingOrder" | "ordered" = "awaitingOrder";
  const { calls, visited } = await shown(
    { address: "/summary?order=1&project=12", stored: projectSummary({ status }) },
    {
      listOffers: () => ({ status: 200, body: { offers: [accepted] } }),
      listOfferComments: () => ({ status: 200, body: { comments: [], acceptance } }),
      getOffer: async () => ({
        status: 200,
        body: { summary: accepted, offer: await demoOffer(await demoKitchen(["BASE-2D-900"])) },
      }),
      setProjectStatus: () => {
        status = "ordered";
        return { status: 200, body: { summary: projectSummary({ status }) } };
      },
      getProject: () => ({ status: 404, body: { error: "not-found", message: "Gone." } }),
    },
  );
  const question = page.getByRole("alertdialog", { name: "Order this project?" });
  await expect.element(question).toMatchTextContent("Offer MILANO-31 was accepted for €9,691.13");
  await expect.element(question).toMatchTextContent("The project was changed since.");
  expect(visited).toEqual(["/summary?project=12"]);
  await userEvent.click(question.getByRole("button", { name: "Order", exact: true }));
  await expect.element(page.getByText("Ordered.")).toBeVisible();
  expect(calls.filter(({ operation }) => operation === "setProjectStatus").map(({ body }) => body)).toEqual([
    { status: "ordered" },
  ]);
  const card = page.getByRole("region", { name: "Order", exact: true });
  await expect.element(card).toMatchTextContent("Accepted by Anna Rossi");
  await expectAccessible();
});
