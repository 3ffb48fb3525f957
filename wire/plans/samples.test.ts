import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { newProject } from "@stanza/project";
import { describe, expect, test } from "vitest";
import { drawingUnit, planFromDxf } from "./dxf/dxf-plan.ts";
import type { ImportedPlan } from "./imported-plan.ts";
import { ArticleChooser } from "./insert/choose-article.ts";
import { insertPlan } from "./insert/insert-plan.ts";
import { openPlan } from "./open-plan.ts";
import { planSamples } from "./testing/plan-samples.ts";

/** Plans of our own, as other programs would write them; `testing/write-samples.ts` makes them. */
const FOLDER = new URL("samples", import.meta.url).pathname;
const files = readdirSync(FOLDER);

function planOf(name: string): ImportedPlan {
  const opened = openPlan(new Uint8Array(readFileSync(join(FOLDER, name))));
  if (!opened.ok) throw new Error(`${name}: ${opened.cause}: ${opened.message}`);
  if (opened.value.kind === "plan") return opened.value.plan;
  if (opened.value.kind !== "drawing") throw new Error(`${name} is no drawing.`);
  const { drawing } = opened.value;
  const { wallLayers } = drawing;
  return planFromDxf(drawing, { wallLayers, unit: drawingUnit(drawing, wallLayers).likely });
}

/** The rooms of a plan that the project refuses, with what it says. */
function refusedRooms(plan: ImportedPlan): readonly unknown[] {
  const prepared = insertPlan(newProject({ description: "" }), {
    levels: plan.levels,
    withPlaceholders: false,
    chooser: new ArticleChooser([]),
    newId: (
      (next) => () =>
        `id-${next++}`
    )(0),
  });
  const expected = plan.levels.reduce((sum, level) => sum + level.rooms.length, 0);
  return expected === prepared.rooms ? [] : [`${expected - prepared.rooms} of ${expected}`];
}

test("the samples are those that the script writes", () => {
  const written = planSamples();
  expect(files.toSorted()).toEqual(Object.keys(written).toSorted());
  for (const [name, bytes] of Object.entries(written))
    expect(readFileSync(join(FOLDER, name)).equals(bytes), name).toBe(true);
});

describe("sample plans", () => {
  test.each(files.filter((name) => /\.(xml|sh3d)$/i.test(name)))(
    "%s: every room of the file is there with its area within 3 % or 0.3 m², no wall is missing",
    (name) => {
      const text = readFileSync(join(FOLDER, name), "latin1");
      const plan = planOf(name);
      const rooms = plan.levels
        .flatMap((level) => level.rooms)
        .filter(({ statedAreaM2 }) => statedAreaM2 !== undefined);
      if (name.endsWith(".xml")) {
        expect(rooms).toHaveLength(text.match(/<room\b/g)?.length ?? 0);
        expect(plan.notes.find(({ key }) => key === "walls")?.count).toBe(
          text.match(/<wall\b/g)?.length ?? 0,
        );
        const openings = ["doors", "windows", "passages", "openingsWithoutWall", "openingsTooLarge"];
        const counted = plan.notes
          .filter(({ key }) => openings.includes(key))
          .reduce((sum, { count }) => sum + count, 0);
        expect(counted).toBe(text.match(/<doorOrWindow\b/g)?.length ?? 0);
      }
      expect(refusedRooms(plan)).toEqual([]);
      const far = rooms.filter(
        ({ areaM2, statedAreaM2 = 0 }) =>
          Math.abs(areaM2 - statedAreaM2) > Math.max(0.3, 0.03 * statedAreaM2),
      );
      expect(far.map((one) => [one.name, one.areaM2, one.statedAreaM2])).toEqual([]);
    },
  );

  test.each(files.filter((name) => /\.dxf$/i.test(name)))(
    "%s gives rooms with walls of the thickness they are drawn with",
    (name) => {
      const plan = planOf(name);
      const rooms = plan.levels.flatMap((level) => level.rooms).filter(({ openEnd }) => openEnd === null);
      expect(refusedRooms(plan)).toEqual([]);
      expect(rooms.length).toBeGreaterThan(0);
      expect(Math.max(...rooms.map(({ areaM2 }) => areaM2))).toBeGreaterThan(5);
      const thicknesses = rooms.flatMap(({ walls }) => walls.map(({ thickness }) => thickness));
      expect(thicknesses.filter((one) => one >= 50 && one <= 650).length).toBeGreaterThan(
        thicknesses.length / 2,
      );
    },
  );
});
