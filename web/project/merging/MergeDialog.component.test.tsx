import { encodeProject, newDocument } from "@stanza/codecs";
import { accepted, removeRows, setNote, setQuantity } from "@stanza/project";
import { openDialog } from "@stanza/web-ui";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { demoKitchen } from "../../testing/demo-kitchen.ts";
import { expectDialogRules } from "../../testing/dialog-rules.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { projectSummary } from "../../testing/summaries.ts";
import { useProject } from "../project-store.ts";
import { mergeDialog } from "./MergeDialog.tsx";
import { bringTogether, meanwhile } from "./merge-meanwhile.ts";

/** Two people have changed the first of two articles; the other person has removed the second, and I have made it two. */
async function shown() {
  const project = await demoKitchen(["BASE-2D-900"], ["BASE-1D-600"]);
  const [first, second] = project.rows.map(({ id }) => id) as [string, string];
  const saved = newDocument(project);
  const summary = projectSummary({ id: 31, updatedBy: "Marco Neri" });
  await renderApp(null, { project, stored: summary });
  const mine = accepted(
    setQuantity(accepted(setNote(project, { row: first, note: "mine" })), { row: second, quantity: 2 }),
  );
  const theirs = accepted(
    removeRows(accepted(setNote(project, { row: first, note: "theirs" })), { rows: [second] }),
  );
  const { open } = useProject.getState();
  useProject.setState({
    open: { ...open!, document: { ...saved, project: mine }, savedDocument: saved, revision: 1 },
    saveState: { kind: "conflict", by: "Marco Neri", at: "2026-11-28T10:00:00Z", current: 2 },
  });
  const current = { document: encodeProject({ ...saved, project: theirs }), revision: 2, summary };
  const both = (await meanwhile(useProject.getState().open!, current))!;
  const ask = () => openDialog(mergeDialog, { both, by: "Marco Neri", at: "2026-11-28T10:00:00Z" });
  return { both, ask, second };
}
const TITLE = "Somebody else saved this project";

test("Somebody else saved this project keeps to the rules of dialogs", async () => {
  const { ask } = await shown();
  await expectDialogRules({ title: TITLE, open: ask });
});

test("[F07] what both have touched is named with what each did, and the side that is chosen counts for each", async () => {
  const { both, ask, second } = await shown();
  const answer = ask();
  const dialog = page.getByRole("dialog", { name: TITLE });
  await expect.element(dialog.getByText("Base unit, two doors 900")).toBeVisible();
  await expect.element(dialog.getByText("You have changed it · Quantity")).toBeVisible();
  await expect.element(dialog.getByText("Marco Neri has removed it")).toBeVisible();
  await userEvent.click(
    dialog
      .getByRole("radiogroup", { name: /Base unit, one door 600/ })
      .getByRole("radio", { name: "Marco Neri" }),
  );
  await userEvent.click(dialog.getByRole("button", { name: "Bring both together" }));
  const chosen = await answer;
  if (chosen?.kind !== "merge") throw new Error("It was not brought together");
  expect(bringTogether(both, chosen.take)).toBe(true);
  const { open, saveState } = useProject.getState();
  expect(open?.document.project.rows.map(({ note }) => note)).toEqual(["mine"]);
  expect(open?.document.project.rows.map(({ id }) => id)).not.toContain(second);
  expect([open?.revision, saveState.kind]).toEqual([2, "pending"]);
});

test("[F07] one of both can be taken whole, kept as a copy or downloaded instead", async () => {
  const { ask } = await shown();
  for (const [name, kind] of [
    ["Keep mine as a copy", "copy"],
    ["Take the version of Marco Neri", "theirs"],
    ["Download mine", "download"],
  ] as const) {
    const answer = ask();
    await userEvent.click(page.getByRole("button", { name }));
    expect((await answer)?.kind).toBe(kind);
  }
});
