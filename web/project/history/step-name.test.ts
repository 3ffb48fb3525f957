import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { newDocument } from "@stanza/codecs";
import { DIMENSION_EDIT_NAMES, EDIT_NAMES, ROOM_EDIT_NAMES } from "@stanza/editor";
import { accepted, addRow, newProject, placeRow, type RowId, removeRows, rename } from "@stanza/project";
import { translate } from "@stanza/web-site";
import de from "@stanza/web-site/texts/de.json" with { type: "json" };
import en from "@stanza/web-site/texts/en.json" with { type: "json" };
import it from "@stanza/web-site/texts/it.json" with { type: "json" };
import i18next from "i18next";
import { beforeEach, expect, test } from "vitest";
import { type OpenProject, showProject, useProject } from "../project-store.ts";
import { goToState, transact, undo } from "./project-steps.ts";
import { statesNear, statesOf } from "./states.ts";
import { stepName } from "./step-name.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

test("[CD-03] every step that the hand or a panel makes has a name of its own in the history", () => {
  const source = globSync(["web/**/*.{ts,tsx}", "apps/web/**/*.{ts,tsx}"], { cwd: root })
    .filter((file) => !/node_modules|\/dist\/|\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(`${root}/${file}`, "utf8"))
    .join("\n");
  const typed = [...source.matchAll(/\btransact\(\s*"(?:edit\.)?(\w+)"/g)].map((match) => match[1] ?? "");
  expect(typed.length).toBeGreaterThan(15);
  const names = new Set([...typed, ...EDIT_NAMES, ...ROOM_EDIT_NAMES, ...DIMENSION_EDIT_NAMES]);
  for (const texts of [en, it, de])
    expect([...names, "agreement"].filter((name) => !Object.hasOwn(texts, `did.${name}`))).toEqual([]);
  // Every edit of articles is named with them, except those that bring several articles in.
  expect(EDIT_NAMES.filter((name) => !Object.hasOwn(en, `didTo.${name}`))).toEqual([]);
});

beforeEach(async () => {
  await i18next.init({
    lng: "en",
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: { en: { translation: en }, it: { translation: it }, de: { translation: de } },
  });
  showProject({
    document: newDocument(
      newProject({
        description: "A",
        catalogues: { none: { version: "1.0.0", model: "M", headers: {} } },
      }),
    ),
    projectId: 1,
    revision: 1,
    summary: null,
    owner: "u1",
    isSaved: true,
    saveState: { kind: "saved", at: null },
  });
});

const now = (): OpenProject => {
  const { open } = useProject.getState();
  if (!open) throw new Error("No project is open.");
  return open;
};

function put(id: RowId, article: string): void {
  const placement = { on: "room", at: [0, 0, 0], rotY: 0 } as const;
  const row = { id, catalogue: "none", model: "M", article, placement };
  accepted(transact("edit.place", (project) => addRow(project, row)) ?? (undefined as never));
}

function move(...ids: readonly RowId[]): void {
  for (const row of ids)
    transact(
      "edit.move",
      (project) => placeRow(project, { row, placement: { on: "room", at: [9, 0, 9], rotY: 0 } }),
      { gesture: "g" },
    );
}

const named = (language = "en") => now().history.undo.map((step) => stepName(step, translate, language));

test("[CD-03] a step is named with what it was done to, also when that is gone again", async () => {
  put("a", "BASE-600");
  put("b", "BASE-600");
  put("c", "TALL-600");
  move("a");
  move("b");
  move("c");
  transact("edit.remove", (project) => removeRows(project, { rows: ["a", "b"] }));
  transact("rename", (project) => rename(project, { description: "B" }));
  const names = ["Add BASE-600", "Add BASE-600", "Add TALL-600", "Move 3 articles", "Delete 2 × BASE-600"];
  expect(named()).toEqual([...names, "Rename the project"]);
  await i18next.changeLanguage("de");
  expect(named("de").slice(3)).toEqual([
    "3 Artikel verschieben",
    "2 × BASE-600 löschen",
    "Projekt umbenennen",
  ]);
  await i18next.changeLanguage("it");
  expect(named("it").slice(3, 5)).toEqual(["Sposta 3 articoli", "Elimina 2 × BASE-600"]);
});

test("[CD-03] the list has every state, the latest first, and the menu those next to the present one", () => {
  for (const id of ["a", "b", "c", "d"]) put(id, "BASE-600");
  undo();
  const states = statesOf(now().history);
  expect(states.map(({ isUndone }) => isUndone)).toEqual([true, false, false, false, false]);
  expect(states.findIndex(({ isNow }) => isNow)).toBe(1);
  expect(states.at(-1)?.step).toBeUndefined();
  expect(statesNear(now().history, 0, 1).map(({ state }) => state)).toEqual(
    states.slice(1, 3).map(({ state }) => state),
  );
  goToState(states.at(-1)?.state ?? -1);
  expect(now().document.project.rows).toEqual([]);
});
