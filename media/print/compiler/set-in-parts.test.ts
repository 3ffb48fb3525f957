import { expect, test } from "vitest";
import type { PartedOffer } from "../offer-parts.ts";
import { type ItemMark, isParted, lastCut, type SetPart, setInParts } from "./set-in-parts.ts";

const start = (item: number, page: number): ItemMark => ({ kind: "start", item, page });
const end = (item: number, page: number): ItemMark => ({ kind: "end", item, page });

test.each<[string, ItemMark[], ReturnType<typeof lastCut>]>([
  [
    "the last page that begins with an item",
    [start(0, 1), end(0, 1), start(1, 2), start(2, 3)],
    { page: 3, item: 2 },
  ],
  [
    "not a page that an item runs over to",
    [start(0, 1), start(1, 2), end(1, 3), start(2, 3)],
    { page: 2, item: 1 },
  ],
  [
    "not a page whose heading is on the one before",
    [start(0, 1), start(1, 2), start(2, 2), start(2, 3)],
    { page: 2, item: 1 },
  ],
  ["none where one item fills all pages", [start(0, 1), end(0, 3)], undefined],
])("a part is cut at %s", (_, marks, cut) => {
  expect(lastCut({ marks, pages: 3, annexes: [] }, 0, 1)).toEqual(cut);
});

/** Sets ten items a page, below a page that is left out in all parts but the first. */
async function setItems(
  lengths: { positions: number; drawings: number; annexes?: SetPart["annexes"] },
  fill = 10,
) {
  const seen: (readonly [kind: string, from: number, to: number, place?: unknown])[] = [];
  const row = (kind: string, length: number) => ({
    length,
    weight: () => 1,
    view: (from: number, to: number, place: unknown) => ({ kind, from, to, place }),
  });
  const offer: PartedOffer = {
    positions: row("positions", lengths.positions),
    drawings: row("drawings", lengths.drawings),
    frame: () => ({}),
  };
  const parts = await setInParts(
    offer,
    async (view) => {
      const { kind, from, to, place } = view as { kind: string; from: number; to: number; place: unknown };
      seen.push([kind, from, to, place]);
      const first = kind === "positions" && from === 0 ? 1 : 2;
      const marks = Array.from({ length: to - from }, (_, at) =>
        start(from + at, first + Math.floor(at / fill)),
      );
      return {
        marks,
        pages: first + Math.floor((to - from - 1) / fill),
        annexes: kind === "drawings" ? (lengths.annexes ?? []) : [],
      };
    },
    40,
  );
  return { seen, pages: parts.reduce((sum, part) => sum + part.to - part.from, 0) };
}

test("parts follow each other without a gap, each page once", async () => {
  const { seen, pages } = await setItems({ positions: 200, drawings: 0 });
  expect(pages).toBe(20);
  expect(seen.filter(([kind]) => kind === "positions").map(([, from, to]) => [from, to])).toEqual([
    [0, 40],
    [30, 70],
    [60, 100],
    [90, 130],
    [120, 160],
    [150, 200],
  ]);
});

test("items that fill no page are set with more behind them, and it always ends", async () => {
  const { seen, pages } = await setItems({ positions: 200, drawings: 0 }, 1000);
  expect(pages).toBe(1);
  expect(seen.at(-1)?.slice(0, 3)).toEqual(["positions", 0, 200]);
});

test("what stands behind the signature is set before it, which is told its pages", async () => {
  const annexes = [
    { title: "Drawings", from: 3, to: 4 },
    { title: "Terms", from: 5, to: 6 },
  ];
  const { seen } = await setItems({ positions: 10, drawings: 70, annexes });
  expect(seen.map(([kind, from, to]) => [kind, from, to])).toEqual([
    ["drawings", 0, 40],
    ["drawings", 30, 70],
    ["positions", 0, 10],
  ]);
  expect(seen.at(-1)?.[3]).toEqual({
    pagesBefore: 0,
    annexes: [
      { title: "Drawings", from: 1, to: 6 },
      { title: "Terms", from: 7, to: 8 },
    ],
  });
});

test("an offer is set in parts from twice the weight of a part on", () => {
  const row = (length: number) => ({ length, weight: () => 1, view: () => ({}) });
  const offer = (count: number): PartedOffer => ({
    positions: row(count),
    drawings: row(5),
    frame: () => ({}),
  });
  expect([isParted(offer(95), 50), isParted(offer(96), 50)]).toEqual([false, true]);
});
