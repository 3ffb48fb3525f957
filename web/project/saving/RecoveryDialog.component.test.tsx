import { encodeProject, newDocument, type StoredProject } from "@stanza/codecs";
import { newProject } from "@stanza/project";
import { openDialog } from "@stanza/web-ui";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { demoKitchen } from "../../testing/demo-kitchen.ts";
import { dialogHasFocus, expectDialogRules } from "../../testing/dialog-rules.ts";
import { renderApp } from "../../testing/render-app.tsx";
import type { JournalEntry } from "./journal-entry.ts";
import { recoveryDialog } from "./RecoveryDialog.tsx";

/** Work on a project that a closed tab left unsaved. */
const entryOf = (name: string, change: Partial<JournalEntry> = {}): JournalEntry => ({
  key: `${name}|tab`,
  tab: "tab",
  projectId: null,
  projectKey: name,
  revision: null,
  owner: "guest",
  description: name,
  at: Date.UTC(2026, 10, 20, 9, 30),
  document: encodeProject(newDocument(newProject({ description: name }))),
  base: { rows: 0, rooms: 0 },
  ...change,
});
const rossi = entryOf("Kitchen Rossi");
const bianchi = entryOf("Kitchen Bianchi");

function open(...entries: readonly JournalEntry[]) {
  const discarded: string[] = [];
  const discard = async ({ key }: JournalEntry) => void discarded.push(key);
  return { discarded, answer: openDialog(recoveryDialog, { entries, discard }) };
}

test("Unsaved work keeps to the rules of dialogs", async () => {
  await renderApp(null);
  await expectDialogRules({ title: "Unsaved work", open: () => open(rossi, bianchi).answer });
});

test("the newest work is taken up again with Enter", async () => {
  await renderApp(null);
  const { answer, discarded } = open(rossi, bianchi);
  await expect.element(page.getByRole("button", { name: "Restore" }).first()).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(await answer).toBe(rossi);
  expect(discarded).toEqual([]);
});

test("each work is thrown away alone, and the dialog closes with the last one", async () => {
  await renderApp(null);
  const { answer, discarded } = open(rossi, bianchi);
  await userEvent.click(page.getByRole("button", { name: "Discard" }).first());
  await expect.element(page.getByText("Kitchen Rossi")).not.toBeInTheDocument();
  await userEvent.click(page.getByRole("button", { name: "Discard" }));
  expect(await answer).toBeUndefined();
  expect(discarded).toEqual([rossi.key, bianchi.key]);
});

test("Decide later keeps everything for the next time", async () => {
  await renderApp(null);
  const { answer, discarded } = open(rossi);
  await dialogHasFocus();
  await userEvent.click(page.getByRole("button", { name: "Decide later" }));
  expect(await answer).toBeUndefined();
  expect(discarded).toEqual([]);
});

test("each work says what it has more than before; one that cannot be read says so", async () => {
  await renderApp(null);
  const kitchen = await demoKitchen(["BASE-2D-900"], ["BASE-1D-450"]);
  open(
    entryOf("Kitchen Verdi", { document: encodeProject(newDocument(kitchen)) }),
    entryOf("Kitchen Neri"),
    entryOf("", { document: { format: 999 } as unknown as StoredProject }),
  );
  await expect.element(page.getByText("+2 articles")).toBeVisible();
  await expect.element(page.getByText("Changed settings")).toBeVisible();
  await expect.element(page.getByText("Untitled project")).toBeVisible();
  await expect.element(page.getByText("Cannot be read")).toBeVisible();
});
