import type { Value } from "@stanza/catalogue";
import type { RowId } from "@stanza/project";
import {
  choicesOfTexts,
  choose,
  dismissNotice,
  evaluationSettled,
  useChoiceNotice,
  useEvaluation,
} from "@stanza/web-project";
import type { FrameFault } from "./article-frame-store.ts";

/** After a choice, the worker's answer at the latest, ms. */
const PATIENCE = 10_000;

const rowNow = (id: RowId) => useEvaluation.getState().evaluated?.rows.find(({ row }) => row.id === id);

/**
 * Chooses what another page wishes for the frame's article. A choice may bring others into view, so what is unknown at first is tried once
 * more; whatever the article does not know, or its rules refuse, is returned, and the rest is chosen all the same.
 */
export async function chooseInFrame(
  id: RowId,
  texts: Readonly<Record<string, string>>,
): Promise<readonly FrameFault[]> {
  let left = texts;
  let faults: readonly FrameFault[] = [];
  for (let round = 0; round < 2 && Object.keys(left).length > 0; round++) {
    const row = rowNow(id);
    if (!row) return Object.keys(left).map((code) => ({ kind: "variant", code }));
    const { values, unknown, wrong } = choicesOfTexts(row, left);
    const refused = await chosenOf(id, values);
    faults = [
      ...faults.filter(({ kind }) => kind === "value"),
      ...[...wrong, ...refused].map((code): FrameFault => ({ kind: "value", code })),
      ...unknown.map((code): FrameFault => ({ kind: "variant", code })),
    ];
    const again = Object.entries(left).filter(([code]) => unknown.includes(code));
    if (again.length === Object.keys(left).length) break;
    left = Object.fromEntries(again);
  }
  return faults;
}

/** Chooses all at once, so that the rules see the whole wish; where they refuse it, one after the other. Returns what was refused. */
async function chosenOf(id: RowId, values: Readonly<Record<string, Value>>): Promise<readonly string[]> {
  if (await isChosen(id, values)) return [];
  const refused: string[] = [];
  for (const [code, value] of Object.entries(values))
    if (!(await isChosen(id, { [code]: value }))) refused.push(code);
  return refused;
}

async function isChosen(id: RowId, values: Readonly<Record<string, Value>>): Promise<boolean> {
  const row = rowNow(id);
  if (!row || Object.keys(values).length === 0) return true;
  choose([row], values);
  const isTaken = useChoiceNotice.getState().refusal === null;
  dismissNotice();
  await evaluationSettled(PATIENCE);
  return isTaken;
}
