import type {
  Catalogue,
  Choices,
  ErpLine,
  EvaluatedArticle,
  Part,
  Problem,
  ResolvedVariable,
  Text,
  ValueSource,
} from "@stanza/catalogue";
import { acceptedOffStep, offStep, outOfRange } from "./messages.ts";

/** What a person may choose on the cabinet; header values that the catalogue gives are not repeated here. */
export interface CabinetRequest {
  readonly model: "CALCE" | "COTTO";
  /** Width of the article as sold (`BASE-1D-600`). */
  readonly presetWidth: number;
  readonly choices: CabinetChoices;
}

export interface CabinetChoices {
  readonly W?: number;
  readonly HGT?: 720 | 780;
  readonly PLH?: 60 | 100 | 150;
  readonly DPT?: 350 | 560;
  readonly SHQ?: number;
  readonly FIN?: string;
  readonly CARC?: string;
  readonly HND?: string;
  readonly SIDE?: "L" | "R";
  readonly SHMAT?: "MEL" | "GLS";
  readonly SOFT?: boolean;
}

interface Option {
  readonly code: string;
  readonly material: string;
  readonly flatOnly: boolean;
  readonly because: Text;
}

interface Handle extends Option {
  readonly type: string;
  readonly erp: string;
  readonly len: number;
  readonly dia: number;
  readonly proj: number;
}

const T = 18;
const TB = 8;
const GAP = 1.5;
const NO_PROBLEMS: readonly Problem[] = [];

/**
 * The article BASE-1D of `catalogues/cucina` as a programmer would write it for one shop: what the rule engine is measured against.
 * Texts and option attributes are data and come from the catalogue; every rule is code.
 */
export function openBaseCabinet(catalogue: Catalogue): (request: CabinetRequest) => EvaluatedArticle {
  const rule = catalogue.articles["BASE-1D"]!;
  const optionsOf = (file: string) => catalogue.optionLists[file]!.options;
  const common = (option: ReturnType<typeof optionsOf>[number]): Option => ({
    code: option.code,
    material: String(option.attributes.material),
    flatOnly: option.when !== undefined,
    because: option.because ?? {},
  });
  const finishes = new Map(
    optionsOf("options/fin.csv").map((option) => [
      option.code,
      { ...common(option), group: String(option.attributes.group), pg: Number(option.attributes.pg) },
    ]),
  );
  const carcasses = new Map(optionsOf("options/carc.csv").map((option) => [option.code, common(option)]));
  const handles = new Map<string, Handle>(
    optionsOf("options/hnd.csv").map((option) => {
      const { type, erp, len, dia, proj } = option.attributes;
      return [
        option.code,
        {
          ...common(option),
          type: String(type),
          erp: String(erp),
          len: Number(len),
          dia: Number(dia),
          proj: Number(proj),
        },
      ];
    }),
  );
  const variableText = new Map(rule.variables.map(({ code, description }) => [code, description]));
  const text = (code: string) => variableText.get(code) ?? {};
  const texts = {
    DST: text("DST"),
    FIN: text("FIN"),
    CARC: text("CARC"),
    HND: text("HND"),
    PLH: text("PLH"),
    HGT: text("HGT"),
    W: text("W"),
    DPT: text("DPT"),
    SIDE: text("SIDE"),
    SHQ: text("SHQ"),
    SHMAT: text("SHMAT"),
    SOFT: text("SOFT"),
  };
  const lineText = (id: string) => rule.erp.find((line) => line.id === id)?.description ?? {};
  const lineTexts = {
    main: lineText("main"),
    handle: lineText("handle"),
    channel: lineText("channel"),
    shelf: lineText("shelf"),
    hinge: lineText("hinge"),
    legs: lineText("legs"),
  };
  const { description, tags } = rule;
  const swing = rule.clearances[0]!.because;
  const offStepText = offStep("50");
  const acceptedText = acceptedOffStep("50");
  const widthRange = outOfRange("300", "600");
  const shelfRange = outOfRange("0", "3");

  return ({ model, presetWidth, choices }) => {
    let problems = NO_PROBLEMS as Problem[];
    const tell = (problem: Problem) => {
      if (problems === NO_PROBLEMS) problems = [];
      problems.push(problem);
    };
    const framed = model === "COTTO";
    const DST = framed ? "FRAME" : "FLAT";
    const tp = framed ? 14 : 19;
    const TF = framed ? 22 : 19;

    let FIN = choices.FIN ?? (framed ? "L04" : "F01");
    let finish = finishes.get(FIN)!;
    if (framed && finish.flatOnly) {
      tell(repaired("FIN", finish.because, FIN, "M01"));
      FIN = "M01";
      finish = finishes.get(FIN)!;
    }
    const CARC = choices.CARC ?? "C01";
    const carcass = carcasses.get(CARC)!.material;
    let HND = choices.HND ?? (framed ? "KN30" : "GOB");
    let handle = handles.get(HND)!;
    if (framed && handle.flatOnly) {
      tell(repaired("HND", handle.because, HND, "BAR160"));
      HND = "BAR160";
      handle = handles.get(HND)!;
    }
    const PLH = choices.PLH ?? 100;
    const HGT = choices.HGT ?? 780;

    const asked = choices.W ?? presetWidth;
    const toMeasure = finish.group !== "MEL";
    const inside = Math.max(300, Math.min(600, asked));
    const onStep = 300 + Math.round((inside - 300) / 50) * 50;
    let W = onStep;
    if (onStep !== asked) {
      if (toMeasure) W = inside;
      if (toMeasure && inside === asked) {
        tell({ code: "W_OFFSTEP", severity: "info", variable: "W", because: acceptedText });
      } else {
        tell(repaired("W", inside === asked ? offStepText : widthRange, asked, W));
      }
    }
    const DPT = choices.DPT ?? 560;
    const SIDE = choices.SIDE ?? "L";
    const left = SIDE === "L";
    const IW = W - 2 * T;
    const IH = HGT - 2 * T;
    const mostShelves = Math.floor(IH / 220);
    let SHQ = choices.SHQ ?? (HGT > 750 ? 2 : 1);
    if (SHQ > mostShelves) {
      tell(repaired("SHQ", shelfRange, SHQ, mostShelves));
      SHQ = mostShelves;
    }
    const SHMAT = SHQ > 0 ? (choices.SHMAT ?? "MEL") : "MEL";
    const SOFT = choices.SOFT ?? true;
    const { type: grip, len } = handle;
    const GRIP = grip === "GOLA" ? 28 : 0;
    const FW = W - 2 * GAP;
    const FH = HGT - 2 * GAP - GRIP;
    const SHPITCH = (IH - SHQ * T) / (SHQ + 1);
    const HOFF = grip === "CUP" ? 75 : 35;
    const HTOP = framed ? 35 : 50;
    const depth = DPT + TF;

    const board = (
      id: string,
      x: number,
      y: number,
      z: number,
      w: number,
      h: number,
      d: number,
      grain: "x" | "y",
    ): Part => ({
      id,
      solid: { type: "box", size: [w, h, d] },
      at: [x, y, z],
      material: carcass,
      layer: "carcass",
      grain,
      cut: true,
    });
    const edged = (
      id: string,
      x: number,
      y: number,
      z: number,
      w: number,
      h: number,
      d: number,
      grain: "x" | "y",
      material = carcass,
    ): Part => ({
      id,
      solid: { type: "box", size: [w, h, d] },
      at: [x, y, z],
      material,
      layer: "carcass",
      grain,
      cut: true,
      edges: "F",
    });
    const top = PLH + HGT - T;
    const parts: Part[] = [
      edged("sideL", 0, PLH, 0, T, HGT, DPT, "y"),
      edged("sideR", W - T, PLH, 0, T, HGT, DPT, "y"),
      edged("bottom", T, PLH, 0, IW, T, DPT, "x"),
      board("railF", T, top, DPT - 100 - (grip === "GOLA" ? 24 : 0), IW, T, 100, "x"),
      board("railB", T, top, 18, IW, T, 100, "x"),
      board("back", T, PLH + T, 10, IW, HGT - T, TB, "y"),
    ];
    const shelfThickness = SHMAT === "GLS" ? 8 : T;
    const shelfMaterial = SHMAT === "GLS" ? "glass_clear" : carcass;
    for (let i = 1; i <= SHQ; i++) {
      const y = PLH + T + i * SHPITCH + (i - 1) * T;
      parts.push(edged(`shelf#${i}`, T, y, 18, IW, shelfThickness, DPT - 48, "x", shelfMaterial));
    }
    for (let i = 1; i <= 4; i++) {
      parts.push({
        id: `leg#${i}`,
        solid: { type: "cylinder", radius: 18, height: PLH, axis: "y" },
        at: [i % 2 === 1 ? 60 : W - 60, 0, i > 2 ? 60 : DPT - 110],
        material: "plastic_black",
        layer: "legs",
      });
    }
    parts.push({
      id: "door",
      solid: { type: "box", size: [FW, FH, tp] },
      at: [GAP, PLH + GAP, DPT],
      material: finish.material,
      layer: "fronts",
      grain: "y",
      cut: true,
      edges: "LRTB",
      open: { kind: "hinge", axis: SIDE, amount: 110 },
    });
    if (framed) {
      const frame = (id: string, x: number, y: number, w: number, h: number, grain: "x" | "y"): Part => ({
        id,
        solid: { type: "box", size: [w, h, TF - tp] },
        at: [x, y, DPT + tp],
        material: finish.material,
        layer: "fronts",
        grain,
        cut: false,
      });
      parts.push(
        frame("door-stileL", GAP, PLH + GAP, 70, FH, "y"),
        frame("door-stileR", GAP + FW - 70, PLH + GAP, 70, FH, "y"),
        frame("door-railB", GAP + 70, PLH + GAP, FW - 2 * 70, 70, "x"),
        frame("door-railT", GAP + 70, PLH + GAP + FH - 70, FW - 2 * 70, 70, "x"),
      );
    }
    addHandle(parts, handle, {
      x: left ? GAP + FW - HOFF : GAP + HOFF,
      edgeX: left ? GAP + FW - len - 20 : GAP + 20,
      doorTop: PLH + GAP + FH,
      channelY: PLH + HGT - 28,
      W,
      DPT,
      TF,
    });

    const width = String(W);
    const paddedWidth = width.padStart(4, "0");
    const pairs = { W: ["W", width], CARC: ["CARC", CARC], HND: ["HND", HND] } as const;
    const erpLines: ErpLine[] = [
      {
        id: "main",
        code: `B1${paddedWidth}${HGT}${SIDE}`,
        description: lineTexts.main,
        quantity: 1,
        unit: "pc",
        level: 0,
        variants: [
          pairs.W,
          ["HGT", String(HGT)],
          ["DPT", String(DPT)],
          ["SIDE", SIDE],
          ["FIN", FIN],
          pairs.CARC,
          ["PLH", String(PLH)],
        ],
        price: { kind: "matrix", matrix: "BASE1", keys: [width, String(finish.pg)] },
        surcharges: ["HEIGHT", "DEPTH", "OFFSTEP", "CARCASS"],
        discountable: true,
      },
      {
        id: grip === "GOLA" ? "channel" : "handle",
        code: handle.erp,
        description: grip === "GOLA" ? lineTexts.channel : lineTexts.handle,
        quantity: grip === "GOLA" ? W / 1000 : 1,
        unit: grip === "GOLA" ? "m" : "pc",
        level: 0,
        variants: [pairs.HND],
        price: { kind: "item", item: handle.erp },
        surcharges: [],
        discountable: true,
      },
    ];
    if (SHQ > 1) {
      erpLines.push({
        id: "shelf",
        code: `SH${SHMAT}${paddedWidth}`,
        description: lineTexts.shelf,
        quantity: SHQ - 1,
        unit: "pc",
        level: 0,
        variants: [pairs.W, ["SHMAT", SHMAT], pairs.CARC],
        price: { kind: "matrix", matrix: "SHELF", keys: [width, SHMAT] },
        surcharges: [],
        discountable: true,
      });
    }
    erpLines.push(
      {
        id: "hinge",
        code: SOFT ? "HGS110" : "HGN110",
        description: lineTexts.hinge,
        quantity: 2,
        unit: "pc",
        level: 1,
        variants: [],
        price: { kind: "none" },
        surcharges: [],
        discountable: true,
      },
      {
        id: "legs",
        code: `LEG${String(PLH).padStart(3, "0")}`,
        description: lineTexts.legs,
        quantity: 4,
        unit: "pc",
        level: 1,
        variants: [],
        price: { kind: "none" },
        surcharges: [],
        discountable: true,
      },
    );

    const { FIN: finSource, CARC: carcSource, HND: hndSource } = sourcesOf(choices);
    const of = (
      code: keyof typeof texts,
      kind: ResolvedVariable["kind"],
      value: ResolvedVariable["value"],
      source: ValueSource,
      group: string,
      mandatory = false,
    ): ResolvedVariable => ({
      code,
      kind,
      description: texts[code],
      value,
      source,
      visible: true,
      readonly: false,
      mandatory,
      group,
    });
    const own = (value: unknown): ValueSource => (value === undefined ? "default" : "user");
    const inherited = (value: unknown): ValueSource => (value === undefined ? "header" : "user");
    const variables: ResolvedVariable[] = [
      { ...of("DST", "option", DST, "forced", "002"), readonly: true },
      of("FIN", "option", FIN, finSource, "002", true),
      of("CARC", "option", CARC, carcSource, "003", true),
      of("HND", "option", HND, hndSource, "004"),
      of("PLH", "number", PLH, inherited(choices.PLH), "001"),
      of("HGT", "number", HGT, inherited(choices.HGT), "001"),
      of("W", "number", W, choices.W === undefined ? "preset" : "user", "001", true),
      of("DPT", "number", DPT, own(choices.DPT), "001"),
      of("SIDE", "option", SIDE, own(choices.SIDE), "002", true),
      of("SHQ", "number", SHQ, own(choices.SHQ), "003"),
      SHQ > 0
        ? of("SHMAT", "option", SHMAT, own(choices.SHMAT), "003")
        : { ...of("SHMAT", "option", SHMAT, "default", "003"), visible: false },
      of("SOFT", "boolean", SOFT, own(choices.SOFT), "003"),
    ];
    return {
      neutro: "BASE-1D",
      description,
      tags,
      mount: "floor",
      elevation: 0,
      variables,
      box: [W, HGT + PLH, depth],
      parts,
      anchors: [
        { id: "L", kind: "side", at: [0, 0, 0], dir: [-1, 0, 0], size: [DPT, HGT + PLH] },
        { id: "R", kind: "side", at: [W, 0, 0], dir: [1, 0, 0], size: [DPT, HGT + PLH] },
        { id: "B", kind: "back", at: [W / 2, 0, 0], dir: [0, 0, -1] },
        { id: "F", kind: "floor", at: [W / 2, 0, DPT / 2], dir: [0, -1, 0], size: [W, DPT] },
        { id: "TOP", kind: "top", at: [0, HGT + PLH, 0], dir: [0, 1, 0], size: [W, DPT] },
      ],
      plan: [
        {
          type: "rect",
          points: [
            [0, 0],
            [W, DPT],
          ],
          style: "outline",
        },
        {
          type: "line",
          points: [
            [0, depth],
            [W, depth],
          ],
          style: "outline",
        },
        {
          type: "poly",
          points: [
            [left ? 0 : W, depth],
            [left ? 0 : W, depth + W],
            [left ? W : 0, depth],
          ],
          style: "thin",
        },
      ],
      clearances: [
        { id: "door-swing", at: [0, PLH, depth], size: [W, HGT, W], severity: "warn", because: swing },
      ],
      erpLines,
      skipBasket: false,
      problems,
      values: {
        ...{ DST, FIN, CARC, HND, PLH, HGT, W, DPT, SIDE, SHQ, SHMAT, SOFT, T, TB, GAP },
        ...{ IW, IH, TF, GRIP, FW, FH, SHPITCH, HOFF, HTOP },
      } satisfies Choices,
    };
  };
}

function sourcesOf(choices: CabinetChoices): Record<"FIN" | "CARC" | "HND", ValueSource> {
  return {
    FIN: choices.FIN === undefined ? "header" : "user",
    CARC: choices.CARC === undefined ? "header" : "user",
    HND: choices.HND === undefined ? "header" : "user",
  };
}

function repaired(variable: string, because: Text, from: string | number, to: string | number): Problem {
  return { code: `${variable}_REPAIRED`, severity: "warn", variable, because, from, to };
}

interface HandlePlace {
  readonly x: number;
  readonly edgeX: number;
  readonly doorTop: number;
  readonly channelY: number;
  readonly W: number;
  readonly DPT: number;
  readonly TF: number;
}

function addHandle(parts: Part[], handle: Handle, place: HandlePlace): void {
  const { type, len, dia, proj, material } = handle;
  const { x, edgeX, doorTop, channelY, W, DPT, TF } = place;
  const front = DPT + TF;
  const layer = "handles";
  const y = doorTop - 60 - len;
  if (type === "BAR") {
    parts.push({
      id: "door-bar",
      solid: { type: "cylinder", radius: dia / 2, height: len, axis: "y" },
      at: [x, y, front + proj - dia / 2],
      material,
      layer,
    });
  }
  if (type === "FLAT") {
    parts.push({
      id: "door-grip",
      solid: { type: "box", size: [dia, len, 8] },
      at: [x - dia / 2, y, front + proj - 8],
      material,
      layer,
    });
  }
  if (type === "BAR" || type === "FLAT") {
    for (const [id, up] of [
      ["door-foot1", 16],
      ["door-foot2", len - 16],
    ] as const) {
      parts.push({
        id,
        solid: { type: "cylinder", radius: 4, height: proj - 6, axis: "z" },
        at: [x, y + up, front],
        material,
        layer,
      });
    }
  }
  if (type === "KNOB") {
    const knobY = doorTop - 60;
    parts.push(
      {
        id: "door-stem",
        solid: { type: "cylinder", radius: 6, height: proj - 12, axis: "z" },
        at: [x, knobY, front],
        material,
        layer,
      },
      {
        id: "door-knob",
        solid: { type: "cylinder", radius: dia / 2, height: 12, axis: "z" },
        at: [x, knobY, front + proj - 12],
        material,
        layer,
      },
    );
  }
  if (type === "CUP") {
    parts.push({
      id: "door-cup",
      solid: {
        type: "extrusion",
        profile: [
          [0, 0],
          [22, 0],
          [25, 8],
          [24, 22],
          [18, 33],
          [9, 39],
          [0, 40],
        ],
        length: len,
        axis: "x",
      },
      at: [x - len / 2, doorTop - 60 - 20, front],
      material,
      layer,
    });
  }
  if (type === "EDGE") {
    parts.push({
      id: "door-edge",
      solid: {
        type: "extrusion",
        profile: [
          [0, 0],
          [TF + 16, 0],
          [TF + 16, -12],
          [TF + 18, -12],
          [TF + 18, 2],
          [0, 2],
        ],
        length: len,
        axis: "x",
      },
      at: [edgeX, doorTop, DPT],
      material,
      layer,
    });
  }
  if (type === "GOLA") {
    parts.push({
      id: "channel",
      solid: { type: "box", size: [W, 28, 23] },
      at: [0, channelY, DPT - 22],
      material,
      layer,
    });
  }
}
