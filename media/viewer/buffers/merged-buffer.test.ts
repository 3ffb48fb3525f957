import type { ViewerRow } from "@stanza/models";
import { placeRow } from "@stanza/models";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MergedBuffer, type RowRange } from "./merged-buffer.ts";

/** A row of `count` boards, its number in the height of every board so that it can be found again in the buffer. */
const boards = (number: number, count: number): ViewerRow => ({
  id: `row-${number}`,
  frame: { at: [number * 1000, 0, 0], rotY: 90 },
  parts: Array.from({ length: count }, (_, i) => ({
    id: `board#${i}`,
    material: "m",
    layer: "carcass",
    at: [i * 20, 0, 0],
    solid: { type: "box", size: [18, number + 1, 500] },
  })),
});

/** The triangles that would be drawn, as sorted text; the collapsed ones of freed ranges left out. */
function drawn(buffer: MergedBuffer): readonly string[] {
  const position = buffer.geometry.getAttribute("position").array;
  const index = buffer.geometry.index!.array;
  const result: string[] = [];
  for (let i = 0; i < buffer.geometry.drawRange.count; i += 3) {
    const ids = [index[i]!, index[i + 1]!, index[i + 2]!];
    if (ids[0] === ids[1] && ids[1] === ids[2]) continue;
    result.push(
      ids.map((id) => [0, 1, 2].map((axis) => Math.round(position[id * 3 + axis]!)).join(",")).join(" "),
    );
  }
  return result.sort();
}

describe("merged buffer", () => {
  test("draws nothing before anything is written, and nothing after everything is gone", () => {
    const buffer = new MergedBuffer();
    expect(buffer.geometry.drawRange.count).toBe(0);
    const row = placeRow(boards(1, 3));
    buffer.release(buffer.write(row, row.parts, null));
    expect(drawn(buffer)).toEqual([]);
  });

  test("writes a changed row over itself when its size stays", () => {
    const buffer = new MergedBuffer();
    const first = placeRow(boards(1, 3));
    const range = buffer.write(first, first.parts, null);
    const moved = placeRow({ ...boards(1, 3), frame: { at: [5, 0, 0], rotY: 0 } });
    expect(buffer.write(moved, moved.parts, range)).toBe(range);
    const x = [...buffer.geometry.getAttribute("position").array].filter((_, i) => i % 3 === 0).slice(0, 72);
    expect([Math.min(...x), Math.max(...x)]).toEqual([5, 5 + 58]);
  });

  test("after any writes, rewrites and releases it draws exactly the rows that are left", () => {
    const step = fc.record({ row: fc.integer({ min: 0, max: 9 }), count: fc.integer({ min: 0, max: 40 }) });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 40 }), (steps) => {
        const buffer = new MergedBuffer();
        const live = new Map<number, { range: RowRange; count: number }>();
        for (const { row, count } of steps) {
          const known = live.get(row);
          if (count === 0) {
            if (known) buffer.release(known.range);
            live.delete(row);
            continue;
          }
          const placed = placeRow(boards(row, count));
          live.set(row, { range: buffer.write(placed, placed.parts, known?.range ?? null), count });
        }
        const fresh = new MergedBuffer();
        for (const [row, { count }] of live) {
          const placed = placeRow(boards(row, count));
          fresh.write(placed, placed.parts, null);
        }
        // Compared as one text: a diff of thousands of triangles at every step of shrinking would take minutes.
        expect(drawn(buffer).join("\n") === drawn(fresh).join("\n")).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});
