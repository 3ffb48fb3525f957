import fc from "fast-check";
import { expect, test } from "vitest";
import { applyPatch, diff, invertPatch } from "../history/patch.ts";
import { accepted } from "../outcome.ts";
import type { Project, Row } from "../project.ts";
import { roomFromTemplate } from "../room/room-from-template.ts";
import { countedIds, sampleProject } from "../testing/sample-project.ts";
import { compareProjects, isEmptyDifference, type ProjectDifference } from "./compare-projects.ts";

const project = sampleProject();

/** One change of one thing, by what a difference calls it. Each is about another thing than all others. */
interface Edit {
  readonly named: string;
  readonly make: (project: Project) => Project;
}

const onRow = (id: string, change: (row: Row) => Row) => (so: Project) => ({
  ...so,
  rows: so.rows.map((row) => (row.id === id ? change(row) : row)),
});
const cucina = project.catalogues.cucina!;
const muri = project.catalogues.muri!;

const EDITS: readonly Edit[] = [
  { named: "base choices", make: onRow("base", (row) => ({ ...row, choices: { ...row.choices, W: 900 } })) },
  { named: "base quantity", make: onRow("base", (row) => ({ ...row, quantity: 3 })) },
  { named: "base note", make: onRow("base", (row) => ({ ...row, note: "left" })) },
  { named: "base drawing", make: onRow("base", (row) => ({ ...row, locked: true })) },
  { named: "base article", make: onRow("base", (row) => ({ ...row, article: "BASE-2D" })) },
  {
    named: "base place",
    make: onRow("base", (row) => ({ ...row, placement: { on: "room", at: [50, 0, 0], rotY: 90 } })),
  },
  { named: "removed sink", make: (so) => ({ ...so, rows: so.rows.filter(({ id }) => id !== "sink") }) },
  {
    named: "door place",
    make: onRow("door", (row) =>
      row.placement.on === "wall" ? { ...row, placement: { ...row.placement, offset: 500 } } : row,
    ),
  },
  {
    named: "added new",
    make: (so) => ({ ...so, rows: [...so.rows, { ...project.rows[0]!, id: "new" }] }),
  },
  {
    named: "room r0 height",
    make: (so) => ({
      ...so,
      rooms: so.rooms.map((room) => (room.id === "r0" ? { ...room, height: 2345 } : room)),
    }),
  },
  {
    named: "room r0 materials",
    make: (so) => ({
      ...so,
      rooms: so.rooms.map((room) => (room.id === "r0" ? { ...room, floorMaterial: "oak" } : room)),
    }),
  },
  {
    named: "added room n0",
    make: (so) => ({
      ...so,
      rooms: [...so.rooms, accepted(roomFromTemplate("rt1", undefined, { newId: countedIds("n") }))],
    }),
  },
  {
    named: "header cucina ARIA",
    make: (so) => ({
      ...so,
      catalogues: { ...so.catalogues, cucina: { ...cucina, headers: { ARIA: { FINISH: "WALNUT" } } } },
    }),
  },
  {
    named: "catalogues",
    make: (so) => ({ ...so, catalogues: { ...so.catalogues, muri: { ...muri, version: "2" } } }),
  },
  {
    named: "automatic plinth",
    make: (so) => ({ ...so, automaticEdits: { plinth: { choices: { H: 60 }, removed: true } } }),
  },
  { named: "description", make: (so) => ({ ...so, description: "Bianchi" }) },
  {
    named: "layers",
    make: (so) => ({
      ...so,
      layers: [{ id: "l", name: "Old", visible: true, locked: false, colour: "#000000" }],
    }),
  },
];

/** What a difference names, each change once. */
const namesOf = ({ rows, rooms, headers, automatic, aspects }: ProjectDifference): readonly string[] =>
  [
    ...rows.flatMap((one) =>
      one.kind === "changed"
        ? one.aspects.map((aspect) => `${one.after.id} ${aspect}`)
        : [`${one.kind} ${one.row.id}`],
    ),
    ...rooms.flatMap((one) =>
      one.kind === "changed"
        ? one.aspects.map((aspect) => `room ${one.after.id} ${aspect}`)
        : [`${one.kind} room ${one.room.id}`],
    ),
    ...headers.map(({ catalogue, model }) => `header ${catalogue} ${model}`),
    ...automatic.map(({ row }) => `automatic ${row}`),
    ...aspects,
  ].sort();

const edits = fc.shuffledSubarray([...EDITS]);
const apply = (chosen: readonly Edit[]) => chosen.reduce((so, { make }) => make(so), project);

test("[PR-07] a state does not differ from itself, nor from one that says the same", () => {
  fc.assert(
    fc.property(edits, (chosen) => {
      const state = apply(chosen);
      expect(isEmptyDifference(compareProjects(state, state))).toBe(true);
      expect(isEmptyDifference(compareProjects(state, structuredClone(state)))).toBe(true);
    }),
  );
});

test("[PR-07] whatever is changed is named, each change once, and nothing else", () => {
  fc.assert(
    fc.property(edits, (chosen) => {
      const names = namesOf(compareProjects(project, apply(chosen)));
      expect(names).toEqual(chosen.map(({ named }) => named).sort());
    }),
  );
});

test("[PR-07] the order in which changes were made does not matter", () => {
  fc.assert(
    fc.property(edits, fc.infiniteStream(fc.nat()), (chosen, numbers) => {
      const other = [...chosen].sort(() => (numbers.next().value % 3) - 1);
      expect(compareProjects(project, apply(other))).toEqual(compareProjects(project, apply(chosen)));
    }),
  );
});

test("[PR-07] from the later state back the same things differ the other way round", () => {
  const turned = (name: string) =>
    name.startsWith("added ") ? name.replace("added ", "removed ") : name.replace("removed ", "added ");
  fc.assert(
    fc.property(edits, (chosen) => {
      const there = namesOf(compareProjects(project, apply(chosen)));
      expect(namesOf(compareProjects(apply(chosen), project))).toEqual(there.map(turned).sort());
    }),
  );
});

test("[PR-07] what nothing is named of is the same document, up to half a millimetre", () => {
  fc.assert(
    fc.property(edits, edits, (one, other) => {
      const [before, after] = [apply(one), apply(other)];
      expect(isEmptyDifference(compareProjects(before, after))).toBe(diff(before, after).length === 0);
      expect(applyPatch(after, invertPatch(diff(before, after)))).toEqual(before);
    }),
  );
  const moved = onRow("base", (row) => ({ ...row, placement: { on: "room", at: [0.4, 0, 0], rotY: 0 } }))(
    project,
  );
  expect(isEmptyDifference(compareProjects(project, moved))).toBe(true);
});

test("[PR-07] a change says which variables, from what to what", () => {
  const after = onRow("base", (row) => ({ ...row, choices: { W: 900, COLOUR: "RED" } }))(project);
  expect(compareProjects(project, after).rows).toMatchObject([
    {
      kind: "changed",
      aspects: ["choices"],
      choices: [
        { variable: "W", from: 600, to: 900 },
        { variable: "SIDE", from: "L" },
        { variable: "COLOUR", to: "RED" },
      ],
    },
  ]);
});

test("[PR-07] a moved wall is named with its room, rows in another order as an order", () => {
  const [room] = project.rooms;
  const walls = room!.walls.map((wall, i) => (i === 1 ? { ...wall, thickness: 250 } : wall));
  const after = { ...project, rooms: [{ ...room!, walls }], rows: [...project.rows].reverse() };
  expect(compareProjects(project, after)).toMatchObject({
    rows: [],
    rooms: [{ kind: "changed", aspects: ["shape"], walls: [walls[1]!.id] }],
    aspects: ["order"],
  });
});
