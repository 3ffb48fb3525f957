import type { OfferMail, OfferSummary } from "@stanza/contract";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectDialogRules } from "../../testing/dialog-rules.ts";
import type { ServerAnswers } from "../../testing/fake-server.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { offerSummary } from "../../testing/summaries.ts";
import { openOfferMail } from "./open-offer-mail.ts";

const draft = {
  to: "anna.rossi@example.org",
  subject: "Your kitchen",
  text: "Dear Mrs Rossi",
  attachment: "MILANO-31.pdf",
  own: "",
  isAvailable: true,
};
const mail: OfferMail = {
  id: 1,
  deliveryId: 7,
  to: "anna.rossi@example.org",
  copy: "studio@example.org",
  subject: "Your kitchen",
  at: "2026-11-20T10:05:00.000Z",
  by: "Giulia Ferri",
  state: "sent",
  error: "",
};
const title = "Send offer MILANO-31 by e-mail";

function shown(offer: OfferSummary, answers: ServerAnswers = {}) {
  return renderApp(null, {
    answers: {
      listOffers: () => ({ status: 200, body: { offers: [offer] } }),
      listOfferMails: () => ({ status: 200, body: { mails: [] } }),
      getOfferMailDraft: () => ({ status: 200, body: draft }),
      ...answers,
    },
  });
}

test("Sending an offer keeps to the rules of dialogs", async () => {
  const offer = offerSummary();
  await shown(offer);
  await expectDialogRules({ title, open: () => openOfferMail(offer) });
});

test("[QU-13] what cannot be an address is said as the field is left, and does not go", async () => {
  const offer = offerSummary();
  const { calls } = await shown(offer);
  void openOfferMail(offer);
  await expect.element(page.getByLabelText("To")).toHaveValue("anna.rossi@example.org");
  await userEvent.fill(page.getByLabelText("Copy to"), "studio@example.org, nobody");
  await userEvent.tab();
  await expect.element(page.getByText("This is not an e-mail address.")).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Send" }));
  await expect.element(page.getByLabelText("Copy to")).toHaveFocus();
  expect(calls.map(({ operation }) => operation)).not.toContain("sendOfferMail");
});

test("[QU-13] the letter goes with a link for its recipient, and is then among those sent", async () => {
  const offer = offerSummary();
  let mails: OfferMail[] = [];
  const { calls } = await shown(offer, {
    listOfferMails: () => ({ status: 200, body: { mails } }),
    createOfferLink: () => ({
      status: 201,
      body: {
        link: {
          id: 3,
          recipient: draft.to,
          state: "active",
          createdAt: mail.at,
          createdBy: mail.by,
          expiresAt: "2099-12-31T00:00:00.000Z",
          revokedAt: null,
          views: 0,
          lastViewedAt: null,
          shows: { prices: "lines", drawings: true, scene: true, comments: true },
        },
        path: `/o/${"x".repeat(43)}`,
      },
    }),
    sendOfferMail: () => {
      mails = [mail];
      return { status: 202, body: { mail } };
    },
  });
  void openOfferMail(offer);
  await userEvent.fill(page.getByLabelText("Copy to"), "studio@example.org");
  await userEvent.click(page.getByRole("button", { name: "Send" }));
  await expect.element(page.getByText("Copy: studio@example.org")).toBeVisible();
  await expect.element(page.getByText("Sent", { exact: true })).toBeVisible();
  expect(calls.find(({ operation }) => operation === "sendOfferMail")?.body).toEqual({
    to: draft.to,
    cc: ["studio@example.org"],
    subject: draft.subject,
    text: draft.text,
    copyToSelf: false,
    link: `/o/${"x".repeat(43)}`,
  });
});

test("a refused letter keeps its text", async () => {
  const offer = offerSummary();
  await shown(offer, {
    sendOfferMail: () => ({ status: 429, body: { error: "too-many-attempts", message: "Wait." } }),
  });
  void openOfferMail(offer);
  await userEvent.click(page.getByRole("checkbox", { name: /^Link to the offer/ }));
  await userEvent.fill(page.getByLabelText("Text"), "A second letter");
  await userEvent.click(page.getByRole("button", { name: "Send" }));
  await expect.element(page.getByText("That was a lot of mail in an hour. Wait a while.")).toBeVisible();
  await expect.element(page.getByLabelText("Text")).toHaveValue("A second letter");
});

test("an offer with an unpriced line does not leave", async () => {
  const offer = offerSummary({ canBeSent: false });
  await shown(offer);
  void openOfferMail(offer);
  await expect.element(page.getByRole("alert")).toMatchTextContent(/^A line has no price\./);
  await expect.element(page.getByRole("button", { name: /^Send/ })).toHaveAttribute("aria-disabled", "true");
});

test("a failed mail is sent again; an empty list says so", async () => {
  const offer = offerSummary();
  let mails: OfferMail[] = [{ ...mail, state: "failed", error: "Mailbox full" }];
  await shown(offer, {
    listOfferMails: () => ({ status: 200, body: { mails } }),
    sendDeliveryAgain: () => {
      mails = [];
      return { status: 409, body: { error: "offer-closed", message: "Closed." } };
    },
  });
  void openOfferMail(offer);
  await userEvent.click(page.getByText("Sent (1)"));
  await expect.element(page.getByText("Mailbox full")).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Send again" }));
  await expect.element(page.getByText(/^This offer is closed\./)).toBeVisible();
  await expect.element(page.getByText("No mail of this offer has been sent yet.")).toBeVisible();
});
