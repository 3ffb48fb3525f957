import { describe, expect, test } from "vitest";
import type { ImportedPlan } from "../imported-plan.ts";
import { openPlan } from "../open-plan.ts";
import type { PlanNoteKey } from "../plan-notes.ts";
import { box, homeXml, piece, sh3d, wall } from "../testing/home-xml.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

function planOf(file: Uint8Array | string): ImportedPlan {
  const opened = openPlan(typeof file === "string" ? bytes(file) : file);
  if (!opened.ok) throw new Error(`${opened.cause}: ${opened.message}`);
  if (opened.value.kind !== "plan") throw new Error("a drawing");
  return opened.value.plan;
}
const roomsOf = (...elements: readonly string[]) => planOf(homeXml(...elements)).levels[0]!.rooms;
const countOf = (plan: ImportedPlan, key: PlanNoteKey) =>
  plan.notes.find((note) => note.key === key)?.count ?? 0;

describe("the archive and bad input", () => {
  const cause = (file: Uint8Array) => {
    const opened = openPlan(file);
    return opened.ok ? "ok" : opened.cause;
  };

  test("a .sh3d gives what its Home.xml gives", () => {
    const xml = homeXml(...box(0, 0, 400, 300));
    expect(planOf(sh3d({ Home: "java", "Home.xml": xml, "0/model.obj": "v 0 0 0" }))).toEqual(planOf(xml));
  });

  test("an archive that has the home only as Java objects, or none, is refused by name", () => {
    expect(cause(sh3d({ Home: "rO0ABX", ContentDigests: "x" }))).toBe("javaOnly");
    expect(cause(sh3d({ "readme.txt": "x" }))).toBe("notAPlan");
  });

  test("a zip bomb is refused while it inflates, whatever its directory says of its size", () => {
    const bomb = sh3d({ "Home.xml": new Uint8Array(100_000_000) });
    expect(cause(bomb)).toBe("zipBomb");
    // The directory and the entry both say that it is small.
    const lying = bomb.slice();
    const view = new DataView(lying.buffer);
    for (let at = 0; at + 30 < lying.length; at++) {
      if (view.getUint32(at, true) === 0x04034b50) view.setUint32(at + 22, 1000, true);
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 1000, true);
    }
    expect(cause(lying)).toBe("zipBomb");
  });

  test("damage is a sentence: cut archives, broken XML, declared entities, another root", () => {
    const good = sh3d({ "Home.xml": homeXml(...box(0, 0, 400, 300)) });
    expect(cause(good.slice(0, good.length - 30))).toBe("damaged");
    expect(cause(good.slice(0, 40))).toBe("damaged");
    expect(cause(bytes("<home><wall"))).toBe("damaged");
    const laughs = `<?xml version="1.0"?><!DOCTYPE home [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><home name="&b;"></home>`;
    expect(cause(bytes(laughs))).toBe("damaged");
    expect(cause(bytes("<svg></svg>"))).toBe("notAPlan");
    expect(cause(bytes(homeXml()))).toBe("noGeometry");
    expect(cause(new Uint8Array())).toBe("empty");
    expect(cause(bytes(`<home>${"<a>".repeat(100)}`))).toBe("tooManyParts");
  });

  test("NaN, 1e12 and walls of no length or thickness are left out or mended, and the rest is read", () => {
    const plan = planOf(
      homeXml(
        ...box(0, 0, 400, 300),
        wall("nan", ["NaN" as unknown as number, 0, 1, 1]),
        wall("far", [1e12, 0, 1e12, 500]),
        wall("zero", [10, 10, 10, 10]),
        wall("thin", [100, 100, 200, 100], "thickness='0'"),
        piece("pieceOfFurniture", { name: "Bad", x: 1, y: 1, width: "Infinity", depth: 10, height: 10 }),
      ),
    );
    expect(plan.levels[0]!.rooms.filter(({ openEnd }) => openEnd === null)).toHaveLength(1);
    expect(countOf(plan, "badNumbers")).toBe(3);
    expect(countOf(plan, "zeroWalls")).toBe(1);
    expect(countOf(plan, "wallsWithoutThickness")).toBe(1);
  });

  test("walls that cross each other and walls drawn twice still give rooms", () => {
    const rooms = roomsOf(
      ...box(0, 0, 400, 300),
      ...box(0, 0, 400, 300),
      wall("x", [-100, 150, 500, 150]),
      wall("y", [200, -100, 200, 400]),
    );
    expect(rooms.filter(({ openEnd }) => openEnd === null)).toHaveLength(4);
  });
});
