import { describe, expect, test } from "vitest";
import type { ImportedPlan } from "../imported-plan.ts";
import { countOf, drawingOf, planOf, roomsOf } from "../testing/dxf-plan-of.ts";
import { DxfText, flatDxf } from "../testing/dxf-text.ts";
import { drawingUnit } from "./dxf-plan.ts";

const areasOf = (plan: ImportedPlan) => roomsOf(plan).map(({ areaM2 }) => Math.round(areaM2 * 100) / 100);
const thicknessesOf = (plan: ImportedPlan) => [
  ...new Set(roomsOf(plan).flatMap(({ walls }) => walls.map(({ thickness }) => Math.round(thickness)))),
];
const openingsOf = (plan: ImportedPlan) =>
  roomsOf(plan).flatMap(({ openings }) =>
    openings.filter((one) => !one.isOtherSide).map(({ kind, width }) => `${kind} ${Math.round(width)}`),
  );
/** 4 × 3 m inside, walls of 200, as rectangles from corner to corner. */
const BOXES = [
  [-200, -200, 4200, 0],
  [-200, 3000, 4200, 3200],
  [-200, 0, 0, 3000],
  [4000, 0, 4200, 3000],
] as const;
const corners = ([x0, y0, x1, y1]: readonly [number, number, number, number]) =>
  [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ] as const;
const rectangle = (dxf: DxfText, layer: string, box: readonly [number, number, number, number]) =>
  dxf.polyline(layer, true, corners(box));

describe("walls that are no lines", () => {
  test("[CD-02] solids and faces that touch are walls", () => {
    for (const type of ["SOLID", "3DFACE"]) {
      const dxf = new DxfText();
      for (const box of BOXES) {
        const [a, b, c, d] = corners(box);
        const [third, fourth] = type === "SOLID" ? [d, c] : [c, d];
        const places = [a, b, third, fourth].flatMap(([x, y], i) => [
          [10 + i, x] as const,
          [20 + i, y] as const,
        ]);
        dxf.add(type, "WALL", ...places);
      }
      const plan = planOf(dxf.bytes(4));
      expect(areasOf(plan)).toEqual([12]);
      expect(thicknessesOf(plan)).toEqual([200]);
    }
  });

  test("[CD-02] a hatch with a hole is a ring of walls, from corners and from edges; a floor that is hatched is none", () => {
    const outline = (box: readonly [number, number, number, number], flags: number) => [
      [92, flags | 2] as const,
      [72, 0] as const,
      [73, 1] as const,
      [93, 4] as const,
      ...corners(box).flatMap(([x, y]) => [[10, x] as const, [20, y] as const]),
      [97, 0] as const,
    ];
    const edges = (box: readonly [number, number, number, number]) => [
      [92, 1] as const,
      [93, 4] as const,
      ...corners(box).flatMap(([x, y], i, all) => {
        const [u, v] = all[(i + 1) % 4]!;
        return [[72, 1] as const, [10, x] as const, [20, y] as const, [11, u] as const, [21, v] as const];
      }),
    ];
    const [outer, inner] = [[-200, -200, 4200, 3200] as const, [0, 0, 4000, 3000] as const];
    for (const paths of [
      [...outline(outer, 1), ...outline(inner, 16)],
      [...edges(outer), ...edges(inner)],
    ]) {
      const dxf = new DxfText().add(
        "HATCH",
        "MURI",
        [10, 0],
        [20, 0],
        [2, "SOLID"],
        [91, 2],
        ...paths,
        [75, 0],
      );
      dxf.add("HATCH", "MURI", [2, "ANSI37"], [91, 1], ...outline([500, 500, 3500, 2500], 1), [75, 0]);
      const plan = planOf(dxf.bytes(4));
      expect(areasOf(plan)).toEqual([12]);
      expect(thicknessesOf(plan)).toEqual([200]);
    }
  });

  test("[CD-02] a multiline has its lines where its corners say", () => {
    const dxf = new DxfText();
    const ring = [
      [-100, -100, -1, -1],
      [4100, -100, 1, -1],
      [4100, 3100, 1, 1],
      [-100, 3100, -1, 1],
    ] as const;
    const places = ring.flatMap(([x, y, mx, my]) => [
      [11, x] as const,
      [21, y] as const,
      [13, mx * Math.SQRT1_2] as const,
      [23, my * Math.SQRT1_2] as const,
      ...[100, -100].flatMap((off) => [[74, 1] as const, [41, off * Math.SQRT2] as const, [75, 0] as const]),
    ]);
    dxf.add("MLINE", "WALL", [40, 200], [70, 1], [71, 3], [72, 4], [73, 2], ...places);
    const plan = planOf(dxf.bytes(4));
    expect(areasOf(plan)).toEqual([12]);
    expect(thicknessesOf(plan)).toEqual([200]);
  });

  test("[CD-02] two ellipses about one centre are a round wall", () => {
    const dxf = new DxfText();
    for (const more of [0, 300])
      dxf.add(
        "ELLIPSE",
        "WALL",
        [10, 0],
        [20, 0],
        [11, 4000 + more],
        [21, 0],
        [40, (3000 + more) / (4000 + more)],
      );
    const [area] = areasOf(planOf(dxf.bytes(4)));
    expect(Math.abs(area! - Math.PI * 12)).toBeLessThan(0.3);
  });

  test("[CD-02] a spline is the wall that it draws, by its controls and by its weights", () => {
    // A quarter of a circle as a rational spline of the second degree.
    const quarter = (radius: number) =>
      [
        [71, 2],
        ...[0, 0, 0, 1, 1, 1].map((knot) => [40, knot] as const),
        ...[1, Math.SQRT1_2, 1].map((weight) => [41, weight] as const),
        ...(
          [
            [radius, 0],
            [radius, radius],
            [0, radius],
          ] as const
        ).flatMap(([x, y]) => [[10, x] as const, [20, y] as const]),
      ] as const;
    const dxf = new DxfText();
    for (const radius of [4000, 4200]) dxf.add("SPLINE", "WALL", ...quarter(radius));
    dxf
      .chain("WALL", [0, 4000], [0, 0], [4000, 0])
      .chain("WALL", [-200, 4000], [-200, -200], [4200, -200], [4200, 0]);
    dxf.line("WALL", -200, 4200, 0, 4200).line("WALL", -200, 4000, -200, 4200);
    const [area] = areasOf(planOf(dxf.bytes(4)));
    expect(Math.abs(area! - (Math.PI * 16) / 4)).toBeLessThan(0.3);
  });

  test("widths may stand at each corner of a polyline", () => {
    const dxf = new DxfText();
    const middle = corners([-100, -100, 4100, 3100]);
    const places = [...middle, middle[0]!].flatMap(([x, y]) => [
      [10, x] as const,
      [20, y] as const,
      [40, 200] as const,
      [41, 200] as const,
    ]);
    const plan = planOf(dxf.add("LWPOLYLINE", "WALL", [90, 5], [70, 0], ...places).bytes(4));
    expect(areasOf(plan)).toEqual([12]);
    expect(thicknessesOf(plan)).toEqual([200]);
  });
});

describe("entities that are drawn among walls", () => {
  /** The flat of two rooms with everything on one layer. */
  const onOneLayer = (layer: string) =>
    new TextEncoder().encode(
      flatDxf().text(4).replaceAll("A-WALL", layer).replaceAll("A-DOOR", layer).replaceAll("A-GLAZ", layer),
    );
  const openings = ["door 900", "door 1000", "window 1500"];

  test("[CD-02] doors and windows on the walls' own layer are doors and windows, whatever it is called", () => {
    for (const layer of ["WALLS", "0"]) {
      const plan = planOf(onOneLayer(layer));
      expect(areasOf(plan)).toEqual([20, 12]);
      expect(thicknessesOf(plan).sort((a, b) => a - b)).toEqual([100, 300]);
      expect(openingsOf(plan).sort()).toEqual([...openings].sort());
    }
  });

  test("windows on a layer that does not say so are the lines across the gap", () => {
    const text = flatDxf().text(4).replaceAll("A-GLAZ", "LAYER_3").replaceAll("A-DOOR", "LAYER_2");
    expect(openingsOf(planOf(new TextEncoder().encode(text))).sort()).toEqual([...openings].sort());
  });

  test("furniture, the frame of the sheet and hatching leave no walls, and are counted", () => {
    const dxf = new DxfText();
    for (const box of [
      [0, 0, 4000, 3000],
      [-200, -200, 4200, 3200],
    ] as const) {
      const [a, b, c, d] = corners(box);
      dxf.chain("0", a, b, c, d, a);
    }
    rectangle(dxf, "0", [-3000, -3000, 9000, 7000]);
    rectangle(dxf, "0", [300, 2100, 2300, 2900]);
    dxf.add("CIRCLE", "0", [10, 3000], [20, 1500], [40, 400]);
    for (let x = 0; x < 4000; x += 100) dxf.line("0", x, -200, x + 200, 0);
    const plan = planOf(dxf.bytes(4));
    expect(areasOf(plan)).toEqual([12]);
    expect(thicknessesOf(plan)).toEqual([200]);
    expect(countOf(plan, "symbols")).toBeGreaterThan(40);
  });
});

describe("walls and rooms", () => {
  test("a wall of two leaves is as thick as both", () => {
    const dxf = new DxfText();
    for (const [low, high] of [
      [0, 0],
      [-180, 180],
      [-300, 300],
    ] as const)
      rectangle(dxf, "WALL", [low, low, 4000 + high, 3000 + high]);
    const plan = planOf(dxf.bytes(4));
    expect(areasOf(plan)).toEqual([12]);
    expect(thicknessesOf(plan)).toEqual([300]);
  });

  test("rooms drawn as closed lines side by side keep their clear size", () => {
    const dxf = new DxfText();
    for (const box of [
      [0, 0, 5000, 4000],
      [5100, 0, 8100, 4000],
      [0, 4100, 8100, 5600],
    ] as const)
      rectangle(dxf, "VANI", box);
    const plan = planOf(dxf.bytes(4));
    expect(areasOf(plan)).toEqual([20, 12.15, 12]);
    expect(thicknessesOf(plan)).toEqual([100]);
  });

  test("a wall that ends a hair before another one still parts two rooms", () => {
    const dxf = new DxfText();
    rectangle(dxf, "WALL", [0, 0, 6000, 3000]);
    rectangle(dxf, "WALL", [-200, -200, 6200, 3200]);
    dxf.line("WALL", 3000, 4, 3000, 2996).line("WALL", 3100, 4, 3100, 2996);
    expect(areasOf(planOf(dxf.bytes(4)))).toEqual([9, 8.7]);
  });

  test("rooms in a block that stands free in a larger one are there once", () => {
    const dxf = new DxfText();
    rectangle(dxf, "WALL", [0, 0, 9000, 9000]);
    rectangle(dxf, "WALL", [-300, -300, 9300, 9300]);
    rectangle(dxf, "WALL", [3000, 3000, 6000, 6000]);
    rectangle(dxf, "WALL", [3100, 3100, 5900, 5900]);
    const [around, core, ...more] = areasOf(planOf(dxf.bytes(4)));
    expect(more).toEqual([]);
    expect(core).toBe(7.84);
    expect(around).toBeCloseTo(81 - 9, 1);
  });
});

describe("words and units of the file", () => {
  const header = (page: string, layer: readonly number[]) => {
    const text = new DxfText().line("LAYER_NAME", 0, 0, 4000, 0).text(4);
    const [before, after] = text
      .replace("$INSUNITS", `$DWGCODEPAGE\r\n3\r\n${page}\r\n9\r\n$INSUNITS`)
      .split("LAYER_NAME");
    return Uint8Array.from([
      ...new TextEncoder().encode(before),
      ...layer,
      ...new TextEncoder().encode(after),
    ]);
  };

  test("layers are read in the code page of the file, and where a letter is written as its number", () => {
    expect(drawingOf(header("ANSI_1252", [0x57, 0xc4, 0x4e, 0x44, 0x45])).wallLayers).toEqual(["WÄNDE"]);
    expect(drawingOf(header("ANSI_1251", [0xd1, 0xd2, 0xc5, 0xcd, 0xdb])).wallLayers).toEqual(["СТЕНЫ"]);
    expect(drawingOf(header("ANSI_1252", [...new TextEncoder().encode("W\\U+00C4NDE")])).wallLayers).toEqual([
      "WÄNDE",
    ]);
  });

  test("decimetres and yards are read where the file says so", () => {
    for (const [code, scale, unit] of [
      [14, 0.01, "dm"],
      [10, 1 / 914.4, "yd"],
    ] as const) {
      const drawing = drawingOf(flatDxf(scale).bytes(code));
      expect(drawingUnit(drawing, drawing.wallLayers)).toMatchObject({
        stated: unit,
        likely: unit,
        isPlausible: true,
      });
    }
  });

  test("a drawing that is referred to and not at hand is named", () => {
    const dxf = flatDxf().insert("A-WALL", "SITE", 0, 0).text(4);
    const block =
      "0\r\nBLOCK\r\n8\r\n0\r\n2\r\nSITE\r\n70\r\n4\r\n10\r\n0\r\n20\r\n0\r\n1\r\nsite.dwg\r\n0\r\nENDBLK\r\n8\r\n0\r\n";
    const plan = planOf(new TextEncoder().encode(dxf.replace("2\r\nBLOCKS\r\n", `2\r\nBLOCKS\r\n${block}`)));
    expect(plan.notes.find(({ key }) => key === "unknownBlocks")?.names).toEqual(["SITE"]);
  });
});
