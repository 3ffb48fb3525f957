import type { Vec2 } from "@stanza/geometry";
import type { Surface } from "../scene-input.ts";
import { latticeValue, tilingNoise } from "./tiling-noise.ts";

export type Pattern = Surface["pattern"];

/** What a pattern does at one spot: how much of the accent colour shows, and the surface's relief and roughness, each 0 … 1. */
interface Spot {
  readonly accent: number;
  /** 0.5 leaves the material's own roughness. */
  readonly roughness: number;
  readonly height: number;
}

interface PatternDesign {
  /** Size of one tile, mm: across the grain, along the grain. */
  readonly tileMm: Vec2;
  /** Pixels a side. */
  readonly pixels: number;
  /** Relief, mm. */
  readonly reliefMm: number;
  /** Prepares what the pattern needs and returns how it looks at one spot of the tile. */
  readonly draw: () => (u: number, v: number) => Spot;
}

/** Tileable patterns, drawn from noise alone: the same picture on every machine. */
export const PATTERNS: Readonly<Record<Pattern, PatternDesign>> = {
  plain: { tileMm: [100, 100], pixels: 1, reliefMm: 0, draw: () => () => PLAIN },
  wood: { tileMm: [900, 2700], pixels: 512, reliefMm: 0.12, draw: () => grain(0) },
  planks: { tileMm: [1320, 3600], pixels: 1024, reliefMm: 0.6, draw: planks },
  stone: { tileMm: [2400, 2400], pixels: 512, reliefMm: 0, draw: stone },
  concrete: { tileMm: [2400, 2400], pixels: 512, reliefMm: 0.2, draw: concrete },
  brushed: { tileMm: [400, 400], pixels: 256, reliefMm: 0, draw: brushed },
  tile: { tileMm: [1200, 1200], pixels: 512, reliefMm: 1, draw: tiles },
  fabric: { tileMm: [64, 64], pixels: 256, reliefMm: 0.4, draw: fabric },
};

/** The pattern as RGBA bytes, row by row: red accent, green roughness, blue height. */
export function patternPixels(pattern: Pattern): Uint8Array<ArrayBuffer> {
  const { pixels, draw } = PATTERNS[pattern];
  const at = draw();
  const bytes = new Uint8Array(pixels * pixels * 4);
  for (let y = 0; y < pixels; y++) {
    for (let x = 0; x < pixels; x++) {
      const spot = at((x + 0.5) / pixels, (y + 0.5) / pixels);
      const to = (y * pixels + x) * 4;
      bytes[to] = byte(spot.accent);
      bytes[to + 1] = byte(spot.roughness);
      bytes[to + 2] = byte(spot.height);
      bytes[to + 3] = 255;
    }
  }
  return bytes;
}

const PLAIN: Spot = { accent: 0, roughness: 0.5, height: 0.5 };
const clamp = (value: number): number => Math.min(1, Math.max(0, value));
const byte = (value: number): number => Math.round(clamp(value) * 255);
const ramp = (from: number, to: number, value: number): number => {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
};
const noise = (cellsX: number, cellsY: number, octaves: number, seed: number) =>
  tilingNoise({ cellsX, cellsY, octaves, seed });

/** Straight oak-like grain: tonal bands that wander slowly, fine fibres, and short dark pores. */
function grain(seed: number): (u: number, v: number) => Spot {
  const wander = noise(3, 2, 2, seed + 11);
  const bandsAt = noise(14, 1, 3, seed + 23);
  const fibresAt = noise(96, 3, 2, seed + 37);
  const poresAt = noise(256, 40, 1, seed + 41);
  const toneAt = noise(2, 1, 1, seed + 53);
  return (u, v) => {
    const across = u + (wander(u, v) - 0.5) * 0.07;
    const bands = bandsAt(across, v);
    const fibres = fibresAt(across, v);
    const pore = ramp(0.78, 0.95, poresAt(across, v)) * ramp(0.35, 0.6, bands);
    return {
      accent: 0.46 * ramp(0.25, 0.75, bands) + 0.3 * fibres + 0.14 * (toneAt(u, v) - 0.5) + 0.3 * pore - 0.08,
      roughness: 0.5 + 0.12 * (fibres - 0.5) + 0.2 * pore,
      height: 0.6 + 0.2 * fibres - 0.5 * pore,
    };
  };
}

/** Floor boards of 220 mm in random lengths, each with its own tone and a fine joint. */
function planks(): (u: number, v: number) => Spot {
  const rows = 6;
  const wood = grain(70);
  return (u, v) => {
    const row = Math.floor(u * rows);
    const shifted = v * 2 + latticeValue(row, 7, 3);
    const board = Math.floor(shifted) % 2;
    const edge = Math.min(u * rows - row, 1 - (u * rows - row)) * 220;
    const end = Math.min(shifted % 1, 1 - (shifted % 1)) * 1800;
    const joint = 1 - ramp(0.6, 2.4, Math.min(edge, end));
    const spot = wood(u + latticeValue(row, board, 31), v + latticeValue(row, board, 29));
    const tone = latticeValue(row, board, 19) - 0.5;
    return {
      accent: clamp(spot.accent * 0.8 + 0.12 + tone * 0.3) * (1 - joint) + joint,
      roughness: spot.roughness + joint * 0.3,
      height: spot.height * 0.2 + 0.8 * (1 - joint),
    };
  };
}

/** Clouded ground, a few long wandering veins and a net of faint ones. */
function stone(): (u: number, v: number) => Spot {
  const cloudAt = noise(3, 3, 4, 101);
  const bendU = noise(3, 3, 4, 131);
  const bendV = noise(3, 3, 4, 139);
  const long = noise(2, 3, 3, 151);
  const net = noise(5, 5, 3, 171);
  const vein = (value: number, width: number): number => (1 - ramp(0, width, Math.abs(value - 0.5))) ** 1.5;
  return (u, v) => {
    const cloud = cloudAt(u, v);
    const [bu, bv] = [u + (bendU(u, v) - 0.5) * 0.22, v + (bendV(u, v) - 0.5) * 0.22];
    const strong = vein(long(bu, bv), 0.03) * ramp(0.35, 0.6, cloud);
    const faint = vein(net(bu, bv), 0.04) * ramp(0.4, 0.65, 1 - cloud);
    return { accent: 0.16 * cloud + 0.5 * strong + 0.16 * faint, roughness: 0.5, height: 0.5 };
  };
}

/** Trowelled clouds, hardly any contrast, a few pinholes. */
function concrete(): (u: number, v: number) => Spot {
  const cloudAt = noise(4, 4, 5, 211);
  const sweepAt = noise(3, 9, 3, 223);
  const holes = noise(160, 160, 1, 241);
  return (u, v) => {
    const cloud = cloudAt(u, v);
    const sweep = sweepAt(u, v);
    const hole = ramp(0.93, 0.985, holes(u, v));
    return {
      accent: 0.5 * ramp(0.25, 0.75, cloud) + 0.3 * sweep + 0.3 * hole - 0.1,
      roughness: 0.4 + 0.25 * cloud,
      height: 0.7 + 0.1 * sweep - 0.6 * hole,
    };
  };
}

/** Fine scratches along V. */
function brushed(): (u: number, v: number) => Spot {
  const fine = noise(128, 1, 1, 307);
  const long = noise(64, 2, 2, 311);
  return (u, v) => {
    const streak = 0.6 * fine(u, v) + 0.4 * long(u, v);
    return { accent: streak * 0.45, roughness: 0.35 + 0.3 * streak, height: 0.5 };
  };
}

/** Square tiles of 600 mm, each slightly its own tone, with a 3 mm joint. */
function tiles(): (u: number, v: number) => Spot {
  const clouds = [0, 1, 2, 3].map((tile) => noise(5, 5, 4, 401 + tile * 7));
  return (u, v) => {
    const [column, row] = [Math.floor(u * 2), Math.floor(v * 2)];
    const edge = Math.min(u * 2 - column, 1 - (u * 2 - column), v * 2 - row, 1 - (v * 2 - row)) * 600;
    const joint = 1 - ramp(1.2, 3.4, edge);
    const tone = latticeValue(column, row, 409) * 0.12;
    const cloud = clouds[column * 2 + row]!(u, v);
    return {
      accent: (0.16 * cloud + tone) * (1 - joint) + 0.85 * joint,
      roughness: 0.5 + 0.4 * joint,
      height: 1 - joint,
    };
  };
}

/** Plain weave with slubs. */
function fabric(): (u: number, v: number) => Spot {
  const threads = 32;
  const warp = noise(4, 32, 2, 503);
  const weft = noise(32, 4, 2, 509);
  return (u, v) => {
    const [x, y] = [u * threads, v * threads];
    const over = (Math.floor(x) + Math.floor(y)) % 2 === 0;
    const round = Math.sin(((over ? x : y) % 1) * Math.PI);
    const slub = over ? warp(u, v) : weft(u, v);
    return { accent: 0.55 * (1 - round) + 0.4 * slub, roughness: 0.6, height: round };
  };
}
