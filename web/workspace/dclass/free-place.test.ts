import { expect, test } from "vitest";
import { articleTarget } from "../../project/testing/article-target.ts";
import { DclassDrafting } from "./dclass-draft.ts";
import { elementFields } from "./elements.ts";
import { FreePlace } from "./free-place.ts";
import { recordAxes } from "./record-axes.ts";

/** Shelf 420, shelf 820 and shelf 1,220 mm above the floor of one section, each 25 mm high. */
const SHELVES = "2,SHELF,420,25|2,SHELF,820,25|2,SHELF,1220,25";

const shelves = (others = "") => {
  const drafting = new DclassDrafting(
    articleTarget("armadio", "CL-2424", { CLITEMS: SHELVES + others }),
    "CLITEMS",
  );
  const { height } = elementFields(drafting.draft.list)!;
  const { rows } = drafting.draft.list;
  return { drafting, height, rows, middle: rows[1]!, free: new FreePlace(drafting, rows, 1) };
};

test("[CL-02] a shelf goes as far as the next ones let it, to the millimetre", () => {
  const { free, middle, height } = shelves();
  expect(free.limits(middle, height)).toEqual([445, 1195]);
});

test("[CL-02] a hand stops at what is in its way, and is past it once that is the shorter way", () => {
  const { free, middle, height } = shelves();
  expect(free.nearest(middle, height, 900)).toBe(900);
  expect(free.nearest(middle, height, 1205)).toBe(1195);
  expect(free.nearest(middle, height, 1240)).toBe(1245);
  expect(free.nearest(middle, height, 9000)).toBeLessThan(2600);
});

test("[CL-02] a key goes to the limit first, from there past it, and no farther than the closet", () => {
  const { drafting, free, middle, height, rows } = shelves();
  expect(free.step(middle, height, 100)).toBe(920);
  const at = (y: number) => ({ ...middle, [height.name]: y });
  expect(free.step(at(1190), height, 10)).toBe(1195);
  expect(free.step(at(1195), height, 10)).toBe(1245);
  const top = new FreePlace(drafting, rows, 2);
  const [, end] = top.limits(rows[2]!, height)!;
  expect(top.step({ ...rows[2]!, [height.name]: end }, height, 10)).toBeNull();
});

test("[CL-02] a rail keeps to the height that its maker asks for", () => {
  const { drafting, height, rows } = shelves("|1,ROD,1640,40");
  const [low] = new FreePlace(drafting, rows, 3).limits(rows[3]!, height)!;
  expect(low).toBe(900);
});

test("[CL-02] what is wrong wherever it is has no limits and is not held back", () => {
  const { drafting, height, rows } = shelves("|9,SHELF,300,25");
  const free = new FreePlace(drafting, rows, 3);
  expect(free.limits(rows[3]!, height)).toBeNull();
  expect(free.step(rows[3]!, height, 10)).toBe(310);
});

test("[CL-02] which lengths of a record are a place is seen from its parts, whatever a catalogue calls them", () => {
  const axes = (name: "armadio" | "pertica", article: string, code: string, text: string) => {
    const found = recordAxes(new DclassDrafting(articleTarget(name, article, { [code]: text }), code), 0);
    return [found.x?.name, found.y?.name];
  };
  expect(axes("armadio", "CL-2424", "CLOSETDIV", "1,400,700,300")).toEqual(["p", "y"]);
  expect(axes("armadio", "CL-2424", "CLITEMS", "1,SHELF,700,25")).toEqual([undefined, "y"]);
  expect(axes("pertica", "PE-2500", "CLITEMS", "1,BOARD,700,22")).toEqual([undefined, "at"]);
  expect(axes("pertica", "PE-2500", "CLOSETAREAS", "1,BACK")).toEqual([undefined, undefined]);
});

test("[CL-02] a divider inside a section stops 150 mm before its sides, and at what stands above it", () => {
  const drafting = new DclassDrafting(
    articleTarget("armadio", "CL-2424", { CLITEMS: "1,SHELF,1000,25", CLOSETDIV: "1,400,0,600" }),
    "CLOSETDIV",
  );
  const { rows, fields } = drafting.draft.list;
  const free = new FreePlace(drafting, rows, 0);
  const field = (name: string) => fields.find((one) => one.name === name)!;
  expect(free.limits(rows[0]!, field("p"))).toEqual([150, 900 - 18 - 150]);
  expect(free.limits(rows[0]!, field("y"))).toEqual([0, 400]);
});
