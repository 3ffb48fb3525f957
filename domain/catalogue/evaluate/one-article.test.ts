import { describe, expect, test } from "vitest";
import { base } from "../testing/base-unit.ts";

describe("[EV-01] one article", () => {
  test("gives parts, anchors, plan, clearances and ERP lines in the article's frame", () => {
    const { result } = base({});
    expect(result.box).toEqual([600, 820, 579]);
    expect(result.parts.map(({ id }) => id)).toEqual([
      ...["sideL", "sideR", "bottom", "railF", "railB", "back", "shelf#1"],
      ...["leg#1", "leg#2", "leg#3", "leg#4", "door", "handle"],
    ]);
    expect(result.parts.find(({ id }) => id === "door")).toEqual({
      id: "door",
      solid: { type: "box", size: [596, 716, 19] },
      at: [2, 102, 560],
      material: "lac_black",
      layer: "fronts",
      grain: "y",
      edges: "LRTB",
      cut: true,
      open: { kind: "hinge", axis: "L", amount: 110 },
    });
    expect(result.anchors.map(({ id, kind }) => [id, kind])).toEqual([
      ["L", "side"],
      ["R", "side"],
      ["B", "back"],
      ["F", "floor"],
      ["TOP", "top"],
    ]);
    expect(result.plan[2]).toEqual({
      type: "poly",
      points: [
        [0, 560],
        [600, 1160],
        [600, 560],
      ],
      style: "thin",
    });
    expect(result.clearances[0]?.size).toEqual([600, 720, 600]);
    expect(result.erpLines[0]).toMatchObject({
      code: "BS10600560L",
      quantity: 1,
      level: 0,
      price: { kind: "matrix", matrix: "BASE1", keys: ["600", "3"] },
      surcharges: ["HEIGHT", "DEPTH", "OFFSTEP"],
    });
    expect(result.erpLines[0]?.variants).toEqual([
      ["W", "600"],
      ["HGT", "720"],
      ["DPT", "560"],
      ["SIDE", "L"],
      ["FIN", "LB"],
      ["CARC", "MW"],
      ["SHMAT", "MEL"],
    ]);
    expect(result.values).toMatchObject({ W: 600, T: 18, IW: 564, FIN: "LB", SOFT: true });
  });

  test("a wall item has its opening, a wardrobe its list", () => {
    expect(base({}, { article: "WI-DOOR" }).result.opening).toEqual({ width: 800, height: 2100, sill: 0 });
    const wardrobe = base({ W: 1836, CLOSETSTRUCT: "600|600|564" }, { article: "WR-1800" }).result;
    expect(wardrobe.values.CLOSETSTRUCT).toBe("600|600|564");
    expect(wardrobe.parts.filter(({ id }) => id.startsWith("upright")).map(({ at }) => at[0])).toEqual([
      0, 618, 1236, 1818,
    ]);
    expect(wardrobe.erpLines.filter(({ id }) => id.startsWith("section")).map(({ code }) => code)).toEqual([
      "WS06002400",
      "WS06002400",
      "WS05642400",
    ]);
  });

  test("[CA-02] values come from forced, user, preset, header, default, in this order, and say so", () => {
    const sources = (evaluation: ReturnType<typeof base>) =>
      Object.fromEntries(
        evaluation.result.variables.map(({ code, value, source }) => [code, `${value} ${source}`]),
      );
    expect(sources(base({}))).toMatchObject({
      W: "600 preset",
      FIN: "LB header",
      SIDE: "L default",
      HND: "BAR header",
    });
    expect(sources(base({ W: 750, FIN: "VO" }, { forced: { W: 450 } }))).toMatchObject({
      W: "450 forced",
      FIN: "VO user",
    });
    expect(sources(base({}, { header: {} }))).toMatchObject({
      FIN: "LW header",
      HND: "GOLA header",
      CARC: "MW header",
    });
  });

  test("codes, aliases and options are matched without regard to case; unknown codes are kept verbatim", () => {
    const evaluation = base({ larghezza: 750, finitura: "vo", OLD_CODE: "x" });
    expect(evaluation.result.values).toMatchObject({ W: 750, FIN: "VO" });
    expect(evaluation.unknown).toEqual({ OLD_CODE: "x" });
  });
});
