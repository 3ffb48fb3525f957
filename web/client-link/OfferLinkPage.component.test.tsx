import type { OfferComment, SharedDrawings, SharedPositions } from "@stanza/contract";
import { type Offer, taxIncluded } from "@stanza/offer";
import { formatMoney } from "@stanza/quantities";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../testing/accessibility.ts";
import { demoKitchen } from "../testing/demo-kitchen.ts";
import { demoOffer } from "../testing/demo-offer.ts";
import { withRoom } from "../testing/demo-room.ts";
import type { ServerAnswers } from "../testing/fake-server.ts";
import { renderApp } from "../testing/render-app.tsx";
import { withoutWebGl } from "../testing/without-webgl.ts";
import { OfferLinkPage } from "./OfferLinkPage.tsx";

const heading = page.getByRole("heading", { name: "Kitchen Rossi", level: 1 });
const accept = page.getByRole("button", { name: /^Accept for €/ });
const HASH = "ab".repeat(32);

type Opened = NonNullable<ServerAnswers["openSharedOffer"]>;

/** The link to an offer of one base unit; what differs from an open one in `change`. */
const opened =
  (change: object = {}, offer?: Offer): Opened =>
  async () => ({
    status: 200,
    body: {
      offer: offer ?? (await demoOffer(await demoKitchen(["BASE-2D-900"]))),
      hash: HASH,
      status: "open",
      sender: { name: "Stanza Milano", lines: ["Via Brera 1"] },
      seller: "Giulia Ferri",
      hasPdf: true,
      copyTo: "anna.rossi@example.it",
      hasScene: false,
      hasPositions: false,
      hasDrawings: false,
      vat: "apart",
      comments: [],
      acceptance: null,
      shows: { prices: "lines", drawings: true, scene: true, comments: true },
      ...change,
    },
  });
const shown = (openSharedOffer: Opened, answers: ServerAnswers = {}) =>
  renderApp(<OfferLinkPage />, {
    profile: null,
    address: "/o/secret",
    answers: { openSharedOffer, ...answers },
  });

test("a client reads the offer behind the link, and no index finds the page", async () => {
  await shown(opened());
  await expect.element(heading).toBeVisible();
  await expect.element(page.getByText("Base unit, two doors 900")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "PDF" })).toHaveAttribute("href", "/api/o/secret/pdf");
  await expect.element(page.getByText(`Document ${HASH}`)).toBeVisible();
  expect(document.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex, nofollow");
  await expectAccessible();
});

const front = (value: string) => ({ code: "FIN", label: "Front finish", value, shared: true });

test("[QU-08] it says what is bought: pictures, sizes, finishes once, drawings, terms, and the tax at its rate", async () => {
  const kitchen = await demoKitchen(["BASE-2D-900"], ["BASE-1D-600"], ["BASE-1D-450"]);
  const offer = await demoOffer(kitchen);
  const [group] = offer.groups;
  const rowIds = group?.positions.map(({ rowId }) => rowId) ?? [];
  const positions: SharedPositions = {
    words: Object.fromEntries(
      rowIds.map((rowId, i) => [
        rowId,
        { size: `${i + 1}00 × 780 × 560 mm`, choices: [front(i === 1 ? "Smoked oak" : "Chalk white")] },
      ]),
    ),
    // The last one is a plain article with its maker's photograph.
    pictureOf: Object.fromEntries(rowIds.map((rowId, i) => [rowId, i === 2 ? 1 : 0])),
    pictures: [
      '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="9" height="9"/></svg>',
      "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==",
    ],
  };
  const bounds = { min: [0, 0], max: [4000, 3000] } as const;
  const drawings: SharedDrawings["drawings"] = [
    { kind: "plan", title: "Kitchen", bounds, shapes: [] },
    { kind: "elevation", title: "A", bounds, shapes: [] },
  ];
  let isOffline = true;
  await shown(opened({ hasPositions: true, hasDrawings: true }, { ...offer, notes: "Without plumbing." }), {
    getSharedPositions: () => ({ status: 200, body: positions }),
    getSharedDrawings: () => {
      if (isOffline) throw new TypeError("offline");
      return { status: 200, body: { drawings } };
    },
  });
  await expect.element(page.getByText(/Front finish: Chalk white$/)).toBeVisible();
  expect(document.body.textContent?.split("Front finish: Chalk white")).toHaveLength(2);
  await expect.element(page.getByText("200 × 780 × 560 mm · Front finish: Smoked oak")).toBeVisible();
  await expect.element(page.getByText("300 × 780 × 560 mm", { exact: true })).toBeVisible();
  const pictures = () =>
    document.querySelectorAll('ol img[src^="data:image/svg+xml"], ol img[src^="data:image/gif;base64"]');
  expect(pictures()).toHaveLength(rowIds.length);
  // Drawings that do not come are asked for again.
  await expect.element(page.getByText(/^The drawings could not be loaded\./)).toBeVisible();
  isOffline = false;
  await userEvent.click(page.getByRole("button", { name: "Try again" }));
  await expect.element(page.getByRole("img", { name: "Plan · Kitchen" })).toBeVisible();
  await expect.element(page.getByRole("img", { name: "Wall A" })).toBeVisible();
  const terms = page.getByRole("region", { name: "Terms" });
  await expect.element(terms).toMatchTextContent(/Payment.*Deposit 50%.*Without plumbing\./);
  const totals = page.getByRole("region", { name: "Totals" });
  await expect.element(totals).toMatchTextContent(/VAT 22% on €/);
  await expectAccessible();
});

test("[CD-09] the client sees what was offered in their own room; what phones cannot show is said", async () => {
  withoutWebGl();
  const parts = ["Kitchen", "Bath"].map((title) => ({ title, rooms: withRoom().rooms, rows: [] }));
  let answer: Awaited<ReturnType<NonNullable<ServerAnswers["createSharedArLink"]>>> = {
    status: 413,
    body: { error: "too-large", message: "Too large." },
  };
  const { calls, visited } = await shown(opened({ hasScene: true }), {
    getSharedScene: () => ({ status: 200, body: { parts, materials: [] } }),
    createSharedArLink: () => answer,
  });
  await page.getByText("Bath", { exact: true }).click();
  const see = page.getByRole("button", { name: "See it in your room" });
  await see.click();
  await expect.element(page.getByText(/^Phones cannot show this offer in a room/).first()).toBeVisible();
  await expectAccessible();
  const path = "/arwebView/7?key=k";
  answer = { status: 201, body: { path, expiresAt: "2026-12-05T10:00:00.000Z" } };
  await see.click();
  await expect.poll(() => visited).toEqual([path]);
  expect(calls.findLast(({ operation }) => operation === "createSharedArLink")?.body).toEqual({ part: 1 });
});

test("[QU-15] what the seller compares stands apart: the offered total first, the others marked as not included", async () => {
  const comparison = {
    subject: "Front finish",
    offered: "Chalk white",
    alternatives: [
      { name: "Smoked oak", payable: "1234.50", kept: 1 },
      { name: "Slate", kept: 0 },
    ],
  };
  const offer = { ...(await demoOffer(await demoKitchen(["BASE-2D-900"]))), comparison };
  await shown(opened({}, offer));
  const card = page.getByRole("region", { name: "Side by side: Front finish" });
  const row = (name: string) => card.getByRole("row").filter({ hasText: name });
  await expect.element(row("Chalk white")).toMatchTextContent("as offered");
  await expect.element(row("Chalk white")).toMatchTextContent(formatMoney(offer.payable, "EUR", "en"));
  await expect.element(row("Smoked oak")).toMatchTextContent(/not included · 1 piece stays.*€1,234\.50/);
  await expect.element(row("Slate")).toMatchTextContent(/not included.*on request/);
  await expectAccessible();
});

test("[QU-08] what is switched on stands in its group, whose sum, taxes and total follow as the server says, and goes again", async () => {
  const kitchen = await demoKitchen(["BASE-2D-900"], ["BASE-1D-600"]);
  const optional = kitchen.rows[1]?.id ?? "";
  const rows = { [optional]: { needsPhoto: false, reference: "", optional: true as const } };
  const [offered, composed] = [await demoOffer(kitchen, { rows }), await demoOffer(kitchen)];
  await shown(opened({}, offered), {
    priceSharedOptions: () => ({ status: 200, body: { offer: composed } }),
  });
  const euros = (amount: string) => formatMoney(amount, "EUR", "en");
  const sum = page.getByRole("heading", { level: 2 }).filter({ hasText: "Fornace" });
  const totals = page.getByRole("region", { name: "Totals" });
  const total = totals.getByText(euros(offered.payable), { exact: true });
  await expect.element(sum).toMatchTextContent(euros(offered.groups[0]?.subtotal ?? ""));
  await expect.element(total).toBeVisible();
  await userEvent.click(page.getByRole("switch"));
  await expect.element(sum).toMatchTextContent(euros(composed.groups[0]?.subtotal ?? ""));
  await expect.element(totals).toMatchTextContent(euros(composed.taxes[0]?.tax ?? ""));
  await expect
    .element(page.getByRole("button", { name: `Accept for ${euros(composed.payable)}` }))
    .toBeVisible();
  const place = page.getByRole("listitem").filter({ hasText: "Base unit, one door 600" });
  await expect.element(place.first()).toMatchTextContent(/Option/);
  await userEvent.click(page.getByRole("switch"));
  await expect.element(sum).toMatchTextContent(euros(offered.groups[0]?.subtotal ?? ""));
  await expect.element(total).toBeVisible();
});

test("[QU-08] an offer whose paper has the tax in its prices has it in them here, and says what it is", async () => {
  const offer = await demoOffer(await demoKitchen(["BASE-2D-900"]));
  await shown(opened({ vat: "included" }, offer));
  const taxed = taxIncluded(offer);
  const [position] = offer.groups[0]?.positions ?? [];
  const amount = formatMoney(taxed?.positions.get(position?.rowId ?? "")?.amount ?? "", "EUR", "en");
  await expect.element(page.getByRole("listitem").first()).toMatchTextContent(amount);
  await expect
    .element(page.getByRole("region", { name: "Totals" }))
    .toMatchTextContent(/of which VAT 22% on/);
});

test("[QU-08] amounts and days are written as in the offer's country", async () => {
  const offer = await demoOffer(await demoKitchen(["BASE-2D-900"]));
  await shown(opened({}, { ...offer, language: "en-US", currency: "USD" }));
  await expect.element(page.getByText(/^Offer MILANO-31 of November 20, 2026/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: /^Accept for \$\d/ })).toBeVisible();
  await expect.element(page.getByText(/US\$/).first()).not.toBeInTheDocument();
});

test("[QU-01] the amount that is accepted has the digits of the total", async () => {
  const offer = await demoOffer(await demoKitchen(["BASE-2D-900"]));
  await shown(opened({}, { ...offer, payable: "610", decimals: 0, currency: "EUR" }));
  await expect.element(page.getByRole("button", { name: "Accept for €610", exact: true })).toBeVisible();
});

test("the offer is accepted by name and tick with the keyboard, once both are given", async () => {
  const { calls } = await shown(opened(), {
    acceptSharedOffer: ({ body }) => ({
      status: 200,
      body: {
        acceptance: {
          name: body.name,
          at: "2026-11-20T12:00:00.000Z",
          payable: body.payable,
          currency: "EUR",
          hash: HASH,
          options: [],
        },
      },
    }),
  });
  await expect.element(accept).toBeVisible();
  accept.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect
    .element(page.getByRole("alert"))
    .toMatchTextContent("Write your name and tick that you accept.");
  page.getByLabelText("Your name").element().focus();
  await userEvent.keyboard("Elena Fontana{Tab} {Enter}");
  await expect.element(page.getByRole("heading", { name: "Accepted" })).toBeVisible();
  await expect.element(page.getByText(/^Elena Fontana, 20 November 2026 at .*€/)).toBeVisible();
  expect(calls.find(({ operation }) => operation === "acceptSharedOffer")?.body).toMatchObject({
    name: "Elena Fontana",
    hash: HASH,
  });
});

test("[QU-14] where it was accepted in another tab, the page says by whom and where the accepted paper is", async () => {
  let status = "open";
  const acceptance = {
    name: "Paolo Rossi",
    at: "2026-11-20T10:00:00.000Z",
    hash: HASH,
    options: [],
    currency: "EUR",
    payable: "512.40",
  };
  await shown((request) => opened(status === "open" ? {} : { status, acceptance })(request), {
    acceptSharedOffer: () => {
      status = "accepted";
      return { status: 409, body: { error: "already-accepted", message: "Accepted." } };
    },
  });
  await expect.element(page.getByText(/The accepted offer goes to anna.rossi@example.it/)).toBeVisible();
  await userEvent.fill(page.getByLabelText("Your name"), "Anna Rossi");
  await userEvent.click(page.getByRole("checkbox"));
  await userEvent.click(accept);
  await expect.element(page.getByText(/Paolo Rossi/)).toBeVisible();
  await expect.element(page.getByText(/goes to anna.rossi@example.it/)).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Accepted offer (PDF)" }))
    .toHaveAttribute("href", "/api/o/secret/pdf");
  await expect.element(accept).not.toBeInTheDocument();
  await expectAccessible();
});

test("[SH-11] on a phone the way to the accepted paper stays inside its card, in German too", async () => {
  await page.viewport(360, 780);
  onTestFinished(() => page.viewport(1440, 900));
  const offer = await demoOffer(await demoKitchen(["BASE-2D-900"]));
  const acceptance = {
    name: "Urs Keller",
    at: "2026-11-20T10:00:00.000Z",
    hash: HASH,
    options: [],
    currency: "CHF",
    payable: "512.40",
  };
  await shown(opened({ status: "accepted", acceptance }, { ...offer, language: "de-CH" }));
  const way = page.getByRole("link", { name: "Angenommenes Angebot (PDF)" });
  await expect.element(way).toBeVisible();
  const card = document.querySelector("#accept")?.getBoundingClientRect();
  expect(way.element().getBoundingClientRect().right).toBeLessThanOrEqual(card?.right ?? 0);
});

test("what has changed meanwhile has to be loaded again", async () => {
  const { calls } = await shown(opened(), {
    acceptSharedOffer: () => ({ status: 410, body: { error: "link-revoked", message: "Gone." } }),
  });
  await userEvent.fill(page.getByLabelText("Your name"), "Elena");
  await userEvent.click(page.getByRole("checkbox"));
  await userEvent.click(accept);
  await expect.element(page.getByRole("alert")).toMatchTextContent("Something has changed");
  await userEvent.click(page.getByRole("button", { name: "Load again" }));
  await expect.poll(() => calls.filter(({ operation }) => operation === "openSharedOffer").length).toBe(2);
});

test("a client writes to the shop, and reads why a comment was not sent", async () => {
  let isOffline = true;
  const comment: OfferComment = {
    id: 1,
    row: null,
    from: "client",
    name: "Elena",
    text: "Could this one be in oak?",
    at: "2026-11-20T12:00:00.000Z",
  };
  await shown(opened(), {
    commentSharedOffer: () => {
      if (isOffline) throw new TypeError("offline");
      return { status: 201, body: { comments: [comment] } };
    },
  });
  await userEvent.click(page.getByRole("button", { name: "Write to the shop" }));
  await userEvent.click(page.getByRole("button", { name: "Send", exact: true }));
  await expect.element(page.getByText("Write your name and a comment.")).toBeVisible();
  await userEvent.fill(page.getByLabelText("Your name").first(), "Elena");
  await userEvent.fill(page.getByLabelText("Your comment"), "Could this one be in oak?");
  await userEvent.click(page.getByRole("button", { name: "Send", exact: true }));
  await expect.element(page.getByText("The comment was not sent. Try again in a moment.")).toBeVisible();
  isOffline = false;
  await userEvent.click(page.getByRole("button", { name: "Send", exact: true }));
  await expect
    .element(page.getByRole("listitem").filter({ hasText: "Could this one be in oak?" }))
    .toBeVisible();
});

test.each([
  ["expired", "This offer is no longer valid. Ask the shop to renew it."],
  ["withdrawn", "The shop has withdrawn this offer."],
])("an offer that is %s is shown and cannot be accepted", async (status, words) => {
  await shown(opened({ status }));
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(accept).not.toBeInTheDocument();
});

test.each([
  [{ status: 404, body: { error: "not-found", message: "None." } }, "This link leads nowhere"],
  [{ status: 410, body: { error: "link-expired", message: "Old." } }, "This link has ended"],
  [{ status: 410, body: { error: "link-revoked", message: "Gone." } }, "This link has been withdrawn"],
] as const)("a link that opens nothing says so: %j", async (answer, words) => {
  await shown(() => answer);
  await expect.element(page.getByRole("heading", { name: words })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Try again" })).not.toBeInTheDocument();
});

test("without the server the page says so and asks again", async () => {
  let isOffline = true;
  await shown((request) => {
    if (isOffline) throw new TypeError("offline");
    return opened()(request);
  });
  await expect.element(page.getByRole("heading", { name: "The offer could not be loaded" })).toBeVisible();
  await expectAccessible();
  isOffline = false;
  await userEvent.click(page.getByRole("button", { name: "Try again" }));
  await expect.element(heading).toBeVisible();
});

test("[QU-15] the client reads every instalment with its amount", async () => {
  const offer = await demoOffer(await demoKitchen(["BASE-2D-900"]));
  const { deposit: _, ...rest } = offer;
  const instalments = [
    { when: "at order", percent: "30", amount: "100.00" },
    { when: "at delivery", date: "2026-12-20", amount: "200.00" },
  ];
  await shown(opened({}, { ...rest, instalments }));
  await expect.element(page.getByText("30% at order")).toBeVisible();
  await expect.element(page.getByText("at delivery, 20 December 2026")).toBeVisible();
  await expect.element(page.getByText("€200.00")).toBeVisible();
  await expectAccessible();
});
