import { editor } from "@stanza/web-project";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { demoKitchen } from "../../testing/demo-kitchen.ts";
import { expectDialogRules } from "../../testing/dialog-rules.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { openAr } from "./open-ar.ts";

const PATH = `/arwebView/7?key=${"a".repeat(43)}`;
const made = () => ({ status: 201 as const, body: { path: PATH, expiresAt: "2026-12-05T09:00:00.000Z" } });
const saved = { projectId: 7, isReadOnly: true };

test("See it in a room keeps to the rules of dialogs", async () => {
  await renderApp(null, { project: await demoKitchen(["BASE-2D-900"]), ...saved });
  await expectDialogRules({ title: "See it in a room (AR)", open: openAr });
});

test("[CD-09] a link to the whole project with its price is made, and shown with a code", async () => {
  const { calls } = await renderApp(null, {
    project: await demoKitchen(["BASE-2D-900"]),
    ...saved,
    answers: { createArLink: made },
  });
  void openAr();
  await userEvent.click(page.getByRole("switch", { name: "Show the price" }));
  await userEvent.click(page.getByRole("button", { name: "Make a link" }));
  await expect.element(page.getByRole("img", { name: "QR code of the link" })).toBeVisible();
  await expect.element(page.getByLabelText("Address")).toHaveValue(`${window.location.origin}${PATH}`);
  expect(calls.find(({ operation }) => operation === "createArLink")).toMatchObject({
    params: { id: "7" },
    body: { price: true, language: "en" },
  });
});

test("[CD-09] of one selected article the link is of that article, without a price", async () => {
  const { calls } = await renderApp(null, {
    project: await demoKitchen(["BASE-2D-900"]),
    ...saved,
    answers: { createArLink: made },
  });
  editor.select(["row1"]);
  void openAr();
  await userEvent.click(page.getByText("Selected article"));
  await expect.element(page.getByRole("switch", { name: "Show the price" })).not.toBeInTheDocument();
  await userEvent.click(page.getByRole("button", { name: "Make a link" }));
  await expect.element(page.getByLabelText("Address")).toBeVisible();
  expect(calls.find(({ operation }) => operation === "createArLink")?.body).toEqual({
    row: "row1",
    language: "en",
  });
});

test.each([
  [413, "too-large", "The model is larger than phones can show. Choose one article."],
  [422, "nothing-to-show", "There is nothing in it that could be shown."],
  [404, "not-found", "That did not work. Try again."],
] as const)("[CD-09] a refusal is said in words: %s %s", async (status, error, words) => {
  await renderApp(null, {
    project: await demoKitchen(["BASE-2D-900"]),
    ...saved,
    answers: { createArLink: () => ({ status, body: { error, message: "" } }) as never },
  });
  void openAr();
  await userEvent.click(page.getByRole("button", { name: "Make a link" }));
  await expect.element(page.getByRole("alert")).toHaveTextContent(words);
});

test("[CD-09] all links are taken back, once that has been confirmed", async () => {
  const { calls } = await renderApp(null, {
    project: await demoKitchen(["BASE-2D-900"]),
    ...saved,
    answers: { revokeArLinks: () => ({ status: 204, body: undefined }) },
  });
  void openAr();
  await userEvent.click(page.getByRole("button", { name: "Take back all links of this project" }));
  await userEvent.click(page.getByRole("alertdialog").getByRole("button", { name: "Take back" }));
  await expect.poll(() => calls.at(-1)?.operation).toBe("revokeArLinks");
});
