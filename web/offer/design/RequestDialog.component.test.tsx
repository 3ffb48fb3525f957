import type { DesignLink } from "@stanza/contract";
import { useProject } from "@stanza/web-project";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../testing/accessibility.ts";
import { demoKitchen } from "../../testing/demo-kitchen.ts";
import { expectDialogRules } from "../../testing/dialog-rules.ts";
import type { ServerAnswers } from "../../testing/fake-server.ts";
import { GUEST } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { requestOffer } from "./RequestDialog.tsx";

const LINK: DesignLink = {
  id: 7,
  kind: "request",
  shop: "MILANO",
  email: "anna@example.org",
  state: "active",
  createdAt: "2026-11-22T21:00:00.000Z",
  expiresAt: "2027-02-20T21:00:00.000Z",
};
const PATH = `/d/${"a".repeat(43)}`;
const SHOPS = [
  { code: "MILANO", name: "Stanza Milano", country: "IT" },
  { code: "ZUERICH", name: "Stanza Zürich", country: "CH" },
];

const dialog = page.getByRole("dialog", { name: "Ask a shop for an offer" });
const send = dialog.getByRole("button", { name: "Send to Stanza Milano" });

async function shown(answers: ServerAnswers = {}) {
  const project = await demoKitchen(["BASE-2D-900"]);
  return renderApp(<p>Design</p>, {
    profile: GUEST,
    project,
    answers: {
      listRequestShops: () => ({ status: 200, body: { shops: SHOPS } }),
      requestOffer: () => ({ status: 201, body: { link: LINK, path: PATH, mailed: true } }),
      ...answers,
    },
  });
}

function ask() {
  const { open } = useProject.getState();
  if (!open) throw new Error("no project");
  return requestOffer(open);
}

test("[PR-08] a guest says who they are, agrees in words that name the shop, and gets a link to keep", async () => {
  const { calls } = await shown();
  const closed = ask();
  await userEvent.click(send);
  await expect.element(dialog.getByText("Write your name.")).toBeVisible();
  await expect.element(dialog.getByText(/^Without your consent/)).toBeVisible();
  expect(calls.map(({ operation }) => operation)).toEqual(["listRequestShops"]);
  await userEvent.fill(dialog.getByLabelText("Your name"), "Anna Rossi");
  await userEvent.fill(dialog.getByLabelText("E-mail"), "anna@example");
  await userEvent.click(dialog.getByRole("checkbox", { name: /^I agree that Stanza Milano gets/ }));
  await userEvent.click(send);
  expect(calls).toHaveLength(1);
  await userEvent.fill(dialog.getByLabelText("E-mail"), "anna@example.org");
  await expectAccessible(dialog.element());
  await userEvent.click(send);
  await expect.element(dialog.getByText("Stanza Milano has got your design.")).toBeVisible();
  await expect.element(dialog.getByRole("textbox")).toHaveValue(`${location.origin}${PATH}`);
  expect(calls.at(-1)).toMatchObject({
    operation: "requestOffer",
    body: { name: "Anna Rossi", email: "anna@example.org", shop: "MILANO" },
  });
  await expectAccessible(dialog.element());
  await userEvent.click(dialog.getByRole("button", { name: "Done" }));
  await closed;
});

test("another shop is chosen from the list, and says that its prices are its own", async () => {
  const { calls } = await shown();
  void ask();
  await userEvent.selectOptions(dialog.getByLabelText("Shop"), "ZUERICH");
  await expect.element(dialog.getByText("This shop makes its offer with prices of its own.")).toBeVisible();
  await userEvent.fill(dialog.getByLabelText("Your name"), "Anna Rossi");
  await userEvent.fill(dialog.getByLabelText("E-mail"), "anna@example.org");
  await userEvent.click(dialog.getByRole("checkbox"));
  await userEvent.click(dialog.getByRole("button", { name: "Send to Stanza Zürich" }));
  await expect.element(dialog.getByText("Stanza Zürich has got your design.")).toBeVisible();
  expect(calls.at(-1)?.body).toMatchObject({ shop: "ZUERICH" });
});

test("too many requests are told to wait, and nothing that was typed is lost", async () => {
  const answers = [
    { status: 429 as const, body: { error: "too-many-attempts" as const, message: "Too often" } },
    { status: 201 as const, body: { link: LINK, path: PATH, mailed: false } },
  ];
  await shown({
    requestOffer: () => answers.shift()!,
  });
  void ask();
  await userEvent.fill(dialog.getByLabelText("Your name"), "Anna Rossi");
  await userEvent.fill(dialog.getByLabelText("E-mail"), "anna@example.org");
  await userEvent.click(dialog.getByRole("checkbox"));
  await userEvent.click(send);
  await expect.element(dialog.getByText(/^Too often/)).toBeVisible();
  await userEvent.click(send);
  await expect.element(dialog.getByText(/The answer comes to anna@example\.org\./)).toBeVisible();
});

test("the dialog keeps the rules of dialogs", async () => {
  await shown();
  await expectDialogRules({ title: "Ask a shop for an offer", open: ask });
});
