import type { OfferComment, OfferLink, OfferSummary } from "@stanza/contract";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { demoKitchen } from "../../testing/demo-kitchen.ts";
import { demoOffer } from "../../testing/demo-offer.ts";
import { expectDialogRules } from "../../testing/dialog-rules.ts";
import type { ServerAnswers } from "../../testing/fake-server.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { offerSummary } from "../../testing/summaries.ts";
import { openOfferLink } from "./open-offer-link.ts";

const link: OfferLink = {
  id: 3,
  recipient: "The fitter",
  state: "active",
  createdAt: "2026-11-20T10:05:00.000Z",
  createdBy: "Giulia Ferri",
  expiresAt: "2099-12-31T00:00:00.000Z",
  revokedAt: null,
  views: 1,
  lastViewedAt: "2026-11-20T11:00:00.000Z",
  shows: { prices: "total", drawings: true, scene: false, comments: true },
};
const comment: OfferComment = {
  id: 1,
  row: "row1",
  from: "client",
  name: "Anna Rossi",
  text: "Could this one be in oak?",
  at: "2026-11-20T12:00:00.000Z",
};

async function shown(offer: OfferSummary, answers: ServerAnswers = {}) {
  const document = await demoOffer(await demoKitchen(["BASE-2D-900"]));
  return renderApp(null, {
    answers: {
      listOffers: () => ({ status: 200, body: { offers: [offer] } }),
      getOffer: () => ({ status: 200, body: { summary: offer, offer: document } }),
      listOfferLinks: () => ({ status: 200, body: { links: [] } }),
      listOfferComments: () => ({ status: 200, body: { comments: [], acceptance: null } }),
      ...answers,
    },
  });
}

test("Sharing an offer keeps to the rules of dialogs", async () => {
  const offer = offerSummary();
  await shown(offer);
  await expectDialogRules({ title: "Share offer MILANO-31", open: () => openOfferLink(offer) });
});

test("[QU-07] a link is made for somebody, and its address is shown once", async () => {
  const offer = offerSummary();
  const { calls } = await shown(offer, {
    createOfferLink: () => ({ status: 201, body: { link, path: `/o/${"x".repeat(43)}` } }),
  });
  void openOfferLink(offer);
  await expect.element(page.getByText(/^No link yet\./)).toBeVisible();
  await userEvent.fill(page.getByLabelText("For whom"), "The fitter");
  await userEvent.keyboard("{Enter}");
  await expect
    .element(page.getByLabelText("Address for The fitter"))
    .toHaveValue(expect.stringMatching(/\/o\/x{43}$/));
  expect(calls.find(({ operation }) => operation === "createOfferLink")?.body).toMatchObject({
    recipient: "The fitter",
    shows: { prices: "lines", drawings: true, scene: true, comments: true },
  });
});

test("a day that has passed is refused, and a closed offer gets no link", async () => {
  const open = offerSummary();
  await shown(open);
  void openOfferLink(open);
  await userEvent.fill(page.getByLabelText("Opens until"), "2020-01-01");
  await expect.element(page.getByText("A day to come, within a year")).toBeVisible();
  await expect
    .element(page.getByRole("button", { name: /^Make link/ }))
    .toHaveAttribute("aria-disabled", "true");
});

test("[QU-07] a link in use shows who opened it, and is revoked after asking", async () => {
  const offer = offerSummary();
  let links = [link];
  await shown(offer, {
    listOfferLinks: () => ({ status: 200, body: { links } }),
    listOfferLinkViews: () => ({
      status: 200,
      body: { views: [{ at: "2026-11-20T11:00:00.000Z", visitor: "a1", userAgent: "" }] },
    }),
    revokeOfferLink: () => {
      links = [{ ...link, state: "revoked", revokedAt: "2026-11-21T10:00:00.000Z" }];
      return { status: 204, body: undefined };
    },
  });
  void openOfferLink(offer);
  await expect.element(page.getByText("Total only · without 3D")).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Opened once" }));
  await expect.element(page.getByText("Visitor 1")).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: /^Revoke/ }));
  await userEvent.click(page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }));
  await expect.element(page.getByText(/^Revoked on/)).toBeVisible();
});

test("[QU-07] the client's question is answered where it was asked", async () => {
  const offer = offerSummary({ comments: 1 });
  const comments = [comment];
  await shown(offer, {
    listOfferComments: () => ({ status: 200, body: { comments, acceptance: null } }),
    answerOfferComment: ({ body }) => {
      const { row = null, text } = body as { row?: string | null; text: string };
      comments.push({ ...comment, id: 2, from: "shop", name: "Giulia Ferri", row, text });
      return { status: 201, body: { comments } };
    },
  });
  void openOfferLink(offer, "comments");
  await expect.element(page.getByText("Could this one be in oak?")).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: /^Answer/ }));
  await expect
    .element(page.getByRole("button", { name: /^Send/ }))
    .toHaveAttribute("title", "Write something first");
  await userEvent.fill(page.getByLabelText("Your text"), "Yes, at the same price.");
  await userEvent.click(page.getByRole("button", { name: "Send" }));
  await expect.element(page.getByText("Yes, at the same price.")).toBeVisible();
});

test("[QU-07] says who accepted the offer; failed lists can be loaded again", async () => {
  const offer = offerSummary({ status: "accepted" });
  await shown(offer, {
    listOfferLinks: () => ({ status: 403, body: { error: "forbidden", message: "No." } }),
    listOfferComments: () => ({
      status: 200,
      body: {
        comments: [],
        acceptance: {
          name: "Anna Rossi",
          at: "2026-11-21T10:00:00.000Z",
          hash: "ab".repeat(32),
          options: [],
          currency: "EUR",
          payable: "4120.00",
        },
      },
    }),
  });
  void openOfferLink(offer);
  await expect.element(page.getByText(/^Accepted by Anna Rossi, .*€4,120\.00$/)).toBeVisible();
  await expect.element(page.getByText(/The links could not be loaded\./)).toBeVisible();
});
