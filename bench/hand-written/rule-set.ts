import { FINISHES, HANDLES, type RuleRow } from "../rule-set.ts";

/** The rule set as a programmer would write it for one article: the 150 values into `out`, in the order of its formulas. */
export function ruleSetByHand(row: RuleRow, out: (number | boolean)[]): void {
  const {
    W,
    H,
    D,
    T,
    GAP,
    TF,
    PLH,
    SHQ,
    NDR,
    HOFF,
    LEN,
    TOPX,
    N1,
    N2,
    N3,
    N4,
    N5,
    N6,
    N7,
    N8,
    N9,
    N10,
    N11,
    N12,
    FIN,
    HND,
    SIDE,
    DOOR,
    OVEN,
    SINK,
    TAP,
    O1,
    O2,
    O3,
    O4,
    O5,
    O6,
    O7,
    O8,
    O9,
    O10,
    O11,
    O12,
    O13,
    O14,
    O15,
    O16,
    SOFT,
    LIT,
    LOCK,
    OPEN,
    WALL,
    FREE,
    DEEP,
  } = row;
  const finish = FINISHES[FIN]!;
  const handle = HANDLES[HND]!;
  const IW = W - 2 * T;
  out[0] = IW;
  const IH = H - 2 * T;
  out[1] = IH;
  const FW = W - 2 * GAP;
  out[2] = FW;
  const GRIP = handle.kind === "GOLA" ? 28 : 0;
  out[3] = GRIP;
  const FH = H - 2 * GAP - GRIP;
  out[4] = FH;
  out[5] = FW / 2;
  const PITCH = (IH - SHQ * T) / (SHQ + 1);
  out[6] = PITCH;
  const DH = (FH - (NDR - 1) * 2 * GAP) / NDR;
  out[7] = DH;
  const BOXD = D - TF - 20;
  out[8] = BOXD;
  out[9] = Math.floor(BOXD / 50) * 50;
  const STEP = Math.max(PITCH, 96);
  out[10] = STEP;
  const HX = SIDE === "A" ? W - HOFF - handle.length : HOFF;
  out[11] = HX;
  out[12] = PLH + FH - 60 - handle.length / 2;
  const AREA = (W * H) / 1000000;
  out[13] = AREA;
  const EDGES = (2 * W + 2 * H) / 1000;
  out[14] = EDGES;
  const MASS = AREA * T * 0.7 + N1 * 0.2;
  out[15] = MASS;
  const TOPW = LEN + (WALL ? 0 : 20);
  out[16] = TOPW;
  out[17] = (TOPX + TOPW) / 2;
  out[18] = Math.min(D + TF, 620);
  out[19] = Math.ceil(W / 600) * 600;
  out[20] = SHQ > 0;
  out[21] = W > 600 && !OPEN;
  out[22] = handle.kind !== "GOLA";
  out[23] = finish.group === "LAC" || finish.group === "VEN";
  out[24] = OVEN !== "A" && W >= 600;
  out[25] = LIT && WALL;
  out[26] = SINK === "B" || ["A", "B"].includes(TAP);
  out[27] = NDR > 1 && DOOR !== "C";
  out[28] = H >= 720 && !FREE;
  out[29] = PITCH > 200;
  out[30] = DEEP || D > 560;
  out[31] = LOCK && SIDE === "A";
  out[32] = SHQ > 0 && O13 === "A";
  out[33] = W > 600 && !OPEN && O14 === "B";
  out[34] = handle.kind !== "GOLA" && O15 === "C";
  out[35] = (finish.group === "LAC" || finish.group === "VEN") && O16 === "D";
  out[36] = OVEN !== "A" && W >= 600 && O1 === "A";
  out[37] = LIT && WALL && O2 === "B";
  out[38] = (SINK === "B" || ["A", "B"].includes(TAP)) && O3 === "C";
  out[39] = NDR > 1 && DOOR !== "C" && O4 === "D";
  out[40] = H >= 720 && !FREE && O5 === "A";
  out[41] = PITCH > 200 && O6 === "B";
  out[42] = (DEEP || D > 560) && O7 === "C";
  out[43] = LOCK && SIDE === "A" && O8 === "D";
  out[44] = O9 !== "A" && N1 > 60;
  out[45] = O10 !== "B" && N2 > 70;
  out[46] = O11 !== "C" && N3 > 80;
  out[47] = O12 !== "D" && N4 > 0;
  out[48] = O13 !== "A" && N5 > 10;
  out[49] = O14 !== "B" && N6 > 20;
  out[50] = W <= 300 && (finish.group !== "MEL" || N1 % 5 === 0);
  out[51] = O2 !== "A" || (N2 < 41 && D >= 330);
  out[52] = !(O3 === "B" && FH > 510 && !DEEP);
  out[53] = finish.pg <= 4 || (handle.length > 0 && handle.length <= FW - 60);
  out[54] = ["C", "D"].includes(O5) || (!LOCK && W >= 390);
  out[55] = W <= 400 && (finish.group !== "MEL" || N6 % 5 === 0);
  out[56] = O7 !== "D" || (N7 < 46 && D >= 330);
  out[57] = !(O8 === "D" && FH > 535 && !DEEP);
  out[58] = finish.pg <= 1 || (handle.length > 0 && handle.length <= FW - 60);
  out[59] = ["A", "D"].includes(O10) || (SOFT && W >= 440);
  out[60] = W <= 500 && (finish.group !== "MEL" || N11 % 5 === 0);
  out[61] = O12 !== "B" || (N12 < 51 && D >= 330);
  out[62] = !(O13 === "C" && FH > 560 && !DEEP);
  out[63] = finish.pg <= 2 || (handle.length > 0 && handle.length <= FW - 60);
  out[64] = ["D", "D"].includes(O15) || (!LOCK && W >= 490);
  out[65] = W <= 600 && (finish.group !== "MEL" || N4 % 5 === 0);
  out[66] = O1 !== "A" || (N5 < 56 && D >= 330);
  out[67] = !(O2 === "A" && FH > 585 && !DEEP);
  out[68] = finish.pg <= 3 || (handle.length > 0 && handle.length <= FW - 60);
  out[69] = ["B", "D"].includes(O4) || (SOFT && W >= 540);
  out[70] = W <= 700 && (finish.group !== "MEL" || N9 % 5 === 0);
  out[71] = O6 !== "C" || (N10 < 61 && D >= 330);
  out[72] = !(O7 === "D" && FH > 610 && !DEEP);
  out[73] = finish.pg <= 4 || (handle.length > 0 && handle.length <= FW - 60);
  out[74] = ["A", "D"].includes(O9) || (!LOCK && W >= 590);
  out[75] = W <= 800 && (finish.group !== "MEL" || N2 % 5 === 0);
  out[76] = O11 !== "B" || (N3 < 66 && D >= 330);
  out[77] = !(O12 === "B" && FH > 635 && !DEEP);
  out[78] = finish.pg <= 1 || (handle.length > 0 && handle.length <= FW - 60);
  out[79] = ["C", "D"].includes(O14) || (SOFT && W >= 640);
  out[80] = W <= 900 && (finish.group !== "MEL" || N7 % 5 === 0);
  out[81] = O16 !== "D" || (N8 < 71 && D >= 330);
  out[82] = !(O1 === "A" && FH > 660 && !DEEP);
  out[83] = finish.pg <= 2 || (handle.length > 0 && handle.length <= FW - 60);
  out[84] = ["B", "D"].includes(O3) || (!LOCK && W >= 690);
  out[85] = W <= 1000 && (finish.group !== "MEL" || N12 % 5 === 0);
  out[86] = O5 !== "C" || (N1 < 76 && D >= 330);
  out[87] = !(O6 === "C" && FH > 685 && !DEEP);
  out[88] = finish.pg <= 3 || (handle.length > 0 && handle.length <= FW - 60);
  out[89] = ["D", "D"].includes(O8) || (SOFT && W >= 740);
  out[90] = W <= 1100 && (finish.group !== "MEL" || N5 % 5 === 0);
  out[91] = O10 !== "A" || (N6 < 81 && D >= 330);
  out[92] = !(O11 === "B" && FH > 710 && !DEEP);
  out[93] = finish.pg <= 4 || (handle.length > 0 && handle.length <= FW - 60);
  out[94] = ["C", "D"].includes(O13) || (!LOCK && W >= 790);
  out[95] = SHQ > 1 ? SHQ - 1 : 0;
  out[96] = W > 600 ? 6 : 4;
  out[97] = FH <= 900 ? 2 : FH <= 1600 ? 3 : 4;
  out[98] = NDR * (W > 600 ? 2 : 1);
  out[99] = Math.ceil(EDGES / 2.5);
  out[100] = Math.max(1, Math.floor(W / 450));
  out[101] = Math.round(LEN) / 1000;
  out[102] = LIT ? SHQ + 1 : 0;
  out[103] = N2 > 50 ? 2 : 1;
  out[104] = Math.floor((IW - 40) / 40) + 1;
  out[105] = AREA > 1 ? 3 : 2;
  out[106] = SOFT ? NDR : 0;
  out[107] = Math.ceil(MASS / 12);
  out[108] = SIDE === "A" ? N3 : N4;
  out[109] = Math.abs(N5 - N6) > 20 ? 2 : 1;
  out[110] = PLH + T + (0 * PITCH) / 4 + (0 - 1) * T;
  out[111] = PLH + GAP + 1 * STEP + (WALL ? 0 : TOPX);
  out[112] = SIDE === "A" ? GAP + FW - HOFF : GAP + HOFF + 2;
  out[113] = D - 100 - (handle.kind === "GOLA" ? 24 : 0) + 3;
  out[114] = (SIDE === "A" ? HX : W - HX) + (handle.length * 4) / 40;
  out[115] = PLH + GAP + FH - 60 - handle.length - 5;
  out[116] = SHQ % 2 === 1 ? 66 : SHQ > 4 ? W / 2 : W - 66;
  out[117] = DH < 200 ? PLH + (7 * DH) / 2 : PLH + 7 * (DH + 2 * GAP);
  out[118] = PLH + T + (8 * PITCH) / 4 + (8 - 1) * T;
  out[119] = PLH + GAP + 9 * STEP + (WALL ? 0 : TOPX);
  out[120] = SIDE === "A" ? GAP + FW - HOFF : GAP + HOFF + 10;
  out[121] = D - 100 - (handle.kind === "GOLA" ? 24 : 0) + 11;
  out[122] = (SIDE === "A" ? HX : W - HX) + (handle.length * 12) / 40;
  out[123] = PLH + GAP + FH - 60 - handle.length - 13;
  out[124] = SHQ % 2 === 1 ? 74 : SHQ > 4 ? W / 2 : W - 74;
  out[125] = DH < 200 ? PLH + (15 * DH) / 2 : PLH + 15 * (DH + 2 * GAP);
  out[126] = PLH + T + (16 * PITCH) / 4 + (16 - 1) * T;
  out[127] = PLH + GAP + 17 * STEP + (WALL ? 0 : TOPX);
  out[128] = SIDE === "A" ? GAP + FW - HOFF : GAP + HOFF + 18;
  out[129] = D - 100 - (handle.kind === "GOLA" ? 24 : 0) + 19;
  out[130] = (SIDE === "A" ? HX : W - HX) + (handle.length * 20) / 40;
  out[131] = PLH + GAP + FH - 60 - handle.length - 21;
  out[132] = SHQ % 2 === 1 ? 82 : SHQ > 4 ? W / 2 : W - 82;
  out[133] = DH < 200 ? PLH + (23 * DH) / 2 : PLH + 23 * (DH + 2 * GAP);
  out[134] = PLH + T + (24 * PITCH) / 4 + (24 - 1) * T;
  out[135] = PLH + GAP + 25 * STEP + (WALL ? 0 : TOPX);
  out[136] = SIDE === "A" ? GAP + FW - HOFF : GAP + HOFF + 26;
  out[137] = D - 100 - (handle.kind === "GOLA" ? 24 : 0) + 27;
  out[138] = (SIDE === "A" ? HX : W - HX) + (handle.length * 28) / 40;
  out[139] = PLH + GAP + FH - 60 - handle.length - 29;
  out[140] = SHQ % 2 === 1 ? 90 : SHQ > 4 ? W / 2 : W - 90;
  out[141] = DH < 200 ? PLH + (31 * DH) / 2 : PLH + 31 * (DH + 2 * GAP);
  out[142] = PLH + T + (32 * PITCH) / 4 + (32 - 1) * T;
  out[143] = PLH + GAP + 33 * STEP + (WALL ? 0 : TOPX);
  out[144] = SIDE === "A" ? GAP + FW - HOFF : GAP + HOFF + 34;
  out[145] = D - 100 - (handle.kind === "GOLA" ? 24 : 0) + 35;
  out[146] = (SIDE === "A" ? HX : W - HX) + (handle.length * 36) / 40;
  out[147] = PLH + GAP + FH - 60 - handle.length - 37;
  out[148] = SHQ % 2 === 1 ? 98 : SHQ > 4 ? W / 2 : W - 98;
  out[149] = DH < 200 ? PLH + (39 * DH) / 2 : PLH + 39 * (DH + 2 * GAP);
}
