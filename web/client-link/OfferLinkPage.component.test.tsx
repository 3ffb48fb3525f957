import type { OfferComment } from "@stanza/contract";
import type { Offer } from "@stanza/offer";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../testing/accessibility.ts";
import { demoKitchen } from "../testing/demo-kitchen.ts";
import { demoOffer } from "../testing/demo-offer.ts";
import type { ServerAnswers } from "../testing/fake-server.ts";
import { renderApp } from "../testing/render-app.tsx";
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
  await expect.element(page.getByText(/^Elena Fontana, .*€/)).toBeVisible();
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
