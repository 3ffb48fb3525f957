import { openDialog } from "@stanza/web-ui";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../testing/accessibility.ts";
import { expectDialogRules } from "../testing/dialog-rules.ts";
import type { ServerAnswers } from "../testing/fake-server.ts";
import { renderApp } from "../testing/render-app.tsx";
import { eraseAccountDialog } from "./EraseAccountDialog.tsx";
import { OwnData } from "./OwnData.tsx";

const dialog = page.getByRole("dialog");
const erase = page.getByRole("button", { name: "Erase my account" });

async function shown(answers: ServerAnswers = {}) {
  const onErased = vi.fn();
  const app = await renderApp(<OwnData onErased={onErased} />, { answers });
  return { ...app, onErased };
}

test("[T39] a person downloads everything that is kept about them, and is told when it does not come", async () => {
  let status = 503;
  await shown({ getOwnData: () => ({ status, body: status === 200 ? new Blob(["zip"]) : {} }) as never });
  const download = page.getByRole("button", { name: "Download my data" });
  await userEvent.click(download);
  await expect
    .element(page.getByRole("alert").getByText("Your data could not be downloaded.", { exact: false }))
    .toBeVisible();
  await expectAccessible();
  status = 200;
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  await userEvent.click(download);
  await vi.waitFor(() => expect(click).toHaveBeenCalled());
  expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe("data.zip");
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  click.mockRestore();
});

test("[T39] the account is erased with the password once more; a wrong one is said where it was typed", async () => {
  let right = false;
  const { calls, onErased } = await shown({
    eraseOwnAccount: () =>
      right
        ? { status: 204, body: undefined }
        : { status: 409, body: { error: "not-confirmed", message: "no" } },
  });
  await userEvent.click(erase);
  await expect
    .element(dialog.getByText("Projects, offers and orders stay with the shop.", { exact: false }))
    .toBeVisible();
  await expectAccessible();
  const password = dialog.getByRole("textbox", { name: "Password" });
  await password.fill("guessed");
  await userEvent.click(dialog.getByRole("button", { name: "Erase for good" }));
  await expect.element(dialog.getByText("This is not the password of the account.")).toBeVisible();
  expect(onErased).not.toHaveBeenCalled();
  right = true;
  await password.fill("dealer-milano-1");
  await userEvent.keyboard("{Enter}");
  await vi.waitFor(() => expect(onErased).toHaveBeenCalledTimes(1));
  expect(calls.filter(({ operation }) => operation === "eraseOwnAccount").map(({ body }) => body)).toEqual([
    { confirm: "guessed" },
    { confirm: "dealer-milano-1" },
  ]);
});

test("[T39] the last supervisor is told why the account stays", async () => {
  const { onErased } = await shown({
    eraseOwnAccount: () => ({ status: 409, body: { error: "last-supervisor", message: "no" } }),
  });
  await userEvent.click(erase);
  await dialog.getByRole("textbox", { name: "Password" }).fill("x");
  await userEvent.keyboard("{Enter}");
  await expect
    .element(dialog.getByRole("alert").getByText("The site would have no supervisor.", { exact: false }))
    .toBeVisible();
  expect(onErased).not.toHaveBeenCalled();
});

test("[SH-13] erasing an account keeps to the rules of dialogs", async () => {
  await shown();
  await expectDialogRules({
    title: "Erase my account",
    open: () => openDialog(eraseAccountDialog, { sells: false }),
  });
});
