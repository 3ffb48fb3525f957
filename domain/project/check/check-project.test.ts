import fc from "fast-check";
import { expect, test } from "vitest";
import { setQuantity } from "../changes/set-quantity.ts";
import { accepted } from "../outcome.ts";
import { sampleProject } from "../testing/sample-project.ts";
import { checkProject } from "./check-project.ts";

type Json = Record<string, unknown>;

/** The sample project as plain JSON with the value at a path replaced; `undefined` removes it. */
function spoilt(path: string, value: unknown): unknown {
  const root = structuredClone(sampleProject()) as unknown as Json;
  const keys = path.split(".");
  const last = keys.pop()!;
  const parent = keys.reduce<Json>((at, key) => at[key] as Json, root);
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return root;
}

const messages = (value: unknown) => {
  const checked = checkProject(value);
  return checked.ok ? [] : checked.problems.map((problem) => problem.message);
};

test("[PR-01] a valid project passes unchanged", () => {
  const project = sampleProject();
  const checked = checkProject(project);
  expect(checked).toEqual({ ok: true, project });
  expect(checkProject(JSON.parse(JSON.stringify(project)))).toEqual({ ok: true, project });
});

test("[PR-01] an optional field may be present and undefined, as in memory", () => {
  const { rows, ...project } = sampleProject();
  expect(messages({ ...project, rows: rows.map((row) => ({ ...row, note: undefined })) })).toEqual([]);
});

test.each<[string, unknown, string]>([
  ["rows.2.placement.offset", "3000", "At rows.2.placement.offset: expected a number"],
  ["rows.2.placement.offset", undefined, "At rows.2.placement.offset: expected a number"],
  ["rows.2.placement.offset", Number.NaN, "At rows.2.placement.offset: expected a finite number"],
  ["rows.0.placement.at", [0, 0], "At rows.0.placement.at: expected at least 3 entries, got 2"],
  [
    "rows.0.placement.at.1",
    1e12,
    "At rows.0.placement.at.1: expected a number from -1000000 to 1000000, got 1000000000000",
  ],
  ["rows.0.placement.on", "ceiling", "At rows.0.placement.on: expected room or wall"],
  ["rows.0.quantity", 0, "At rows.0.quantity: expected a number from 1 to 9999, got 0"],
  ["rows.0.quantity", 1.5, "At rows.0.quantity: expected a whole number, got 1.5"],
  ["rows.0.choices", [], "At rows.0.choices: expected an object"],
  ["rows.0.choices.W", null, "At rows.0.choices.W: expected text"],
  ["rows.0.id", "", "At rows.0.id: expected 1 to 200 characters, got 0"],
  ["rows.1.id", "base", "At rows.1.id: expected an id of its own, base is taken"],
  ["rows.0.catalogue", "none", "At rows.0.catalogue: the project does not use the catalogue none"],
  ["rows.2.placement.wall", "none", "At rows.2.placement.wall: there is no wall none"],
  ["rows", {}, "At rows: expected a list"],
  [
    "rooms.0.walls.1.thickness",
    -1,
    "At rooms.0.walls.1.thickness: expected a number from 1 to 100000, got -1",
  ],
  ["rooms.0.walls.1.start", [-1000, 4000], "At rooms.0.walls.3: walls B and D cross or touch each other"],
  ["rooms.0.walls.2.id", "r1", "At rooms.0.walls.2.id: expected an id of its own, r1 is taken"],
  ["rooms.0.openEnd", undefined, "At rooms.0.openEnd: expected a list"],
  ["rooms.0.height", 0, "At rooms.0.height: expected a number from 1 to 100000, got 0"],
  ["description", "a\0", "At description: expected text without broken characters"],
  ["description", 7, "At description: expected text"],
  ["automaticEdits", { WT: { choices: {} } }, "At automaticEdits.WT.removed: expected true or false"],
  ["catalogues.cucina.headers.ARIA", 7, "At catalogues.cucina.headers.ARIA: expected an object"],
  ["catalogues.cucina.version", 7, "At catalogues.cucina.version: expected text"],
])("[PR-01] %s = %j is reported at its place", (path, value, message) => {
  expect(messages(spoilt(path, value))).toEqual([message]);
});

test("[PR-01] every fault of a project is reported, up to a hundred", () => {
  const project = sampleProject();
  const rows = Array.from({ length: 300 }, (_, i) => ({ ...project.rows[0]!, id: `x${i}`, quantity: -1 }));
  expect(messages({ ...project, rows })).toHaveLength(100);
  expect(messages({})).toHaveLength(5);
});

test.each([null, undefined, 7, "project", [], () => 1])("[PR-01] %s is not a project", (value) => {
  expect(messages(value)[0]).toMatch(/^At the project: expected/);
});

test("[PR-01] a project has at most 2,000 rows and 200 walls a room", () => {
  const { rows, rooms } = sampleProject();
  const many = Array.from({ length: 2001 }, (_, i) => ({ ...rows[0]!, id: `x${i}` }));
  expect(messages(spoilt("rows", many))).toEqual(["At rows: expected at most 2000 entries, got 2001"]);
  const walls = Array.from({ length: 10_000 }, (_, i) => ({ ...rooms[0]!.walls[0]!, id: `x${i}` }));
  expect(messages(spoilt("rooms.0.walls", walls))).toEqual([
    "At rooms.0.walls: expected at most 200 entries, got 10000",
  ]);
});

test("[PR-01] [T29] a value 50,000 levels deep, of 200,001 values, or that contains itself is refused and overflows nothing", () => {
  const deep = JSON.parse(`${"[".repeat(50_000)}${"]".repeat(50_000)}`);
  expect(messages(spoilt("extra", deep))[0]).toMatch(/expected at most 64 levels$/);
  const wide = Array.from({ length: 200_001 }, () => 0);
  expect(messages(spoilt("extra", wide))).toEqual(["At the project: expected at most 200000 values"]);
  const endless: Json = {};
  endless.self = endless;
  expect(messages(spoilt("extra", endless))[0]).toMatch(/expected at most 64 levels$/);
});

test("[PR-01] 64 levels are allowed, 65 are not", () => {
  const levels = (count: number) => JSON.parse(`${"[".repeat(count)}${"]".repeat(count)}`);
  expect(messages(spoilt("extra", levels(63)))).toEqual([]);
  expect(messages(spoilt("extra", levels(64)))).toHaveLength(1);
});

test("[PR-01] a field called __proto__ is refused", () => {
  const poisoned = JSON.parse(`{"__proto__": {"rows": []}, "description": ""}`);
  expect(messages(poisoned)).toEqual(["At the project: expected field names without broken characters"]);
});

test("[PR-01] fields that this version does not know stay through a check and a change", () => {
  const value = spoilt("rows.0.colourOfTheMonth", { code: "teal" });
  const checked = checkProject(value);
  if (!checked.ok) throw new Error("refused");
  const changed = accepted(setQuantity(checked.project, { row: "base", quantity: 2 }));
  expect(changed.rows[0]).toMatchObject({ quantity: 2, colourOfTheMonth: { code: "teal" } });
});

test("[PR-01] [T29] [T30] no JSON makes the check throw", () => {
  const keys = [
    "description",
    "catalogues",
    "rooms",
    "rows",
    "automaticEdits",
    "rooms.0.walls",
    "rows.0",
    "rows.2.placement",
  ];
  fc.assert(
    fc.property(fc.constantFrom(...keys), fc.jsonValue(), (path, value) => {
      const checked = checkProject(spoilt(path, value));
      if (!checked.ok) expect(checked.problems.length).toBeGreaterThan(0);
    }),
  );
});
