import type { ImportedLevel, ImportedRoom } from "@stanza/plans";
import { expect, test } from "vitest";
import { takenLevels } from "./taken-levels.ts";

const room = (areaM2: number): ImportedRoom => ({
  walls: [],
  openEnd: areaM2 === 0 ? [0, 0] : null,
  height: 2700,
  areaM2,
  openings: [],
});
const level = (...areas: readonly number[]): ImportedLevel => ({
  name: "",
  elevation: 0,
  rooms: areas.map(room),
  placeholders: [],
});

test("[CD-02] a drawing that encloses nothing, or as much as a map, is doubted; the plan of a flat is not", () => {
  const doubted = (...areas: readonly number[]) => takenLevels([level(...areas)], null).isDoubtful;
  expect(doubted(12, 20, 0)).toBe(false);
  expect(doubted(0, 0)).toBe(true);
  expect(doubted(12, 45_000)).toBe(true);
  expect(takenLevels([], null)).toMatchObject({ isEmpty: true, isDoubtful: false });
});
