import type { Vec2 } from "@stanza/geometry";
import {
  accepted,
  innerAreaM2,
  type Room,
  roomFromTemplate,
  viewedWalls,
  wallSegments,
} from "@stanza/project";
import { expect, test } from "vitest";
import { drawnRoom } from "./drawn-room.ts";
import {
  cornerAngle,
  emptyDrawing,
  followPointer,
  putCorner,
  stopDrawing,
  type WallDrawing,
  type WallSetup,
} from "./wall-drawing.ts";
import type { WallPointer, WallSnapMode } from "./wall-snapping.ts";
import { isTypedWrong, shownEnd, shownSagitta, typeKey, wallQuestion } from "./wall-typing.ts";

/** A person with the wall tool in hand. */
class WallDriver {
  drawing: WallDrawing;

  constructor(setup?: Partial<WallSetup>) {
    this.drawing = emptyDrawing({
      mode: "lines",
      unit: "mm",
      surroundings: { corners: [], faces: [] },
      ...setup,
    });
  }

  click(x: number, z: number, held: Partial<WallPointer> = {}): this {
    this.drawing = putCorner(this.drawing, pointer([x, z], held));
    return this;
  }

  moveTo(x: number, z: number, held: Partial<WallPointer> = {}): this {
    this.drawing = followPointer(this.drawing, pointer([x, z], held));
    return this;
  }

  type(text: string): this {
    for (const key of text) this.drawing = typeKey(this.drawing, key);
    return this;
  }

  key(key: string): this {
    this.drawing = typeKey(this.drawing, key);
    return this;
  }

  esc(): this {
    this.drawing = stopDrawing(this.drawing);
    return this;
  }

  room(): Room {
    let ids = 0;
    const empty = accepted(roomFromTemplate("rt11", undefined, { newId: () => "room" }));
    return accepted(drawnRoom(this.drawing, empty, () => `w${++ids}`) ?? { ok: true, value: empty });
  }
}

const pointer = (at: Vec2, held: Partial<WallPointer>): WallPointer => ({
  at,
  shift: false,
  alt: false,
  mmPerPixel: 5,
  ...held,
});

test("[CD-02] clicks draw walls at right angles although the hand trembles, and the first corner closes the room", () => {
  const driver = new WallDriver().click(0, 0).click(4003, 60).click(3970, 2996).click(12, 3040);
  driver.moveTo(20, 30);
  expect(driver.drawing.closes).toBe(true);
  driver.click(20, 30);
  expect(driver.drawing.state).toBe("closed");
  const room = driver.room();
  expect(room.openEnd).toBeNull();
  expect(wallSegments(room).map(({ length }) => length)).toEqual([4000, 3000, 4000, 3000]);
  expect(innerAreaM2(room)).toBe(12);
});

test("[CD-02] a typed length is the wall's clear length in the pointer's direction", () => {
  const driver = new WallDriver().click(0, 0).moveTo(900, 20).type("3250");
  expect(shownEnd(driver.drawing)).toEqual([3250, 0]);
  driver.key("Enter").moveTo(3250, 700).type("2410,5").key("Enter");
  expect(driver.drawing.corners).toEqual([
    [0, 0],
    [3250, 0],
    [3250, 2410.5],
  ]);
});

test("[CD-02] Shift frees the angle, and diagonals are held at 45° without it", () => {
  const held = new WallDriver().click(0, 0).moveTo(1000, 940);
  const [x, z] = held.drawing.end!;
  expect(x).toBeCloseTo(z, 9);
  const free = new WallDriver().click(0, 0).moveTo(2000, 700, { shift: true });
  const [fx, fz] = free.drawing.end!;
  expect(fz / fx).toBeCloseTo(0.35, 6);
});

test("[CD-02] a corner lines up with an earlier one, so that the room closes exactly", () => {
  const driver = new WallDriver().click(7, 3).click(3507, 3).click(3507, 2503).moveTo(24, 2503);
  expect(driver.drawing.end).toEqual([7, 2503]);
  expect(driver.moveTo(24, 2503, { alt: true }).drawing.end).toEqual([24, 2503]);
});

test("[CD-02] C closes with a straight wall; walls drawn anticlockwise are turned round", () => {
  const driver = new WallDriver().click(0, 0).click(0, 3000).click(4000, 3000).click(4000, 0).key("c");
  const room = driver.room();
  expect(room.openEnd).toBeNull();
  expect(innerAreaM2(room)).toBe(12);
});

test("[CD-02] Esc clears what was typed, then lets the wall go, then stops; what is drawn stays as an open room", () => {
  const driver = new WallDriver().click(0, 0).click(4000, 0).click(4000, 2000).moveTo(3000, 2000);
  driver.type("12").esc();
  expect(driver.drawing).toMatchObject({ typed: "", paused: false, state: "drawing" });
  driver.esc().moveTo(2000, 1500);
  expect(driver.drawing).toMatchObject({ end: null, paused: true, state: "drawing" });
  driver.esc();
  expect(driver.drawing.state).toBe("stopped");
  expect(driver.room().openEnd).toEqual([4000, 2000]);
});

test("[CD-02] a paused chain continues with the next click, and Esc removes a lone first corner", () => {
  const driver = new WallDriver().click(0, 0).click(4000, 0).esc().click(4000, 2500);
  expect(driver.drawing.corners).toHaveLength(3);
  const lone = new WallDriver().click(0, 0).esc();
  expect(lone.drawing).toMatchObject({ corners: [], state: "drawing" });
  expect(lone.esc().drawing.state).toBe("stopped");
});

test("[CD-02] Backspace removes a digit, then the last wall", () => {
  const driver = new WallDriver().click(0, 0).click(4000, 0).type("12").key("Backspace");
  expect(driver.drawing.typed).toBe("1");
  driver.key("Backspace").key("Backspace");
  expect(driver.drawing.corners).toEqual([[0, 0]]);
});

test("[CD-02] a double click draws no wall of nothing, and no wall is no room", () => {
  const driver = new WallDriver().click(0, 0).click(3, 2);
  expect(driver.drawing.corners).toHaveLength(1);
  expect(driver.key("c").drawing.state).toBe("drawing");
  expect(driver.key("Enter").drawing.corners).toHaveLength(1);
  expect(driver.room().walls).toEqual([]);
});

test("[CD-02] walls that cross are refused with their names", () => {
  const driver = new WallDriver().click(0, 0).click(4000, 0).click(4000, 2000).click(2000, 2000);
  driver.click(2000, -1000);
  expect(() => driver.room()).toThrow(/cross/);
});

test("[CD-02] Tab types the angle to the wall before, on the pointer's side", () => {
  const driver = new WallDriver().click(0, 0).click(3000, 0).moveTo(3000, 900);
  driver.type("2000").key("Tab").type("135");
  const end = shownEnd(driver.drawing)!;
  expect(end[0]).toBeCloseTo(3000 + 2000 * Math.SQRT1_2, 6);
  expect(end[1]).toBeCloseTo(2000 * Math.SQRT1_2, 6);
  driver.key("Enter");
  expect(driver.drawing).toMatchObject({ typed: "", typedAngle: "", field: "length" });
  const [a, b, c] = driver.drawing.corners as [Vec2, Vec2, Vec2];
  expect(cornerAngle(a, b, c)).toBeCloseTo(135, 6);
  const first = new WallDriver().click(0, 0).moveTo(500, 0).key("Tab").type("30").key("Tab").type("1000");
  expect(shownEnd(first.drawing)![1]).toBeCloseTo(-500, 6);
});

test("[CD-02] lengths may carry their unit; an invalid one is marked and draws nothing", () => {
  const typed = (text: string) => new WallDriver().click(0, 0).moveTo(900, 0).type(text);
  expect(shownEnd(typed("3m").drawing)).toEqual([3000, 0]);
  expect(shownEnd(typed("180cm").drawing)).toEqual([1800, 0]);
  expect(shownEnd(typed("10'6\"").drawing)![0]).toBeCloseTo(3200.4, 6);
  for (const nonsense of ["0", "3..4", "3 4 5"]) {
    const driver = typed(nonsense);
    expect(isTypedWrong(driver.drawing), nonsense).toBe(true);
    expect(driver.key("Enter").drawing.corners, nonsense).toHaveLength(1);
  }
});

test("[CD-02] A makes the next wall an arc: its end, then its bulge, by hand, typed, or as a radius", () => {
  const begun = () => new WallDriver().click(0, 0).key("a").click(3000, 0);
  expect(begun().drawing).toMatchObject({ arcEnd: [3000, 0], corners: [[0, 0]] });
  const byHand = begun().click(1500, -402);
  expect(byHand.drawing).toMatchObject({ sagittas: [400], isArc: false });
  const typed = begun().moveTo(1500, 200).type("750").key("Enter");
  expect(typed.drawing.sagittas).toEqual([-750]);
  const radius = begun().type("r1700");
  expect(shownSagitta(radius.drawing)).toBeCloseTo(900, 6);
  expect(isTypedWrong(begun().type("r1400").drawing)).toBe(true);
  expect(begun().moveTo(1500, -1480).drawing.reasons).toEqual([{ kind: "halfCircle" }]);
  expect(begun().esc().drawing).toMatchObject({ arcEnd: null, isArc: true, corners: [[0, 0]] });
});

test("[CD-02] a room closed by an arc bulges out of it, whichever way round it was drawn", () => {
  for (const mirrored of [1, -1]) {
    const driver = new WallDriver()
      .click(0, 0)
      .click(4000 * mirrored, 0)
      .click(4000 * mirrored, 3000);
    driver
      .click(0, 3000)
      .key("a")
      .click(5, 5)
      .click(-500 * mirrored, 1500);
    expect(driver.drawing.state).toBe("closed");
    const curves = viewedWalls(driver.room()).flatMap(({ curve }) => curve ?? []);
    expect(curves).toHaveLength(1);
    expect(curves[0]!.sagitta).toBeCloseTo(500, 6);
    expect(innerAreaM2(driver.room())).toBeGreaterThan(12.9);
  }
});

test("[CD-02] corners give the reason for their place: square, in line, at a parallel wall's end", () => {
  const driver = new WallDriver().click(0, 0).click(4000, 0).moveTo(4010, 1500);
  expect(driver.drawing.reasons).toEqual([{ kind: "square" }]);
  driver.click(4000, 2500).moveTo(30, 2500);
  expect(driver.drawing.reasons).toEqual([{ kind: "square" }, { kind: "parallelEnd" }]);
  expect(driver.drawing.guides).toEqual([{ from: [0, 0], to: [0, 2500] }]);
});

test("[CD-02] a tilted room keeps right angles to its own walls, and its parallel walls end level", () => {
  const driver = new WallDriver().click(0, 0).moveTo(1000, 500, { shift: true });
  driver.click(2000, 1000, { shift: true }).click(1540, 1980).moveTo(-440, 990);
  const [a, b, c] = driver.drawing.corners as [Vec2, Vec2, Vec2];
  expect(cornerAngle(a, b, c)).toBeCloseTo(90, 6);
  expect(cornerAngle(b, c, driver.drawing.end!)).toBeCloseTo(90, 6);
  expect(driver.drawing.reasons.at(-1)).toEqual({ kind: "parallelEnd" });
});

test("[CD-02] another room's corners and outer faces hold the hand, so that rooms share a wall", () => {
  const surroundings = {
    corners: [[5100, -100]] as const,
    faces: [{ from: [5100, -100], to: [5100, 4100] }] as const,
  };
  expect(new WallDriver({ surroundings }).moveTo(5120, -80).drawing).toMatchObject({
    end: [5100, -100],
    reasons: [{ kind: "corner" }],
  });
  const driver = new WallDriver({ surroundings }).moveTo(5080, 1203);
  expect(driver.drawing).toMatchObject({ end: [5100, 1200], reasons: [{ kind: "face" }] });
  const towards = new WallDriver({ surroundings }).click(8000, 2000).moveTo(5130, 2030);
  expect(towards.drawing).toMatchObject({ end: [5100, 2000], reasons: [{ kind: "axis" }, { kind: "face" }] });
});

test("[CD-02] four ways to snap: a grid, lines, angles, nothing", () => {
  const end = (mode: WallSnapMode) => new WallDriver({ mode }).click(0, 0).moveTo(2004, 553).drawing.end!;
  expect(end("grid")).toEqual([2000, 550]);
  expect(end("lines")).toEqual([2000, 0]);
  expect(end("off")).toEqual([2004, 553]);
  const [x, z] = end("angles");
  expect((Math.atan2(z, x) * 180) / Math.PI).toBeCloseTo(15, 6);
});

test("[CD-02] a room is drawn by keyboard alone: arrows point, digits measure", () => {
  const driver = new WallDriver().key("Enter");
  for (const [arrow, mm] of [
    ["ArrowRight", "4000"],
    ["ArrowDown", "3000"],
    ["ArrowLeft", "4000"],
  ] as const)
    driver.key(arrow).type(mm).key("Enter");
  driver.key("c");
  expect(wallSegments(driver.room()).map(({ length }) => length)).toEqual([4000, 3000, 4000, 3000]);
});

test("[CD-02] a length that cannot be meant is asked about: Enter takes 3.1 as metres, and another Enter draws the wall", () => {
  const driver = new WallDriver().click(0, 0).moveTo(2000, 0).type("3.1");
  expect(wallQuestion(driver.drawing)).toMatchObject({ typed: "3.1 mm", meant: "3.1 m" });
  driver.key("Enter");
  expect(driver.drawing).toMatchObject({ typed: "3.1 m", corners: [[0, 0]] });
  expect(driver.key("Enter").drawing.corners).toEqual([
    [0, 0],
    [3100, 0],
  ]);
});

test("[CD-02] a length with its unit is not asked about", () => {
  const driver = new WallDriver().click(0, 0).moveTo(2000, 0).type("80mm");
  expect(wallQuestion(driver.drawing)).toBeNull();
  expect(driver.key("Enter").drawing.corners).toHaveLength(2);
});
