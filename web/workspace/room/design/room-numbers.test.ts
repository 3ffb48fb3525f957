import { accepted, bendWall, ROOM_TEMPLATES, roomTemplate } from "@stanza/project";
import { expect, test } from "vitest";
import { makeRoom } from "./make-room.ts";
import { filledFrom, numbersOf, numbersOfRoom, parseDimensions, parseLength } from "./room-numbers.ts";

const numbers = (code: string) => numbersOf(roomTemplate(code)!);

test.each([
  ["4000x3000x2700", [4000, 3000, 2700]],
  ["4000 × 3000", [4000, 3000]],
  ["4,5 m x 300 cm * 2.7m", [4500, 3000, 2700]],
  ["4000x3000x", [4000, 3000]],
])("[CD-01] reads %s as lengths", (text, lengths) => {
  expect(parseDimensions(text)).toEqual(lengths);
});

test.each(["4000", "4000x", "4000xabc", "", "x"])("[CD-01] takes %j for no row of lengths", (text) => {
  expect(parseDimensions(text)).toBeNull();
});

test("[CD-01] a length has a unit or is in millimetres; nothing and less than nothing are none", () => {
  expect(["4000", "400 cm", "4m", "4,25 m"].map((text) => parseLength(text))).toEqual([
    4000, 4000, 4000, 4250,
  ]);
  expect(["", "0", "-5", "4 el", "1e9"].map((text) => parseLength(text))).toEqual(Array(5).fill(null));
});

test("[CD-01] 4000x3000x2700 in the first field fills width, depth and height", () => {
  expect(filledFrom(numbers("rt1"), "4000x3000x2700")).toMatchObject({
    dimensions: ["4000", "3000"],
    height: "2700",
  });
  expect(filledFrom(numbers("rt1"), "4200")).toMatchObject({ dimensions: ["4200", "5000"], height: "2400" });
  expect(filledFrom(numbers("rt1"), "4200x").dimensions).toEqual(["4200", "5000"]);
});

test("[CD-01] every template but the drawn one makes a room from its own numbers", () => {
  const made = ROOM_TEMPLATES.filter(({ shape }) => shape.type !== "empty").map((one) =>
    makeRoom(numbersOf(one)),
  );
  expect(made.map(({ ok }) => ok)).toEqual(Array(10).fill(true));
});

test("[CD-01] a wrong number is reported at its field, lengths that make no room at none", () => {
  const nought = { ...numbers("rt1"), dimensions: ["4000", "abc"] };
  expect(makeRoom(nought)).toMatchObject({ ok: false, field: 1, because: "roomDesign.notALength" });
  const far = { ...numbers("rt1"), dimensions: ["900000", "3000"] };
  expect(makeRoom(far)).toMatchObject({ ok: false, field: 0, because: "roomDesign.outOfBounds" });
  const low = { ...numbers("rt1"), height: "" };
  expect(makeRoom(low)).toMatchObject({ ok: false, field: "height" });
  const long = { ...numbers("rt3"), dimensions: ["6000", "3000", "5000", "5000"] };
  expect(makeRoom(long)).toMatchObject({ ok: false, field: null, because: "roomDesign.doesNotFit" });
});

test("[CD-01] every template's room gives its numbers back, to be typed anew; a room that lost its form gives none", () => {
  for (const { code, shape } of ROOM_TEMPLATES) {
    if (shape.type === "empty") continue;
    const made = makeRoom(numbers(code));
    if (!made.ok) throw new Error(code);
    expect(numbersOfRoom(made.room)).toEqual(numbers(code));
    const thick = {
      ...made.room,
      walls: made.room.walls.with(0, { ...made.room.walls[0]!, thickness: 300 }),
    };
    expect(numbersOfRoom(thick)?.thickness).toBe("");
    const bent = accepted(bendWall(made.room, { wall: made.room.walls[0]!.id, sagittaMm: 100 }));
    expect(numbersOfRoom(bent)).toBeNull();
  }
});

test("[QU-04] in an American shop the numbers are inches, typed with feet too, and what nobody typed stays as long as it was", () => {
  const typed = numbersOf(roomTemplate("rt1")!, 100, "in");
  expect(typed).toMatchObject({
    dimensions: ['196 7/8"', '196 7/8"'],
    height: '94 1/2"',
    thickness: '3 15/16"',
  });
  expect(makeRoom(typed)).toMatchObject({
    ok: true,
    choice: { dimensions: [5000, 5000], height: 2400, thickness: 100 },
  });
  const filled = filledFrom(typed, `16' x 10'6" x 8'`);
  expect(filled).toMatchObject({ dimensions: ['192"', '126"'], height: '96"' });
  expect(makeRoom(filled)).toMatchObject({
    ok: true,
    choice: { dimensions: [4876.8, 3200.4], height: 2438.4 },
  });
  expect(makeRoom({ ...typed, dimensions: ["200", "150 1/2"] })).toMatchObject({
    ok: true,
    choice: { dimensions: [5080, 3822.7] },
  });
});
