import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectDialogRules } from "../../testing/dialog-rules.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { ask } from "./confirm.tsx";

const question = () =>
  ask({
    title: "Delete the project",
    text: "It cannot be brought back.",
    mode: "semipersistent",
    choices: [
      { answer: "delete", label: "Delete", look: "danger" },
      { answer: "keep", label: "Keep it", look: "primary" },
    ],
  });

test("[CD-15] a question keeps to the rules of dialogs, and what harms nothing has the focus", async () => {
  await renderApp(null);
  await expectDialogRules({ title: "Delete the project", role: "alertdialog", open: question });
  const answer = question();
  await expect.element(page.getByRole("button", { name: "Keep it" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(await answer).toBe("keep");
});
