import type { Part } from "@stanza/catalogue";
import type { Handle } from "./cabinet-option.ts";

export const T = 18;
const TB = 8;
export const GAP = 1.5;

const NAMES = {
  "carcass-sideL": { it: "Fianco sinistro", en: "Left side", de: "Linke Seite" },
  "carcass-sideR": { it: "Fianco destro", en: "Right side", de: "Rechte Seite" },
  "carcass-bottom": { it: "Fondo", en: "Bottom", de: "Unterboden" },
  "carcass-railF": { it: "Traversa anteriore", en: "Front rail", de: "Vordere Traverse" },
  "carcass-railB": { it: "Traversa posteriore", en: "Rear rail", de: "Hintere Traverse" },
  "carcass-back": { it: "Schienale", en: "Back", de: "Rückwand" },
  "door-stileL": { it: "Montante sinistro", en: "Left stile", de: "Linker Rahmenstab" },
  "door-stileR": { it: "Montante destro", en: "Right stile", de: "Rechter Rahmenstab" },
  "door-railB": { it: "Traverso inferiore", en: "Bottom rail", de: "Unterer Rahmenstab" },
  "door-railT": { it: "Traverso superiore", en: "Top rail", de: "Oberer Rahmenstab" },
};
const SHELF = { it: "Ripiano", en: "Shelf", de: "Boden" };
const DOOR = { it: "Anta", en: "Door", de: "Tür" };

/** The measures that the boards of the hand-written cabinet follow from; mm, named as in the catalogue. */
interface CabinetMeasures {
  readonly W: number;
  readonly HGT: number;
  readonly PLH: number;
  readonly DPT: number;
  readonly SHQ: number;
  readonly IW: number;
  readonly FW: number;
  readonly FH: number;
  readonly TF: number;
  readonly SHPITCH: number;
  readonly HOFF: number;
  readonly SIDE: "L" | "R";
  readonly framed: boolean;
  readonly doorThickness: number;
  readonly carcass: string;
  readonly front: string;
  readonly glassShelves: boolean;
  readonly handle: Handle;
}

/** Boards, legs, door and handle. */
export function cabinetParts(measures: CabinetMeasures): readonly Part[] {
  const { W, HGT, PLH, DPT, SHQ, IW, FW, FH, TF, SHPITCH, HOFF, SIDE, framed, carcass, front, handle } =
    measures;
  const { doorThickness, glassShelves } = measures;
  const left = SIDE === "L";
  const board = (
    id: keyof typeof NAMES,
    x: number,
    y: number,
    z: number,
    w: number,
    h: number,
    d: number,
    grain: "x" | "y",
  ): Part => ({
    id,
    name: NAMES[id],
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
    name: NonNullable<Part["name"]>,
    material = carcass,
  ): Part => ({
    id,
    name,
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
    edged("carcass-sideL", 0, PLH, 0, T, HGT, DPT, "y", NAMES["carcass-sideL"]),
    edged("carcass-sideR", W - T, PLH, 0, T, HGT, DPT, "y", NAMES["carcass-sideR"]),
    edged("carcass-bottom", T, PLH, 0, IW, T, DPT, "x", NAMES["carcass-bottom"]),
    board("carcass-railF", T, top, DPT - 100 - (handle.type === "GOLA" ? 24 : 0), IW, T, 100, "x"),
    board("carcass-railB", T, top, 18, IW, T, 100, "x"),
    board("carcass-back", T, PLH + T, 10, IW, HGT - T, TB, "y"),
  ];
  const shelfThickness = glassShelves ? 8 : T;
  const shelfMaterial = glassShelves ? "glass_clear" : carcass;
  for (let i = 1; i <= SHQ; i++) {
    const y = PLH + T + i * SHPITCH + (i - 1) * T;
    parts.push(edged(`shelf#${i}`, T, y, 18, IW, shelfThickness, DPT - 48, "x", SHELF, shelfMaterial));
  }
  for (let i = 1; i <= 4; i++) {
    parts.push({
      id: `legs-leg#${i}`,
      solid: { type: "cylinder", radius: 18, height: PLH, axis: "y" },
      at: [i % 2 === 1 ? 60 : W - 60, 0, i > 2 ? 60 : DPT - 110],
      material: "plastic_black",
      layer: "legs",
    });
  }
  parts.push({
    id: "door-leaf",
    name: DOOR,
    solid: { type: "box", size: [FW, FH, doorThickness] },
    at: [GAP, PLH + GAP, DPT],
    material: front,
    layer: "fronts",
    grain: "y",
    cut: true,
    edges: "LRTB",
    open: { kind: "hinge", axis: SIDE, amount: 110 },
  });
  if (framed) {
    const frame = (
      id: keyof typeof NAMES,
      x: number,
      y: number,
      w: number,
      h: number,
      grain: "x" | "y",
    ): Part => ({
      id,
      name: NAMES[id],
      solid: { type: "box", size: [w, h, TF - doorThickness] },
      at: [x, y, DPT + doorThickness],
      material: front,
      layer: "fronts",
      grain,
      cut: false,
      open: { kind: "hinge", axis: SIDE, amount: 110, of: "door-leaf" },
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
    side: SIDE,
    edgeX: left ? GAP + FW - handle.len - 20 : GAP + 20,
    doorTop: PLH + GAP + FH,
    channelY: PLH + HGT - 28,
    W,
    DPT,
    TF,
  });
  return parts;
}

interface HandlePlace {
  readonly x: number;
  readonly side: "L" | "R";
  readonly edgeX: number;
  readonly doorTop: number;
  readonly channelY: number;
  readonly W: number;
  readonly DPT: number;
  readonly TF: number;
}

function addHandle(parts: Part[], handle: Handle, place: HandlePlace): void {
  const { type, len, dia, proj, material } = handle;
  const { x, side, edgeX, doorTop, channelY, W, DPT, TF } = place;
  const front = DPT + TF;
  const layer = "handles";
  const y = doorTop - 60 - len;
  const open = { kind: "hinge", axis: side, amount: 110, of: "door-leaf" } as const;
  if (type === "BAR") {
    parts.push({
      id: "door-bar",
      solid: { type: "cylinder", radius: dia / 2, height: len, axis: "y" },
      at: [x, y, front + proj - dia / 2],
      material,
      layer,
      open,
    });
  }
  if (type === "FLAT") {
    parts.push({
      id: "door-grip",
      solid: { type: "box", size: [dia, len, 8] },
      at: [x - dia / 2, y, front + proj - 8],
      material,
      layer,
      open,
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
        open,
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
        open,
      },
      {
        id: "door-knob",
        solid: { type: "cylinder", radius: dia / 2, height: 12, axis: "z" },
        at: [x, knobY, front + proj - 12],
        material,
        layer,
        open,
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
      open,
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
      open,
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
