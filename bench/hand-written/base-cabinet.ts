import type {
  Catalogue,
  ErpLine,
  EvaluatedArticle,
  Problem,
  ResolvedVariable,
  Text,
  ValueSource,
} from "@stanza/catalogue";
import { cabinetParts, GAP, T } from "./base-cabinet-parts.ts";
import type { Handle, Option } from "./cabinet-option.ts";
import { acceptedOffStep, offStep, outOfRange } from "./messages.ts";

/** The choices for the cabinet; header values that the catalogue gives are not repeated here. */
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
    FIT: text("FIT"),
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
    const problems: Problem[] = [];
    const framed = model === "COTTO";
    const DST = framed ? "FRAME" : "FLAT";
    const TF = framed ? 22 : 19;

    let FIN = choices.FIN ?? (framed ? "L04" : "F01");
    let finish = finishes.get(FIN)!;
    if (framed && finish.flatOnly) {
      problems.push(repaired("FIN", finish.because, FIN, "M01"));
      FIN = "M01";
      finish = finishes.get(FIN)!;
    }
    const CARC = choices.CARC ?? "C01";
    const carcass = carcasses.get(CARC)!.material;
    let HND = choices.HND ?? (framed ? "KN30" : "GOB");
    let handle = handles.get(HND)!;
    if (framed && handle.flatOnly) {
      problems.push(repaired("HND", handle.because, HND, "BAR160"));
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
        problems.push({ code: "W_OFFSTEP", severity: "info", variable: "W", because: acceptedText });
      } else {
        problems.push(repaired("W", inside === asked ? offStepText : widthRange, asked, W));
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
      problems.push(repaired("SHQ", shelfRange, SHQ, mostShelves));
      SHQ = mostShelves;
    }
    const SHMAT = SHQ > 0 ? (choices.SHMAT ?? "MEL") : "MEL";
    const SOFT = choices.SOFT ?? true;
    const grip = handle.type;
    const GRIP = grip === "GOLA" ? 28 : 0;
    const FW = W - 2 * GAP;
    const FH = HGT - 2 * GAP - GRIP;
    const SHPITCH = (IH - SHQ * T) / (SHQ + 1);
    const HOFF = grip === "CUP" ? 75 : 35;
    const depth = DPT + TF;

    const parts = cabinetParts({
      W,
      HGT,
      PLH,
      DPT,
      SHQ,
      IW,
      FW,
      FH,
      TF,
      SHPITCH,
      HOFF,
      SIDE,
      framed,
      doorThickness: framed ? 14 : 19,
      carcass,
      handle,
      front: finish.material,
      glassShelves: SHMAT === "GLS",
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
    const variables: ResolvedVariable[] = [
      { ...of("DST", "option", DST, "forced", "002"), readonly: true },
      of("FIN", "option", FIN, inherited(choices.FIN), "002", true),
      of("CARC", "option", CARC, inherited(choices.CARC), "003", true),
      of("HND", "option", HND, inherited(choices.HND), "004"),
      of("PLH", "number", PLH, inherited(choices.PLH), "001"),
      of("HGT", "number", HGT, inherited(choices.HGT), "001"),
      of("FIT", "boolean", true, "header", "001"),
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
      weight:
        Math.round(((11.7 * (2 * HGT * DPT + (2 + SHQ) * W * DPT) + 18 * W * HGT) / 1000000 + 3) * 1e6) / 1e6,
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
        DST,
        FIN,
        CARC,
        HND,
        PLH,
        HGT,
        FIT: true,
        W,
        DPT,
        SIDE,
        SHQ,
        SHMAT,
        SOFT,
        T,
        GAP,
        IW,
        IH,
        TF,
        GRIP,
        FW,
        FH,
        SHPITCH,
      },
    };
  };
}

const own = (choice: unknown): ValueSource => (choice === undefined ? "default" : "user");
const inherited = (choice: unknown): ValueSource => (choice === undefined ? "header" : "user");

function repaired(variable: string, because: Text, from: string | number, to: string | number): Problem {
  return { code: `${variable}_REPAIRED`, severity: "warn", variable, because, from, to };
}
