import fc from "fast-check";
import { expect, test } from "vitest";
import { checkProject } from "../check/check-project.ts";
import { inOrder } from "../history/history.ts";
import { accepted, type Outcome } from "../outcome.ts";
import type { Project } from "../project.ts";
import { splitWall } from "../room/split-wall.ts";
import { countedIds, sampleProject } from "../testing/sample-project.ts";
import { addRoom } from "./add-room.ts";
import { addRow } from "./add-row.ts";
import { addWallItem } from "./add-wall-item.ts";
import { changeHeader } from "./change-header.ts";
import { changeVariant } from "./change-variant.ts";
import { changeVariantOfRows } from "./change-variant-of-rows.ts";
import { duplicateRows } from "./duplicate-rows.ts";
import { editAutomaticRow } from "./edit-automatic-row.ts";
import { moveWall } from "./move-wall.ts";
import { placeRow } from "./place-row.ts";
import { placeRows } from "./place-rows.ts";
import { removeAutomaticRow } from "./remove-automatic-row.ts";
import { removeRoom } from "./remove-room.ts";
import { removeRows } from "./remove-rows.ts";
import { rename } from "./rename.ts";
import { replaceArticle } from "./replace-article.ts";
import { replaceRoom } from "./replace-room.ts";
import { restoreAutomaticRow } from "./restore-automatic-row.ts";
import { setNote } from "./set-note.ts";
import { setQuantity } from "./set-quantity.ts";
import { setRoomHeight } from "./set-room-height.ts";
import { setSurfaceMaterial } from "./set-surface-material.ts";
import { setWall } from "./set-wall.ts";
import { setWallLength } from "./set-wall-length.ts";
import { useCatalogue } from "./use-catalogue.ts";

const project = sampleProject();
const row = (from: Project, id: string) => from.rows.find((one) => one.id === id);
const cabinet = { id: "new", catalogue: "cucina", model: "ARIA", article: "BASE-1D" } as const;
const here = { on: "room", at: [0, 0, 0], rotY: 0 } as const;

test("[CD-03] rows are placed, turned and moved together, with turns in one circle", () => {
  const placed = accepted(
    placeRow(project, { row: "base", placement: { on: "room", at: [10, 0, 20], rotY: -90 } }),
  );
  expect(row(placed, "base")!.placement).toEqual({ on: "room", at: [10, 0, 20], rotY: 270 });
  const both = accepted(
    placeRows(project, {
      placements: [
        { row: "base", placement: { on: "room", at: [100, 0, 0], rotY: 0 } },
        { row: "door", placement: { on: "wall", wall: "r3", offset: 50, elevation: 0 } },
      ],
    }),
  );
  expect(row(both, "sink")).toBe(row(project, "sink"));
  expect(row(both, "door")!.placement).toMatchObject({ wall: "r3", offset: 50 });
});

test("[CD-03] rows are copied with the given ids to the end, and deleted", () => {
  const placement = { on: "room", at: [1200, 0, 0], rotY: 0 } as const;
  const copied = accepted(
    duplicateRows(project, {
      copies: [
        { of: "base", id: "base2", placement },
        { of: "door", id: "door2" },
      ],
    }),
  );
  expect(copied.rows.map((one) => one.id)).toEqual(["base", "sink", "door", "base2", "door2"]);
  expect(row(copied, "base2")).toEqual({ ...row(project, "base"), id: "base2", placement });
  expect(row(copied, "door2")!.placement).toEqual(row(project, "door")!.placement);
  expect(accepted(removeRows(copied, { rows: ["base2", "door2"] })).rows).toEqual(project.rows);
});

test("choices of one row or of many change, and null removes them", () => {
  const wide = accepted(changeVariant(project, { row: "base", choices: { W: 900, SIDE: null } }));
  expect(row(wide, "base")!.choices).toEqual({ W: 900 });
  const oak = accepted(changeVariantOfRows(project, { rows: ["base", "sink"], choices: { FINISH: "OAK" } }));
  expect(row(oak, "base")!.choices).toEqual({ W: 600, SIDE: "L", FINISH: "OAK" });
  expect(row(oak, "sink")!.choices).toEqual({ FINISH: "OAK" });
  expect(row(oak, "door")).toBe(row(project, "door"));
});

test("header choices change for one model and outlive a new version of the catalogue", () => {
  const changed = accepted(
    changeHeader(project, { catalogue: "cucina", model: "ARIA", choices: { FINISH: "WHITE", GOLA: true } }),
  );
  expect(changed.catalogues.cucina!.headers).toEqual({ ARIA: { FINISH: "WHITE", GOLA: true } });
  const updated = accepted(useCatalogue(changed, { catalogue: "cucina", version: "2", model: "TERRA" }));
  expect(updated.catalogues.cucina).toEqual({ ...changed.catalogues.cucina, version: "2", model: "TERRA" });
  const closet = accepted(useCatalogue(project, { catalogue: "closet", version: "7", model: "WALK" }));
  expect(closet.catalogues.closet).toEqual({ version: "7", model: "WALK", headers: {} });
});

test("another article replaces a row's, and keeps its id, placement, quantity and note", () => {
  const noted = accepted(
    inOrder(
      (one) => setNote(one, { row: "base", note: "left of the window" }),
      (one) => setQuantity(one, { row: "base", quantity: 3 }),
    )(project),
  );
  const drawers = accepted(replaceArticle(noted, { row: "base", article: "BASE-3DR", choices: { W: 800 } }));
  expect(row(drawers, "base")).toEqual({ ...row(noted, "base"), article: "BASE-3DR", choices: { W: 800 } });
  expect(row(accepted(replaceArticle(noted, { row: "base", article: "BASE-2D" })), "base")!.choices).toEqual({
    W: 600,
    SIDE: "L",
  });
});

test("notes come and go, and a project is renamed", () => {
  const noted = accepted(setNote(project, { row: "base", note: "x" }));
  expect(row(noted, "base")!.note).toBe("x");
  expect(accepted(setNote(noted, { row: "base", note: "" }))).toEqual(project);
  expect(accepted(rename(project, { description: "Bianchi" })).description).toBe("Bianchi");
});

test("an edit of a generated row goes when all its members have gone, and not before", () => {
  const members = ["base", "sink"];
  const edited = accepted(
    editAutomaticRow(project, { row: "WT:base", members, choices: { MAT: "OAK", EDGE: 3 } }),
  );
  const again = accepted(editAutomaticRow(edited, { row: "WT:base", members, choices: { EDGE: null } }));
  expect(again.automaticEdits["WT:base"]).toEqual({ choices: { MAT: "OAK" }, removed: false, members });
  const removed = accepted(removeAutomaticRow(again, { row: "WT:base", members }));
  expect(removed.automaticEdits["WT:base"]).toEqual({ choices: { MAT: "OAK" }, removed: true, members });
  expect(accepted(restoreAutomaticRow(removed, { row: "WT:base" }))).toEqual(project);
  const one = accepted(removeRows(removed, { rows: ["base"] }));
  expect(one.automaticEdits).toEqual(removed.automaticEdits);
  expect(accepted(removeRows(one, { rows: ["sink"] })).automaticEdits).toEqual({});
});

test("a generated row of a hundred members, and an id as long as theirs together, can be edited and checked", () => {
  const ids = Array.from({ length: 100 }, (_, i) => `0190f3a2-7c1e-7b3d-9a55-${`${i}`.padStart(12, "0")}`);
  const long = accepted(duplicateRows(project, { copies: ids.map((id) => ({ of: "base", id })) }));
  const removed = accepted(removeAutomaticRow(long, { row: `WORKTOP:${ids.join("+")}`, members: ids }));
  expect(checkProject(removed)).toEqual({ ok: true, project: removed });
});

test("[CD-02] heights, thicknesses and materials of a room and its walls change", () => {
  const room = (from: Project) => from.rooms[0]!;
  expect(room(accepted(setRoomHeight(project, { room: "r0", height: 2700 }))).height).toBe(2700);
  const low = accepted(setWall(project, { room: "r0", wall: "r2", height: 1200, thickness: 250 }));
  expect(room(low).walls[1]).toEqual({ id: "r2", start: [5000, 0], thickness: 250, height: 1200 });
  const back = accepted(setWall(low, { room: "r0", wall: "r2", height: null, thickness: 100 }));
  expect(back).toEqual(project);
  const tiled = accepted(
    setSurfaceMaterial(project, { room: "r0", surface: "floor", material: "floor-tile" }),
  );
  expect(room(tiled)).toEqual({ ...room(project), floorMaterial: "floor-tile" });
  expect(
    room(accepted(setSurfaceMaterial(project, { room: "r0", surface: "walls", material: "w" }))).wallMaterial,
  ).toBe("w");
});

test("a second room stands beside the first one, and is removed with the items on its walls", () => {
  const two = accepted(addRoom(project, { template: "rt3", newId: countedIds("s") }));
  expect(two.rooms[1]!.walls[0]!.start).toEqual([6100, 0]);
  const left = accepted(removeRoom(two, { room: "r0" }));
  expect(left.rooms.map((room) => room.id)).toEqual(["s0"]);
  expect(left.rows.map((one) => one.id)).toEqual(["base", "sink"]);
  expect(addRoom(project, { template: "rt1", newId: countedIds() })).toMatchObject({
    refusal: { cause: "duplicateId" },
  });
});

const doorOf = (outcome: Outcome<Project>) => row(accepted(outcome), "door")!.placement;
const widths = { door: 800 };

test("[CD-02] wall items keep their distance from their wall's start when walls move or grow", () => {
  const placement = row(project, "door")!.placement;
  expect(doorOf(moveWall(project, { room: "r0", wall: "r2", byMm: 700 }))).toBe(placement);
  expect(doorOf(setWallLength(project, { room: "r0", wall: "r2", lengthMm: 6000, fixed: "start" }))).toBe(
    placement,
  );
});

test("[CD-02] a wall that becomes too short moves its item to its end", () => {
  const short = { room: "r0", wall: "r2", lengthMm: 2000, fixed: "start", widths } as const;
  expect(doorOf(setWallLength(project, short))).toEqual({
    on: "wall",
    wall: "r2",
    offset: 1200,
    elevation: 0,
  });
});

test("[CD-02] an item stays where it is when its wall is split, reversed or removed", () => {
  const room = project.rooms[0]!;
  const split = accepted(splitWall(room, { wall: "r2", atMm: 2000, newId: "part" }));
  expect(doorOf(replaceRoom(project, { room: split, widths }))).toMatchObject({ wall: "part", offset: 1000 });
  const joined = accepted(replaceRoom(accepted(replaceRoom(project, { room: split })), { room, widths }));
  expect(row(joined, "door")!.placement).toMatchObject({ wall: "r2", offset: 3000 });
  const open = {
    ...room,
    walls: [
      { id: "r3", start: [0, 5000], thickness: 100 },
      { id: "r2", start: [5000, 5000], thickness: 100 },
    ],
    openEnd: [5000, 0],
  } as const;
  expect(doorOf(replaceRoom(project, { room: open, widths }))).toMatchObject({ wall: "r2", offset: 1200 });
});

test("[CD-02] an item stands free where it was when its room has no walls left", () => {
  const room = { ...project.rooms[0]!, walls: [] };
  expect(doorOf(replaceRoom(project, { room }))).toEqual({ on: "room", at: [5000, 0, 3000], rotY: 270 });
});

test.each<[string, Outcome<Project>, string, string]>([
  ["an unknown row", removeRows(project, { rows: ["base", "none"] }), "unknownRow", "rows.1"],
  [
    "an unknown row to place",
    placeRow(project, { row: "none", placement: here }),
    "unknownRow",
    "placements.0",
  ],
  ["an unknown row to note", setNote(project, { row: "none", note: "x" }), "unknownRow", "row"],
  [
    "an unknown original",
    duplicateRows(project, { copies: [{ of: "none", id: "x" }] }),
    "unknownRow",
    "copies.0",
  ],
  [
    "a member that is gone",
    editAutomaticRow(project, { row: "WT", members: ["none"], choices: {} }),
    "unknownRow",
    "members.0",
  ],
  ["a generated row without edit", restoreAutomaticRow(project, { row: "WT" }), "unknownRow", "row"],
  ["a double row id", addRow(project, { ...cabinet, id: "base", placement: here }), "duplicateId", "id"],
  [
    "two copies of one id",
    duplicateRows(project, {
      copies: [
        { of: "base", id: "x" },
        { of: "sink", id: "x" },
      ],
    }),
    "duplicateId",
    "id",
  ],
  [
    "a catalogue that is not in use",
    addRow(project, { ...cabinet, catalogue: "x", placement: here }),
    "unknownCatalogue",
    "catalogue",
  ],
  [
    "the header of an unused catalogue",
    changeHeader(project, { catalogue: "toString", model: "M", choices: {} }),
    "unknownCatalogue",
    "catalogue",
  ],
  [
    "an unknown wall",
    addWallItem(project, { ...cabinet, wall: "none", offset: 0 }),
    "unknownWall",
    "placement.wall",
  ],
  [
    "an item beyond its wall",
    addWallItem(project, { ...cabinet, wall: "r1", offset: 5001 }),
    "outOfBounds",
    "placement.offset",
  ],
  [
    "an offset that is no number",
    addWallItem(project, { ...cabinet, wall: "r1", offset: Number.NaN }),
    "notANumber",
    "placement.offset",
  ],
  ["an unknown room", setRoomHeight(project, { room: "none", height: 2400 }), "unknownRoom", "room"],
  ["a height of 1e12", setRoomHeight(project, { room: "r0", height: 1e12 }), "outOfBounds", "height"],
  [
    "a wall of another room",
    setWall(project, { room: "r0", wall: "none", height: 2400 }),
    "unknownWall",
    "wall",
  ],
  ["a quantity of a half", setQuantity(project, { row: "base", quantity: 0.5 }), "outOfBounds", "quantity"],
  ["a quantity and a half", setQuantity(project, { row: "base", quantity: 1.5 }), "outOfBounds", "quantity"],
  [
    "a choice that is no number",
    changeVariant(project, { row: "base", choices: { W: Number.NaN } }),
    "notANumber",
    "choices.W",
  ],
  [
    "a choice of 1e12",
    changeVariant(project, { row: "base", choices: { W: 1e12 } }),
    "outOfBounds",
    "choices.W",
  ],
  ["text that PostgreSQL refuses", rename(project, { description: "a\0b" }), "badText", "description"],
  ["half a character", setNote(project, { row: "base", note: "\ud83d" }), "badText", "note"],
  [
    "an empty material",
    setSurfaceMaterial(project, { room: "r0", surface: "floor", material: "" }),
    "badText",
    "floorMaterial",
  ],
])("refuses %s by cause and place", (_, outcome, cause, at) => {
  expect(outcome).toMatchObject({ ok: false, refusal: { cause, at } });
});

test("placements of NaN, without end or 1e12 away are refused wherever they stand", () => {
  const poison = fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e12, -1e12);
  fc.assert(
    fc.property(poison, fc.nat({ max: 3 }), (value, place) => {
      const numbers = [0, 0, 0, 0].with(place, value);
      const [x = 0, y = 0, z = 0, rotY = 0] = numbers;
      expect(placeRow(project, { row: "base", placement: { on: "room", at: [x, y, z], rotY } }).ok).toBe(
        false,
      );
    }),
  );
});

test("a project has at most 2,000 rows", () => {
  const base = project.rows[0]!;
  const full = { ...project, rows: Array.from({ length: 2000 }, (_, i) => ({ ...base, id: `x${i}` })) };
  expect(addRow(full, { ...cabinet, placement: here })).toMatchObject({ refusal: { cause: "tooManyRows" } });
  const copies = [{ of: "x0", id: "copy" }];
  expect(duplicateRows(full, { copies })).toMatchObject({ refusal: { cause: "tooManyRows" } });
});

test("no change touches the project it is given", () => {
  const before = structuredClone(project);
  moveWall(project, { room: "r0", wall: "r2", byMm: 100 });
  removeRows(project, { rows: ["base"] });
  changeHeader(project, { catalogue: "cucina", model: "ARIA", choices: { FINISH: null } });
  expect(project).toEqual(before);
});
