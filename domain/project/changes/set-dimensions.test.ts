import { expect, test } from "vitest";
import { checkProject } from "../check/check-project.ts";
import type { Dimension } from "../dimension.ts";
import { transact, undo } from "../history/history.ts";
import { newHistory } from "../history/new-history.ts";
import { newProject } from "../new-project.ts";
import { accepted } from "../outcome.ts";
import { roomFromTemplate } from "../room/room-from-template.ts";
import { putDimension, removeDimension, showChain } from "./set-dimensions.ts";

let next = 0;
const room = accepted(roomFromTemplate("rt1", undefined, { newId: () => `n${next++}` }));
const project = { ...newProject({ description: "Measured" }), rooms: [room] };
const wall = room.walls[0]!.id;
const line: Dimension = {
  kind: "linear",
  id: "q1",
  from: { at: [0, 0], on: { kind: "wall", wall, share: 0 } },
  to: { at: [800, 0] },
  offset: 300,
};

test("[CD-05] a dimension is made, changed in place and deleted, each as one step that can be undone", () => {
  const start = newHistory(project, { saved: true });
  const made = accepted(transact(start, "edit.dimension", (so) => putDimension(so, line)));
  const second = accepted(
    transact(made, "edit.dimension", (so) =>
      putDimension(so, { kind: "text", id: "q2", target: { at: [5, 5] }, shift: [300, -300], text: "Gas" }),
    ),
  );
  const moved = accepted(
    transact(second, "edit.dimension", (so) => putDimension(so, { ...line, offset: -450 })),
  );
  expect(moved.project.dimensions?.map((dimension) => dimension.id)).toEqual(["q1", "q2"]);
  expect(moved.project.dimensions?.[0]).toMatchObject({ offset: -450 });
  expect(checkProject(moved.project).ok).toBe(true);
  expect(undo(moved).project.dimensions?.[0]).toMatchObject({ offset: 300 });
  const gone = accepted(
    removeDimension(accepted(removeDimension(moved.project, { id: "q1" })), { id: "q2" }),
  );
  expect(gone).not.toHaveProperty("dimensions");
});

test.each([
  ["offset", { ...line, offset: Number.NaN }],
  ["to.at.0", { ...line, to: { at: [1e12, 0] as const } }],
  [
    "from.on.share",
    { ...line, from: { at: [0, 0] as const, on: { kind: "wall", wall, share: 2 } as const } },
  ],
  [
    "text",
    { kind: "text", id: "q", target: { at: [0, 0] as const }, shift: [0, 0] as const, text: "" } as const,
  ],
  [
    "size.0",
    {
      kind: "highlight",
      id: "q",
      centre: { at: [0, 0] as const },
      size: [0, 10] as const,
      outline: "box",
      text: "",
    } as const,
  ],
])("[CD-05] a dimension with a wrong %s is refused, as a change and in a file", (at, bad) => {
  expect(putDimension(project, bad)).toMatchObject({ ok: false, refusal: { at: `dimension.${at}` } });
  const checked = checkProject({ ...project, dimensions: [bad] });
  expect(checked.ok).toBe(false);
});

test("[CD-05] a wall's automatic chain is hidden with the project and shown again", () => {
  const hidden = accepted(showChain(project, { wall, shown: false }));
  expect(hidden.hiddenChains).toEqual([wall]);
  expect(checkProject(hidden).ok).toBe(true);
  expect(accepted(showChain(hidden, { wall, shown: true }))).toEqual(project);
  expect(showChain(project, { wall: "none", shown: false })).toMatchObject({ ok: false });
});
