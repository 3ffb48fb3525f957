import { expect } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, expectContrastInDark } from "./accessibility.ts";
import { expectFingerSized } from "./finger-size.ts";

interface DialogRules {
  /** The title, which is its accessible name. */
  readonly title: string;
  readonly role?: "dialog" | "alertdialog";
  /** Opens it, e.g. a flow; its promise resolves when the dialog is closed. */
  readonly open: () => Promise<unknown>;
  /** False: only its own buttons close it, Esc does not. */
  readonly closesByEscape?: boolean;
}

/**
 * Every dialog keeps to these: it is named, takes the focus, keeps Tab inside, is closed by Esc unless it is persistent, gives the
 * focus back, axe finds nothing in the light scheme nor in the dark one, and on a phone it fits and a finger reaches all of it. Needs `renderApp` first; the dialog is closed or still open (persistent) afterwards.
 */
export async function expectDialogRules({
  title,
  role = "dialog",
  open,
  closesByEscape = true,
}: DialogRules): Promise<void> {
  const opener = focusableOpener();
  const closed = open();
  const dialog = page.getByRole(role, { name: title, exact: true });
  // Its code may have to be loaded first, which takes long on a busy machine.
  await expect.element(dialog, { timeout: 25_000 }).toBeVisible();
  await expect
    .poll(() => dialog.element().contains(document.activeElement), { message: "focus is inside" })
    .toBe(true);
  await expectAccessible(dialog.element());
  await expectContrastInDark(dialog.element());
  await expectFingerSized(dialog.element());
  await expectTabStaysInside(dialog.element());
  await userEvent.keyboard("{Escape}");
  if (!closesByEscape) {
    await expect.element(dialog).toBeVisible();
  } else {
    await closed;
    await expect.element(dialog).not.toBeInTheDocument();
    expect(document.activeElement, "the focus returns to where it was").toBe(opener);
  }
  opener.remove();
}

/** Waits until an open dialog has the focus, so that keys reach it. */
export const dialogHasFocus = () =>
  expect
    .poll(() => document.activeElement?.closest("[role=dialog], [role=alertdialog]") ?? null)
    .not.toBeNull();

/** Stands for the button that opened the dialog. */
function focusableOpener(): HTMLButtonElement {
  const button = document.createElement("button");
  button.textContent = "Opener";
  document.getElementById("main")?.append(button);
  button.focus();
  return button;
}

async function expectTabStaysInside(dialog: Element): Promise<void> {
  const stops = dialog.querySelectorAll("button, input, select, textarea, a[href], [tabindex='0']").length;
  for (let i = 0; i <= Math.min(stops, 20); i++) {
    await userEvent.tab();
    expect(dialog.contains(document.activeElement), "Tab stays in the dialog").toBe(true);
  }
}
