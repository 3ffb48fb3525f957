import { checkProject } from "@stanza/project";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkDocument } from "../check-document.ts";
import { encodeProject } from "../project-codec.ts";
import { FULL } from "../testing/full-document.ts";
import { salvageProject } from "./salvage-project.ts";

type Json = Record<string, unknown>;

const CATALOGUES = {
  ...FULL.project.catalogues,
  MURI: { version: "2026.11.0", model: "STANDARD", headers: {} },
};
const SOUND = { ...FULL, project: { ...FULL.project, catalogues: CATALOGUES } };

/** The full document as JSON with the value at a path replaced; undefined: taken away. */
function spoilt(path: string, value: unknown): Json {
  const root = JSON.parse(JSON.stringify(encodeProject(SOUND))) as Json;
  const keys = path.split(".");
  const last = keys.pop()!;
  const parent = keys.reduce<Json>((at, key) => at[key] as Json, root);
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return root;
}

/** The rows and rooms that can be seen, and what is said of the rest. */
function salvaged(value: unknown) {
  const found = salvageProject(value);
  if (!found) return null;
  expect(checkProject(found.document.project)).toMatchObject({ ok: true });
  const { project } = found.document;
  return {
    rows: project.rows.length,
    rooms: project.rooms.length,
    left: found.left.map(({ part, path }) => `${part} ${path}`),
  };
}

const whole = { rows: FULL.project.rows.length, rooms: FULL.project.rooms.length };

test("[F19] a sound document comes out as it is, with nothing left out", () => {
  const stored = JSON.parse(JSON.stringify(encodeProject(SOUND)));
  const found = salvageProject(stored);
  expect(found?.left).toEqual([]);
  expect(found && encodeProject(found.document)).toEqual(stored);
});

describe("broken references", () => {
  test("[F19] an article on a wall that is gone stands at the origin and is kept", () => {
    const on = { on: "wall", wall: "gone", offset: 300, elevation: 0 };
    expect(salvaged(spoilt("rows.0.placement", on))).toEqual({ ...whole, left: ["place rows.0.placement"] });
  });

  test("[F19] an article of a catalogue that the project does not name keeps it, in the version of today", () => {
    const found = salvageProject(spoilt("rows.0.catalog", "ELSEWHERE"));
    expect(found?.document.project.catalogues.ELSEWHERE?.version).toBe("current");
    expect(found?.left.map(({ part }) => part)).toEqual(["catalogue"]);
  });

  test("[F19] of two articles with one id both stay", () => {
    const twice = spoilt("rows.0.note", "first") as { rows: Json[] };
    twice.rows.push({ ...twice.rows[0] });
    const found = salvageProject(twice);
    expect(found?.document.project.rows).toHaveLength(whole.rows + 1);
    expect(new Set(found?.document.project.rows.map(({ id }) => id)).size).toBe(whole.rows + 1);
  });
});

describe("damaged parts", () => {
  test.each<[string, unknown, Json]>([
    ["rows.0.cod", undefined, { ...whole, rows: whole.rows - 1, left: ["article rows.0"] }],
    ["rows.0.qt", "two", { ...whole, left: ["value rows.0.qt"] }],
    ["rows.0.qt", -3, { ...whole, left: ["value rows.0.quantity"] }],
    ["rows.0.placement.x", null, { ...whole, left: ["place rows.0.placement"] }],
    ["rows.0.note", { bold: true }, { ...whole, left: ["value rows.0.note"] }],
    ["rooms.0.walls.0.thickness", "thick", { ...whole, left: ["value rooms.0.walls.0.thickness"] }],
    ["rooms.0.height", 0, { ...whole, left: ["value rooms.0.height"] }],
    ["rooms", "none", { rows: whole.rows, rooms: 0, left: expect.arrayContaining(["value rooms"]) as never }],
    ["des", undefined, { ...whole, left: ["value des"] }],
    ["des", 7, { ...whole, left: ["value des"] }],
    ["quotes.0.from", undefined, { ...whole, left: ["dimension quotes.0"] }],
    ["photomatch", 7, { ...whole, left: ["value photomatch"] }],
    ["offer.delivery", { price: -500, cod: "02" }, { ...whole, left: ["terms offer.delivery.price"] }],
  ])("[F19] %s = %j: the rest is read", (path, value, expected) => {
    expect(salvaged(spoilt(path, value))).toEqual(expected);
  });
});

describe("a newer version", () => {
  test("[F19] [PR-04] is read as far as this one understands it, and says so; what it does not know goes along", () => {
    const newer = { ...spoilt("rows.0.twin", { of: "a" }), format: 99, lighting: { scene: "dusk" } };
    const found = salvageProject(newer);
    expect(found).toMatchObject({ isNewer: true, left: [{ path: "format", message: "expected 1, got 99" }] });
    expect(found && encodeProject(found.document)).toMatchObject({ lighting: { scene: "dusk" } });
  });

  test("[F19] an older one is read as ever", () => {
    const { format: _none, rooms: _rooms, ...host } = spoilt("rows.0.note", "kept") as Json;
    expect(salvaged({ ...host, rows: host.rows })).toMatchObject({ rows: whole.rows });
  });
});

describe("JSON that must not be worked on", () => {
  const nested = (levels: number) => JSON.parse(`${"[".repeat(levels)}1${"]".repeat(levels)}`);
  test.each<[string, () => unknown, string]>([
    ["100,000 levels", () => spoilt("deep", nested(100_000)), "expected at most 64 levels"],
    [
      "1e999",
      () => JSON.parse(JSON.stringify(spoilt("rows.0.qt", 0)).replace('"qt":0', '"qt":1e999')),
      "expected a finite number",
    ],
    ["U+0000", () => spoilt("rows.0.note", "a\0b"), "expected text without broken characters"],
    ["half a character", () => spoilt("des", "a\ud800"), "expected text without broken characters"],
    [
      "__proto__",
      () => JSON.parse(JSON.stringify(spoilt("des", "x")).replace('"des"', '"__proto__":{"rows":[]},"des"')),
      "expected field names without broken characters",
    ],
    [
      "300,000 values",
      () =>
        spoilt(
          "many",
          Array.from({ length: 300_000 }, () => 0),
        ),
      "expected at most 200000 values",
    ],
  ])("[F19] [T29] %s: the rest is read, and it is named", (_, value, message) => {
    const found = salvageProject(value());
    expect(found?.document.project.rows.length).toBe(whole.rows);
    expect(found?.left.map((one) => one.message)).toContain(message);
    expect(() => JSON.stringify(found && encodeProject(found.document))).not.toThrow();
  });

  test("[F19] characters that no database takes become a mark, so that the text around them is read", () => {
    expect(salvageProject(spoilt("rows.0.note", "a\0b"))?.document.project.rows[0]?.note).toBe("a\uFFFDb");
  });
});

test.each([null, 7, "kitchen", [], {}, { hello: "world" }, { rows: 7 }, { rooms: null }])(
  "[F19] %j has nothing that could be shown",
  (value) => expect(salvageProject(value)).toBeNull(),
);

test("[F19] [T29] whatever stands anywhere in a document, what is read is a sound project or nothing", () => {
  const paths =
    "rows rows.0 rows.0.rule rows.0.placement rooms rooms.0 rooms.0.walls rooms.0.walls.0 rooms.0.openend history history.0 history.0.models autoedits offer offer.discounts customerFields orderaddress quotes drawinglayers tracepicture photomatch format".split(
      " ",
    );
  fc.assert(
    fc.property(
      fc.constantFrom(...paths),
      fc.jsonValue({ noUnicodeString: false } as never),
      (path, value) => {
        const found = salvageProject(spoilt(path, value));
        if (!found) return;
        const again = checkDocument(JSON.parse(JSON.stringify(encodeProject(found.document))));
        expect(again.ok ? [] : again.problems).toEqual([]);
      },
    ),
    { numRuns: 300 },
  );
});
