import fc from "fast-check";
import { expect, test } from "vitest";
import { applyPatch, diff, invertPatch } from "./patch.ts";

const leaf = fc.oneof(
  fc.integer({ min: 0, max: 3 }),
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom("a", "b"),
);
const { document } = fc.letrec<{ document: unknown }>((tie) => ({
  document: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc.array(tie("document"), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom("id", "x", "y"), tie("document"), { maxKeys: 3, noNullPrototype: true }),
  ),
}));
const thing = fc.record({ id: fc.constantFrom("a", "b", "c", "d", "e"), n: fc.integer({ min: 0, max: 2 }) });
const things = fc.uniqueArray(thing, { selector: (one) => one.id });

test("a patch turns any document into any other, and its inverse turns it back", () => {
  fc.assert(
    fc.property(document, document, (before, after) => {
      const patch = diff(before, after);
      expect(applyPatch(before, patch)).toEqual(after);
      expect(applyPatch(after, invertPatch(patch))).toEqual(before);
      expect(diff(before, structuredClone(before))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test("a patch between any two lists of things with ids is exact both ways, also after a trip through JSON", () => {
  fc.assert(
    fc.property(things, things, (before, after) => {
      const patch = JSON.parse(JSON.stringify(diff({ list: before }, { list: after })));
      expect(applyPatch({ list: before }, patch)).toEqual({ list: after });
      expect(applyPatch({ list: after }, invertPatch(patch))).toEqual({ list: before });
    }),
    { numRuns: 500 },
  );
});

test("one row out of 2,000 is one small difference, wherever it is", () => {
  const rows = Array.from({ length: 2000 }, (_, i) => ({ id: `row${i}`, choices: { W: 600, H: 720 } }));
  const edited = rows.with(700, { ...rows[700]!, choices: { W: 900, H: 720 } });
  expect(diff({ rows }, { rows: edited })).toEqual([
    { op: "set", path: ["rows", 700, "choices", "W"], before: 600, after: 900 },
  ]);
  expect(diff({ rows }, { rows: rows.toSpliced(700, 1) })).toEqual([
    { op: "splice", path: ["rows"], index: 700, removed: [rows[700]], inserted: [] },
  ]);
});

test("parts of a document that the patch does not change stay the same objects", () => {
  const before = {
    rooms: [{ id: "a" }],
    rows: [
      { id: "x", n: 1 },
      { id: "y", n: 1 },
    ],
  };
  const after = { ...before, rows: before.rows.with(1, { id: "y", n: 2 }) };
  const undone = applyPatch(after, invertPatch(diff(before, after)));
  expect(undone.rooms).toBe(before.rooms);
  expect(undone.rows[0]).toBe(before.rows[0]);
});
