import fc from "fast-check";
import { expect, test } from "vitest";
import { addRow } from "../changes/add-row.ts";
import { changeVariant } from "../changes/change-variant.ts";
import { placeRow } from "../changes/place-row.ts";
import { removeRows } from "../changes/remove-rows.ts";
import { rename } from "../changes/rename.ts";
import { setNote } from "../changes/set-note.ts";
import { setRoomHeight } from "../changes/set-room-height.ts";
import { setWallLength } from "../changes/set-wall-length.ts";
import { accepted } from "../outcome.ts";
import type { Project } from "../project.ts";
import { sampleProject } from "../testing/sample-project.ts";
import { type Change, inOrder, isDirty, markSaved, redo, transact, undo } from "./history.ts";
import { type History, newHistory } from "./new-history.ts";

const begin = () => newHistory(sampleProject(), { saved: true });
const named =
  (description: string): Change =>
  (project) =>
    rename(project, { description });
const moved =
  (x: number): Change =>
  (project) =>
    placeRow(project, { row: "base", placement: { on: "room", at: [x, 0, 0], rotY: 0 } });
const step = (history: History, change: Change, gesture?: string): History =>
  accepted(transact(history, "Step", change, gesture === undefined ? {} : { gesture }));

/** Changes that pick their row among the present ones, so that any sequence of them is possible. */
const anyChange: fc.Arbitrary<Change> = fc
  .record({
    kind: fc.constantFrom("add", "remove", "move", "variant", "note", "rename", "height", "wall"),
    pick: fc.nat(),
    number: fc.integer({ min: 2, max: 9000 }),
  })
  .map(({ kind, pick, number }) => (project: Project) => {
    const row = project.rows[pick % Math.max(1, project.rows.length)]?.id ?? "none";
    switch (kind) {
      case "add":
        return addRow(project, {
          id: `new${project.rows.length}-${number}-${pick}`,
          catalogue: "cucina",
          model: "ARIA",
          article: "BASE-1D",
          placement: { on: "room", at: [number, 0, 0], rotY: 0 },
        });
      case "remove":
        return removeRows(project, { rows: [row] });
      case "move":
        return placeRow(project, {
          row,
          placement: { on: "room", at: [number, 0, number], rotY: pick % 360 },
        });
      case "variant":
        return changeVariant(project, { row, choices: { W: pick % 2 ? number : null, SIDE: "R" } });
      case "note":
        return setNote(project, { row, note: pick % 3 === 0 ? "" : `note ${number}` });
      case "rename":
        return rename(project, { description: `${number}` });
      case "height":
        return setRoomHeight(project, { room: "r0", height: number });
      default:
        return setWallLength(project, {
          room: "r0",
          wall: "r1",
          lengthMm: number,
          fixed: pick % 2 ? "start" : "end",
        });
    }
  });

test("[CD-03] undo of any sequence of changes is the identity at every step, and so is redo", () => {
  fc.assert(
    fc.property(fc.array(anyChange, { maxLength: 25 }), (changes) => {
      let history = begin();
      const states: Project[] = [history.project];
      for (const change of changes) {
        const next = transact(history, "Step", change);
        if (!next.ok || next.value === history) continue;
        history = next.value;
        states.push(history.project);
      }
      expect(history.undo).toHaveLength(states.length - 1);
      for (const state of states.toReversed()) {
        expect(history.project).toEqual(state);
        history = undo(history);
      }
      expect(undo(history)).toBe(history);
      expect(isDirty(history)).toBe(false);
      for (const state of states) {
        expect(history.project).toEqual(state);
        history = redo(history);
      }
      expect(redo(history)).toBe(history);
    }),
  );
});

test("[CD-03] after any sequence of changes, undos and redos, undoing everything leads back to the beginning", () => {
  const walk = fc.array(fc.oneof(anyChange, fc.constantFrom("undo" as const, "redo" as const)), {
    maxLength: 40,
  });
  fc.assert(
    fc.property(walk, (steps) => {
      let history = begin();
      for (const one of steps) {
        if (one === "undo") history = undo(history);
        else if (one === "redo") history = redo(history);
        else {
          const next = transact(history, "Step", one);
          if (next.ok) history = next.value;
        }
      }
      while (history.undo.length > 0) history = undo(history);
      expect(history.project).toEqual(sampleProject());
    }),
  );
});

test("[CD-03] one drag is one undo", () => {
  let history = begin();
  for (const x of [10, 20, 30]) history = step(history, moved(x), "drag-1");
  history = step(history, moved(40), "drag-2");
  expect(history.undo).toHaveLength(2);
  history = undo(history);
  expect(history.project.rows[0]!.placement).toMatchObject({ at: [30, 0, 0] });
  history = undo(history);
  expect(history.project).toEqual(sampleProject());
  expect(redo(history).project.rows[0]!.placement).toMatchObject({ at: [30, 0, 0] });
});

test("[CD-03] a drag that ends where it began leaves no entry", () => {
  const history = step(step(begin(), moved(10), "drag"), moved(0), "drag");
  expect(history.undo).toEqual([]);
  expect(history.project).toEqual(sampleProject());
  expect(isDirty(history)).toBe(false);
});

test("[CD-03] a drag is not continued across an undo", () => {
  const undone = undo(step(step(begin(), moved(10), "drag"), named("x")));
  const history = step(undone, moved(20), "drag");
  expect(history.undo.map((entry) => entry.gesture)).toEqual(["drag", "drag"]);
  expect(history.redo).toEqual([]);
});

test("[CD-03] undo is not limited", () => {
  let history = begin();
  for (let i = 0; i < 3000; i++) history = step(history, named(`${i}`));
  for (let i = 0; i < 3000; i++) history = undo(history);
  expect(history.project).toEqual(sampleProject());
});

test("[CD-03] an entry keeps the difference, not the project", () => {
  const [entry] = step(begin(), named("Bianchi")).undo;
  expect(entry).toEqual({
    name: "Step",
    patch: [{ op: "set", path: ["description"], before: "Rossi", after: "Bianchi" }],
    from: 0,
    to: 1,
  });
});

test("[CD-03] an entry knows the rows that it changed, added or removed", () => {
  const touched = (history: History) => history.undo.at(-1)?.rows?.map(({ id }) => id);
  const first = sampleProject().rows[0]!.id;
  expect(touched(step(begin(), moved(10)))).toEqual([first]);
  expect(touched(step(begin(), (project) => setNote(project, { row: first, note: "x" })))).toEqual([first]);
  const removed = step(begin(), (project) => removeRows(project, { rows: [first] }));
  expect(touched(removed)).toContain(first);
  expect(touched(step(begin(), named("x")))).toBeUndefined();
  const added = step(begin(), (project) =>
    addRow(project, {
      id: "new",
      catalogue: "cucina",
      model: "ARIA",
      article: "BASE-1D",
      placement: { on: "room", at: [0, 0, 0], rotY: 0 },
    }),
  );
  expect(touched(added)).toEqual(["new"]);
});

test("a project is clean in the state that was saved, and in no other", () => {
  const sent = step(begin(), named("sent"));
  expect(isDirty(sent)).toBe(true);
  const later = step(sent, named("later"));
  expect(isDirty(markSaved(later, sent.state))).toBe(true);
  expect(isDirty(undo(markSaved(later, sent.state)))).toBe(false);
  const other = step(undo(later), named("later"));
  expect(isDirty(markSaved(other, later.state))).toBe(true);
  expect(isDirty(newHistory(sampleProject(), { saved: false }))).toBe(true);
});

test("a refused change, and one that changes nothing, leave the history as it is", () => {
  const history = begin();
  expect(transact(history, "Step", (project) => removeRows(project, { rows: ["none"] }))).toMatchObject({
    ok: false,
    refusal: { cause: "unknownRow" },
  });
  expect(step(history, named("Rossi"))).toBe(history);
});

test("several changes in order are one, and one refusal refuses them all", () => {
  const both = step(begin(), inOrder(named("x"), moved(50)));
  expect(both.undo).toHaveLength(1);
  expect(undo(both).project).toEqual(sampleProject());
  const broken = inOrder(named("x"), (project) => removeRows(project, { rows: ["none"] }), named("y"));
  expect(transact(begin(), "Step", broken).ok).toBe(false);
});
