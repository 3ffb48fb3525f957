/** One row of the rule set: 24 numbers, 28 options, 8 conditions. */
export interface RuleRow {
  readonly W: number;
  readonly H: number;
  readonly D: number;
  readonly T: number;
  readonly GAP: number;
  readonly TF: number;
  readonly PLH: number;
  readonly SHQ: number;
  readonly NDR: number;
  readonly HOFF: number;
  readonly LEN: number;
  readonly TOPX: number;
  readonly N1: number;
  readonly N2: number;
  readonly N3: number;
  readonly N4: number;
  readonly N5: number;
  readonly N6: number;
  readonly N7: number;
  readonly N8: number;
  readonly N9: number;
  readonly N10: number;
  readonly N11: number;
  readonly N12: number;
  readonly FIN: string;
  readonly CARC: string;
  readonly HND: string;
  readonly SIDE: string;
  readonly DOOR: string;
  readonly LIFT: string;
  readonly WTOP: string;
  readonly EDGE: string;
  readonly OVEN: string;
  readonly HOB: string;
  readonly SINK: string;
  readonly TAP: string;
  readonly O1: string;
  readonly O2: string;
  readonly O3: string;
  readonly O4: string;
  readonly O5: string;
  readonly O6: string;
  readonly O7: string;
  readonly O8: string;
  readonly O9: string;
  readonly O10: string;
  readonly O11: string;
  readonly O12: string;
  readonly O13: string;
  readonly O14: string;
  readonly O15: string;
  readonly O16: string;
  readonly SOFT: boolean;
  readonly LIT: boolean;
  readonly LOCK: boolean;
  readonly LEFT: boolean;
  readonly OPEN: boolean;
  readonly WALL: boolean;
  readonly FREE: boolean;
  readonly DEEP: boolean;
}

export const NUMBERS = [
  "W",
  "H",
  "D",
  "T",
  "GAP",
  "TF",
  "PLH",
  "SHQ",
  "NDR",
  "HOFF",
  "LEN",
  "TOPX",
  "N1",
  "N2",
  "N3",
  "N4",
  "N5",
  "N6",
  "N7",
  "N8",
  "N9",
  "N10",
  "N11",
  "N12",
] as const;
export const OPTIONS = [
  "FIN",
  "CARC",
  "HND",
  "SIDE",
  "DOOR",
  "LIFT",
  "WTOP",
  "EDGE",
  "OVEN",
  "HOB",
  "SINK",
  "TAP",
  "O1",
  "O2",
  "O3",
  "O4",
  "O5",
  "O6",
  "O7",
  "O8",
  "O9",
  "O10",
  "O11",
  "O12",
  "O13",
  "O14",
  "O15",
  "O16",
] as const;
export const CONDITIONS = ["SOFT", "LIT", "LOCK", "LEFT", "OPEN", "WALL", "FREE", "DEEP"] as const;

/** Attributes of the options of FIN and HND; the other options have none. */
export const FINISHES: Readonly<Record<string, { readonly group: string; readonly pg: number }>> = {
  A: { group: "MEL", pg: 1 },
  B: { group: "FEN", pg: 2 },
  C: { group: "LAC", pg: 3 },
  D: { group: "VEN", pg: 4 },
};
export const HANDLES: Readonly<Record<string, { readonly kind: string; readonly length: number }>> = {
  A: { kind: "GOLA", length: 0 },
  B: { kind: "BAR", length: 160 },
  C: { kind: "BAR", length: 320 },
  D: { kind: "KNOB", length: 30 },
};

/** The 150 formulas as an author writes them: 20 dimensions that follow from each other, 30 of visibility, 45 of permission, 15 quantities, 40 positions. */
export const FORMULAS: readonly (readonly [name: string, formula: string])[] = [
  ["IW", "W - 2 * T"],
  ["IH", "H - 2 * T"],
  ["FW", "W - 2 * GAP"],
  ["GRIP", 'HND.kind == "GOLA" ? 28 : 0'],
  ["FH", "H - 2 * GAP - GRIP"],
  ["HALF", "FW / 2"],
  ["PITCH", "(IH - SHQ * T) / (SHQ + 1)"],
  ["DH", "(FH - (NDR - 1) * 2 * GAP) / NDR"],
  ["BOXD", "D - TF - 20"],
  ["RUN", "floor(BOXD / 50) * 50"],
  ["STEP", "max(PITCH, 96)"],
  ["HX", 'SIDE == "A" ? W - HOFF - HND.length : HOFF'],
  ["HY", "PLH + FH - 60 - HND.length / 2"],
  ["AREA", "W * H / 1000000"],
  ["EDGES", "(2 * W + 2 * H) / 1000"],
  ["MASS", "AREA * T * 0.7 + N1 * 0.2"],
  ["TOPW", "LEN + (WALL ? 0 : 20)"],
  ["MID", "(TOPX + TOPW) / 2"],
  ["REACH", "min(D + TF, 620)"],
  ["SPAN", "ceil(W / 600) * 600"],
  ["V1", "SHQ > 0"],
  ["V2", "W > 600 && !OPEN"],
  ["V3", 'HND.kind != "GOLA"'],
  ["V4", 'FIN.group == "LAC" || FIN.group == "VEN"'],
  ["V5", 'OVEN != "A" && W >= 600'],
  ["V6", "LIT && WALL"],
  ["V7", 'SINK == "B" || TAP in ["A", "B"]'],
  ["V8", 'NDR > 1 && DOOR != "C"'],
  ["V9", "H >= 720 && !FREE"],
  ["V10", "PITCH > 200"],
  ["V11", "DEEP || D > 560"],
  ["V12", 'LOCK && SIDE == "A"'],
  ["V13", '(SHQ > 0) && O13 == "A"'],
  ["V14", '(W > 600 && !OPEN) && O14 == "B"'],
  ["V15", '(HND.kind != "GOLA") && O15 == "C"'],
  ["V16", '(FIN.group == "LAC" || FIN.group == "VEN") && O16 == "D"'],
  ["V17", '(OVEN != "A" && W >= 600) && O1 == "A"'],
  ["V18", '(LIT && WALL) && O2 == "B"'],
  ["V19", '(SINK == "B" || TAP in ["A", "B"]) && O3 == "C"'],
  ["V20", '(NDR > 1 && DOOR != "C") && O4 == "D"'],
  ["V21", '(H >= 720 && !FREE) && O5 == "A"'],
  ["V22", '(PITCH > 200) && O6 == "B"'],
  ["V23", '(DEEP || D > 560) && O7 == "C"'],
  ["V24", '(LOCK && SIDE == "A") && O8 == "D"'],
  ["V25", 'O9 != "A" && N1 > 60'],
  ["V26", 'O10 != "B" && N2 > 70'],
  ["V27", 'O11 != "C" && N3 > 80'],
  ["V28", 'O12 != "D" && N4 > 0'],
  ["V29", 'O13 != "A" && N5 > 10'],
  ["V30", 'O14 != "B" && N6 > 20'],
  ["A1", 'W <= 300 && (FIN.group != "MEL" || N1 % 5 == 0)'],
  ["A2", 'O2 != "A" || (N2 < 41 && D >= 330)'],
  ["A3", '!(O3 == "B" && FH > 510 && !DEEP)'],
  ["A4", "FIN.pg <= 4 || (HND.length > 0 && HND.length <= FW - 60)"],
  ["A5", 'O5 in ["C", "D"] || (!LOCK && W >= 390)'],
  ["A6", 'W <= 400 && (FIN.group != "MEL" || N6 % 5 == 0)'],
  ["A7", 'O7 != "D" || (N7 < 46 && D >= 330)'],
  ["A8", '!(O8 == "D" && FH > 535 && !DEEP)'],
  ["A9", "FIN.pg <= 1 || (HND.length > 0 && HND.length <= FW - 60)"],
  ["A10", 'O10 in ["A", "D"] || (SOFT && W >= 440)'],
  ["A11", 'W <= 500 && (FIN.group != "MEL" || N11 % 5 == 0)'],
  ["A12", 'O12 != "B" || (N12 < 51 && D >= 330)'],
  ["A13", '!(O13 == "C" && FH > 560 && !DEEP)'],
  ["A14", "FIN.pg <= 2 || (HND.length > 0 && HND.length <= FW - 60)"],
  ["A15", 'O15 in ["D", "D"] || (!LOCK && W >= 490)'],
  ["A16", 'W <= 600 && (FIN.group != "MEL" || N4 % 5 == 0)'],
  ["A17", 'O1 != "A" || (N5 < 56 && D >= 330)'],
  ["A18", '!(O2 == "A" && FH > 585 && !DEEP)'],
  ["A19", "FIN.pg <= 3 || (HND.length > 0 && HND.length <= FW - 60)"],
  ["A20", 'O4 in ["B", "D"] || (SOFT && W >= 540)'],
  ["A21", 'W <= 700 && (FIN.group != "MEL" || N9 % 5 == 0)'],
  ["A22", 'O6 != "C" || (N10 < 61 && D >= 330)'],
  ["A23", '!(O7 == "D" && FH > 610 && !DEEP)'],
  ["A24", "FIN.pg <= 4 || (HND.length > 0 && HND.length <= FW - 60)"],
  ["A25", 'O9 in ["A", "D"] || (!LOCK && W >= 590)'],
  ["A26", 'W <= 800 && (FIN.group != "MEL" || N2 % 5 == 0)'],
  ["A27", 'O11 != "B" || (N3 < 66 && D >= 330)'],
  ["A28", '!(O12 == "B" && FH > 635 && !DEEP)'],
  ["A29", "FIN.pg <= 1 || (HND.length > 0 && HND.length <= FW - 60)"],
  ["A30", 'O14 in ["C", "D"] || (SOFT && W >= 640)'],
  ["A31", 'W <= 900 && (FIN.group != "MEL" || N7 % 5 == 0)'],
  ["A32", 'O16 != "D" || (N8 < 71 && D >= 330)'],
  ["A33", '!(O1 == "A" && FH > 660 && !DEEP)'],
  ["A34", "FIN.pg <= 2 || (HND.length > 0 && HND.length <= FW - 60)"],
  ["A35", 'O3 in ["B", "D"] || (!LOCK && W >= 690)'],
  ["A36", 'W <= 1000 && (FIN.group != "MEL" || N12 % 5 == 0)'],
  ["A37", 'O5 != "C" || (N1 < 76 && D >= 330)'],
  ["A38", '!(O6 == "C" && FH > 685 && !DEEP)'],
  ["A39", "FIN.pg <= 3 || (HND.length > 0 && HND.length <= FW - 60)"],
  ["A40", 'O8 in ["D", "D"] || (SOFT && W >= 740)'],
  ["A41", 'W <= 1100 && (FIN.group != "MEL" || N5 % 5 == 0)'],
  ["A42", 'O10 != "A" || (N6 < 81 && D >= 330)'],
  ["A43", '!(O11 == "B" && FH > 710 && !DEEP)'],
  ["A44", "FIN.pg <= 4 || (HND.length > 0 && HND.length <= FW - 60)"],
  ["A45", 'O13 in ["C", "D"] || (!LOCK && W >= 790)'],
  ["Q1", "SHQ > 1 ? SHQ - 1 : 0"],
  ["Q2", "W > 600 ? 6 : 4"],
  ["Q3", "FH <= 900 ? 2 : (FH <= 1600 ? 3 : 4)"],
  ["Q4", "NDR * (W > 600 ? 2 : 1)"],
  ["Q5", "ceil(EDGES / 2.5)"],
  ["Q6", "max(1, floor(W / 450))"],
  ["Q7", "round(LEN) / 1000"],
  ["Q8", "LIT ? SHQ + 1 : 0"],
  ["Q9", "N2 > 50 ? 2 : 1"],
  ["Q10", "floor((IW - 40) / 40) + 1"],
  ["Q11", "AREA > 1 ? 3 : 2"],
  ["Q12", "SOFT ? NDR : 0"],
  ["Q13", "ceil(MASS / 12)"],
  ["Q14", 'SIDE == "A" ? N3 : N4'],
  ["Q15", "abs(N5 - N6) > 20 ? 2 : 1"],
  ["P1", "PLH + T + 0 * PITCH / 4 + (0 - 1) * T"],
  ["P2", "PLH + GAP + 1 * STEP + (WALL ? 0 : TOPX)"],
  ["P3", 'SIDE == "A" ? GAP + FW - HOFF : GAP + HOFF + 2'],
  ["P4", 'D - 100 - (HND.kind == "GOLA" ? 24 : 0) + 3'],
  ["P5", '(SIDE == "A" ? HX : W - HX) + HND.length * 4 / 40'],
  ["P6", "PLH + GAP + FH - 60 - HND.length - 5"],
  ["P7", "SHQ % 2 == 1 ? 66 : (SHQ > 4 ? W / 2 : W - 66)"],
  ["P8", "DH < 200 ? PLH + 7 * DH / 2 : PLH + 7 * (DH + 2 * GAP)"],
  ["P9", "PLH + T + 8 * PITCH / 4 + (8 - 1) * T"],
  ["P10", "PLH + GAP + 9 * STEP + (WALL ? 0 : TOPX)"],
  ["P11", 'SIDE == "A" ? GAP + FW - HOFF : GAP + HOFF + 10'],
  ["P12", 'D - 100 - (HND.kind == "GOLA" ? 24 : 0) + 11'],
  ["P13", '(SIDE == "A" ? HX : W - HX) + HND.length * 12 / 40'],
  ["P14", "PLH + GAP + FH - 60 - HND.length - 13"],
  ["P15", "SHQ % 2 == 1 ? 74 : (SHQ > 4 ? W / 2 : W - 74)"],
  ["P16", "DH < 200 ? PLH + 15 * DH / 2 : PLH + 15 * (DH + 2 * GAP)"],
  ["P17", "PLH + T + 16 * PITCH / 4 + (16 - 1) * T"],
  ["P18", "PLH + GAP + 17 * STEP + (WALL ? 0 : TOPX)"],
  ["P19", 'SIDE == "A" ? GAP + FW - HOFF : GAP + HOFF + 18'],
  ["P20", 'D - 100 - (HND.kind == "GOLA" ? 24 : 0) + 19'],
  ["P21", '(SIDE == "A" ? HX : W - HX) + HND.length * 20 / 40'],
  ["P22", "PLH + GAP + FH - 60 - HND.length - 21"],
  ["P23", "SHQ % 2 == 1 ? 82 : (SHQ > 4 ? W / 2 : W - 82)"],
  ["P24", "DH < 200 ? PLH + 23 * DH / 2 : PLH + 23 * (DH + 2 * GAP)"],
  ["P25", "PLH + T + 24 * PITCH / 4 + (24 - 1) * T"],
  ["P26", "PLH + GAP + 25 * STEP + (WALL ? 0 : TOPX)"],
  ["P27", 'SIDE == "A" ? GAP + FW - HOFF : GAP + HOFF + 26'],
  ["P28", 'D - 100 - (HND.kind == "GOLA" ? 24 : 0) + 27'],
  ["P29", '(SIDE == "A" ? HX : W - HX) + HND.length * 28 / 40'],
  ["P30", "PLH + GAP + FH - 60 - HND.length - 29"],
  ["P31", "SHQ % 2 == 1 ? 90 : (SHQ > 4 ? W / 2 : W - 90)"],
  ["P32", "DH < 200 ? PLH + 31 * DH / 2 : PLH + 31 * (DH + 2 * GAP)"],
  ["P33", "PLH + T + 32 * PITCH / 4 + (32 - 1) * T"],
  ["P34", "PLH + GAP + 33 * STEP + (WALL ? 0 : TOPX)"],
  ["P35", 'SIDE == "A" ? GAP + FW - HOFF : GAP + HOFF + 34'],
  ["P36", 'D - 100 - (HND.kind == "GOLA" ? 24 : 0) + 35'],
  ["P37", '(SIDE == "A" ? HX : W - HX) + HND.length * 36 / 40'],
  ["P38", "PLH + GAP + FH - 60 - HND.length - 37"],
  ["P39", "SHQ % 2 == 1 ? 98 : (SHQ > 4 ? W / 2 : W - 98)"],
  ["P40", "DH < 200 ? PLH + 39 * DH / 2 : PLH + 39 * (DH + 2 * GAP)"],
];
