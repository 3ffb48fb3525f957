import type { OfferEvent, OfferSummary } from "@stanza/contract";
import { newProject } from "@stanza/project";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { demoKitchen } from "../../testing/demo-kitchen.ts";
import { demoOffer } from "../../testing/demo-offer.ts";
import { expectDialogRules } from "../../testing/dialog-rules.ts";
import type { ServerAnswers } from "../../testing/fake-server.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { offerSummary, projectSummary } from "../../testing/summaries.ts";
import { openOfferStatus } from "./open-offer-status.ts";
import { addDays, localDay } from "./validity.ts";

const made: OfferEvent = { at: "2026-11-20T10:00:00.000Z", kind: "created", by: "Giulia Ferri", note: "" };
const lost: OfferEvent = {
  at: "2026-11-21T10:00:00.000Z",
  kind: "rejected",
  by: "Giulia Ferri",
  note: "price: too dear",
};
const shown = (offer: OfferSummary, answers: ServerAnswers = {}) =>
  renderApp(null, {
    project: newProject({ description: "Kitchen Rossi" }),
    stored: projectSummary(),
    answers: {
      listOffers: () => ({ status: 200, body: { offers: [offer] } }),
      listOfferEvents: () => ({ status: 200, body: { events: [made, lost] } }),
      ...answers,
    },
  });

const lastDay = page.getByRole("region", { name: "Valid until" }).getByLabelText("Valid until");

test("The status of an offer keeps to the rules of dialogs", async () => {
  const offer = offerSummary();
  await shown(offer);
  await expectDialogRules({ title: "Status of offer MILANO-31", open: () => openOfferStatus(offer) });
});

test("[QU-07] an offer is lost for a reason, which is asked for", async () => {
  const offer = offerSummary({ status: "sent" });
  const { calls } = await shown(offer, {
    setOfferStatus: () => ({ status: 200, body: { summary: { ...offer, status: "rejected" } } }),
  });
  const closed = openOfferStatus(offer);
  await expect
    .element(page.getByRole("button", { name: /^Change status/ }))
    .toHaveAttribute("title", "Choose the next step first");
  await userEvent.click(page.getByRole("radio", { name: /^Mark as lost/ }));
  await expect
    .element(page.getByRole("button", { name: /^Mark as lost/ }))
    .toHaveAttribute("title", "Say what it was lost for");
  await userEvent.selectOptions(page.getByLabelText("Lost for"), "Postponed");
  await userEvent.fill(page.getByLabelText("Note"), "Next year");
  await userEvent.click(page.getByRole("button", { name: "Mark as lost" }));
  await closed;
  expect(calls.find(({ operation }) => operation === "setOfferStatus")?.body).toEqual({
    status: "rejected",
    note: "Next year",
    lostReason: "postponed",
  });
});

test("shows the history, the newest first, with the reason in words", async () => {
  const offer = offerSummary();
  await shown(offer);
  void openOfferStatus(offer);
  const events = page.getByRole("list", { name: "History" }).getByRole("listitem");
  await expect.element(events.first()).toMatchTextContent(/^LostPrice: too dear/);
});

test("[QU-07] a closed offer goes nowhere", async () => {
  const offer = offerSummary({ status: "accepted" });
  await shown(offer);
  void openOfferStatus(offer);
  await expect.element(page.getByText(/^This offer is closed/)).toBeVisible();
  await expect.element(page.getByRole("radio")).not.toBeInTheDocument();
});

test("an offer with an unpriced line needs somebody to answer for it before it goes out", async () => {
  const offer = offerSummary({ canBeSent: false });
  const { calls } = await shown(offer, {
    signOffOffer: () => ({ status: 200, body: { summary: { ...offer, canBeSent: true } } }),
  });
  void openOfferStatus(offer);
  await userEvent.click(page.getByRole("radio", { name: /^Mark as sent/ }));
  await expect
    .element(page.getByRole("button", { name: /^Mark as sent/ }))
    .toHaveAttribute("title", "Give a reason first");
  await userEvent.fill(page.getByLabelText("Why it may go out without a price"), "The client knows");
  await userEvent.keyboard("{Enter}");
  await expect
    .poll(() => calls.find(({ operation }) => operation === "signOffOffer")?.body)
    .toEqual({ reason: "The client knows" });
});

test("[QU-07] an offer that is valid for almost a year is proposed no day beyond it", async () => {
  const today = localDay(new Date());
  const offer = offerSummary({ status: "sent", validUntil: addDays(today, 360) });
  await shown(offer);
  void openOfferStatus(offer);
  await expect.element(lastDay).toHaveValue(addDays(today, 366));
  await expect.element(lastDay).toBeValid();
});

test("[QU-07] the day of an extension that is out of bounds does not hinder the change of status", async () => {
  const offer = offerSummary({ status: "sent" });
  const { calls } = await shown(offer, {
    setOfferStatus: () => ({ status: 200, body: { summary: { ...offer, status: "withdrawn" } } }),
  });
  const closed = openOfferStatus(offer);
  await userEvent.fill(lastDay, addDays(localDay(new Date()), 400));
  await expect.element(page.getByText("A day to come, within a year")).toBeVisible();
  await userEvent.click(page.getByRole("radio", { name: /^Withdraw/ }));
  await userEvent.click(page.getByRole("button", { name: "Withdraw" }));
  await closed;
  expect(calls.find(({ operation }) => operation === "setOfferStatus")?.body).toEqual({
    status: "withdrawn",
    note: "",
  });
});

test("[QU-14] an offer accepted on paper is accepted with the options that were ticked there", async () => {
  const offer = offerSummary({ status: "sent" });
  const kitchen = await demoKitchen(["BASE-2D-900"], ["BASE-2D-900"]);
  const row = kitchen.rows[1]?.id ?? "";
  const rows = { [row]: { needsPhoto: false, reference: "", optional: true } as const };
  const { calls } = await shown(offer, {
    getOffer: async () => ({
      status: 200,
      body: { summary: offer, offer: await demoOffer(kitchen, { rows }) },
    }),
    getProject: () => ({ status: 404, body: { error: "not-found", message: "Gone." } }),
    setOfferStatus: () => ({ status: 200, body: { summary: { ...offer, status: "accepted" } } }),
  });
  const closed = openOfferStatus(offer);
  await userEvent.click(page.getByRole("radio", { name: /^Mark as accepted/ }));
  await userEvent.click(page.getByRole("checkbox", { name: /^Base unit, two doors 900/ }));
  await userEvent.click(page.getByRole("button", { name: "Mark as accepted" }));
  await closed;
  expect(calls.find(({ operation }) => operation === "setOfferStatus")?.body).toEqual({
    status: "accepted",
    note: "",
    options: [row],
  });
});

test("says when the offer has changed in the meantime, and when the history cannot be loaded", async () => {
  const offer = offerSummary();
  await shown(offer, {
    listOfferEvents: () => ({ status: 404, body: { error: "not-found", message: "Gone." } }),
    setOfferStatus: () => ({ status: 409, body: { error: "status-not-allowed", message: "No." } }),
  });
  void openOfferStatus(offer);
  await expect.element(page.getByText(/The history could not be loaded\./)).toBeVisible();
  await userEvent.click(page.getByRole("radio", { name: /^Mark as sent/ }));
  await userEvent.click(page.getByRole("button", { name: "Mark as sent" }));
  await expect.element(page.getByText(/The offer has changed in the meantime\./)).toBeVisible();
});
