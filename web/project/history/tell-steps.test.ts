import { newDocument } from "@stanza/codecs";
import type { PricedProject } from "@stanza/pricing";
import { accepted, addRow, newProject, placeRow, type RowId, removeRows, rename } from "@stanza/project";
import en from "@stanza/web-site/texts/en.json" with { type: "json" };
import { useSpoken } from "@stanza/web-ui";
import i18next from "i18next";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { resetEvaluation, setEvaluation } from "../evaluation/evaluation-store.ts";
import { showProject, useProject } from "../project-store.ts";
import { editAgreement, goToState, redo, transact, undo } from "./project-steps.ts";
import { tellStepAs } from "./step-words.ts";
import { stepBetween, tellSteps } from "./tell-steps.ts";

let stop = () => {};

beforeEach(async () => {
  vi.useFakeTimers();
  await i18next.init({
    lng: "en",
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: { en: { translation: en } },
  });
  open("1");
  stop = tellSteps();
});
afterEach(() => {
  stop();
  resetEvaluation();
  useSpoken.setState({ text: "" });
  vi.useRealTimers();
});

function open(description: string): void {
  const catalogues = { none: { version: "1.0.0", model: "M", headers: {} } };
  showProject({
    document: newDocument(newProject({ description, catalogues })),
    projectId: 1,
    revision: 1,
    summary: null,
    owner: "u1",
    isSaved: true,
    saveState: { kind: "saved", at: null },
  });
}

function put(id: RowId): void {
  const placement = { on: "room", at: [0, 0, 0], rotY: 0 } as const;
  const row = { id, catalogue: "none", model: "M", article: "BASE-600", placement };
  accepted(transact("edit.customArticle", (project) => addRow(project, row)) ?? (undefined as never));
}

const move = (row: RowId, x: number) =>
  transact("edit.lock", (project) =>
    placeRow(project, { row, placement: { on: "room", at: [x, 0, 9], rotY: 0 } }),
  );

/** The rows' prices as the worker answers them. */
function priced(prices: Readonly<Record<string, string>>, gross: string): void {
  const rows = Object.entries(prices).map(([rowId, total]) => ({ rowId, total, lines: [] }));
  setEvaluation({ priced: { currency: "EUR", gross, rows } as unknown as PricedProject, updating: false });
}

/** What was said since the last call. */
function heard(): string {
  vi.advanceTimersByTime(4000);
  const { text } = useSpoken.getState();
  useSpoken.setState({ text: "" });
  return text;
}

test("[CD-15] [CD-03] undo and redo are said by name, a jump with each step; a new step is never called redone", () => {
  put("a");
  move("a", 9);
  heard();
  undo();
  expect(heard()).toBe("Undone: Lock BASE-600.");
  redo();
  expect(heard()).toBe("Redone: Lock BASE-600.");
  goToState(0);
  expect(heard()).toBe("Undone: Lock BASE-600. Undone: Custom article.");
  put("b");
  expect(heard()).toBe("Done: Custom article.");
});

test("[CD-15] the agreement is told when it is undone and redone", () => {
  editAgreement({ notes: "x" });
  expect(heard()).toBe("");
  undo();
  expect(heard()).toBe("Undone: Change the offer or the customer.");
  editAgreement({ notes: "y" });
  expect(heard()).toBe("");
  undo();
  heard();
  redo();
  expect(heard()).toBe("Redone: Change the offer or the customer.");
});

test("[CD-15] a change is said with its effect: the price of its article and the difference", () => {
  put("a");
  priced({ a: "477.62" }, "900.00");
  heard();
  move("a", 1);
  tellStepAs(() => "Smoked oak.");
  setEvaluation({ updating: true });
  vi.advanceTimersByTime(1000);
  expect(useSpoken.getState().text).toBe("");
  priced({ a: "665.62" }, "1088.00");
  expect(heard()).toBe("Smoked oak. Item €665.62, plus €188.00.");
  undo();
  priced({ a: "477.62" }, "900.00");
  expect(heard()).toBe("Undone: Lock BASE-600. Item €477.62, minus €188.00.");
});

test("[CD-15] a new article is said with its price and the total, what is deleted with what is left", () => {
  priced({}, "0.00");
  put("a");
  priced({ a: "310.70" }, "372.70");
  expect(heard()).toBe("Done: Custom article. Item €310.70, total €372.70.");
  transact("edit.remove", (project) => removeRows(project, { rows: ["a"] }));
  priced({}, "0.00");
  expect(heard()).toBe("BASE-600 deleted. Total €0.00, minus €372.70.");
  transact("rename", (project) => rename(project, { description: "B" }));
  expect(heard()).toBe("Done: Rename the project.");
});

test("[CD-15] the same movement once more is one sentence, different steps are all said", () => {
  put("a");
  put("b");
  heard();
  for (const x of [1, 2, 3]) move("a", x);
  move("b", 1);
  transact("rename", (project) => rename(project, { description: "B" }));
  expect(heard()).toBe("Done: Lock BASE-600. Done: Rename the project.");
});

test("words without a step are said at once; another project is no step", () => {
  tellStepAs(() => "Nothing to do.");
  expect(useSpoken.getState().text).toBe("Nothing to do.");
  const before = useProject.getState().open!;
  expect(stepBetween(before, { ...before, projectKey: "another" })).toBeNull();
});
