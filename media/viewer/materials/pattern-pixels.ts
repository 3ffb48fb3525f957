import type { Vec2 } from "@stanza/geometry";
import type { Surface } from "../scene-input.ts";
import { latticeValue, tilingFbm, tilingNoise } from "./tiling-noise.ts";

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
  readonly at: (u: number, v: number) => Spot;
}

/** Tileable patterns, drawn from noise alone: the same picture on every machine. */
export const PATTERNS: Readonly<Record<Pattern, PatternDesign>> = {
  plain: {
    tileMm: [100, 100],
    pixels: 1,
    reliefMm: 0,
    at: () => ({ accent: 0, roughness: 0.5, height: 0.5 }),
  },
  wood: { tileMm: [900, 2700], pixels: 512, reliefMm: 0.15, at: (u, v) => grain(u, v, 0) },
  planks: { tileMm: [1320, 3600], pixels: 1024, reliefMm: 0.8, at: planks },
  stone: { tileMm: [1800, 1800], pixels: 512, reliefMm: 0, at: stone },
  concrete: { tileMm: [2400, 2400], pixels: 512, reliefMm: 0.3, at: concrete },
  brushed: { tileMm: [400, 400], pixels: 256, reliefMm: 0.02, at: brushed },
  tile: { tileMm: [1200, 1200], pixels: 512, reliefMm: 1.2, at: tiles },
  fabric: { tileMm: [64, 64], pixels: 256, reliefMm: 0.5, at: fabric },
};

/** The pattern as RGBA bytes, row by row: red accent, green roughness, blue height. */
export function patternPixels(pattern: Pattern): Uint8Array<ArrayBuffer> {
  const { pixels, at } = PATTERNS[pattern];
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

const byte = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 255);
const clamp = (value: number): number => Math.min(1, Math.max(0, value));
const ramp = (from: number, to: number, value: number): number => {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
};

/** Straight oak-like grain: broad tonal bands that wander slowly, fine fibres, and short dark pores. */
function grain(u: number, v: number, seed: number): Spot {
  const wander = tilingFbm(u, v, { cellsX: 3, cellsY: 2, octaves: 2, seed: seed + 11 }) - 0.5;
  const across = u + wander * 0.07;
  const bands = tilingFbm(across, v, { cellsX: 14, cellsY: 1, octaves: 3, seed: seed + 23 });
  const fibres = tilingFbm(across, v, { cellsX: 96, cellsY: 3, octaves: 2, seed: seed + 37 });
  const pores = tilingNoise(across * 256, v * 40, 256, 40, seed + 41);
  const pore = ramp(0.78, 0.95, pores) * ramp(0.35, 0.6, bands);
  const tone = tilingFbm(u, v, { cellsX: 2, cellsY: 1, octaves: 1, seed: seed + 53 });
  const accent = 0.52 * ramp(0.25, 0.75, bands) + 0.28 * fibres + 0.14 * (tone - 0.5) + 0.3 * pore - 0.08;
  return {
    accent,
    roughness: 0.5 + 0.12 * (fibres - 0.5) + 0.2 * pore,
    height: 0.6 + 0.2 * fibres - 0.5 * pore,
  };
}

/** Floor boards of 220 mm in random lengths, each with its own tone and a fine joint. */
function planks(u: number, v: number): Spot {
  const rows = 6;
  const row = Math.floor(u * rows);
  const shifted = v * 2 + latticeValue(row, 7, 3);
  const board = Math.floor(shifted) % 2;
  const within = { u: u * rows - row, v: shifted - Math.floor(shifted) };
  const tone = latticeValue(row, board, 19) - 0.5;
  const spot = grain(u, (v + latticeValue(row, board, 29)) % 1, 70);
  const edge = Math.min(within.u, 1 - within.u) * 220;
  const end = Math.min(within.v, 1 - within.v) * 1800;
  const joint = 1 - ramp(0.8, 2.6, Math.min(edge, end));
  return {
    accent: clamp(spot.accent * 0.75 + 0.16 + tone * 0.34) * (1 - joint) + joint,
    roughness: spot.roughness + joint * 0.3,
    height: spot.height * 0.2 + 0.8 * (1 - joint),
  };
}

/** Clouded ground with two generations of thin wandering veins. */
function stone(u: number, v: number): Spot {
  const cloud = tilingFbm(u, v, { cellsX: 3, cellsY: 3, octaves: 4, seed: 101 });
  const bend = tilingFbm(u, v, { cellsX: 4, cellsY: 4, octaves: 4, seed: 131 }) - 0.5;
  const vein = (seed: number, cells: number, width: number): number => {
    const n = tilingFbm((u + bend * 0.18 + 1) % 1, (v + bend * 0.12 + 1) % 1, {
      cellsX: cells,
      cellsY: cells,
      octaves: 2,
      seed,
    });
    return 1 - ramp(0, width, Math.abs(n - 0.5));
  };
  const strong = vein(151, 2, 0.022) * ramp(0.42, 0.62, cloud);
  const faint = vein(171, 4, 0.03) * 0.35;
  return { accent: 0.2 * cloud + 0.55 * strong + 0.35 * faint, roughness: 0.5, height: 0.5 };
}

/** Trowelled clouds, hardly any contrast, a few pinholes. */
function concrete(u: number, v: number): Spot {
  const cloud = tilingFbm(u, v, { cellsX: 4, cellsY: 4, octaves: 5, seed: 211 });
  const sweep = tilingFbm(u, v, { cellsX: 3, cellsY: 9, octaves: 3, seed: 223 });
  const hole = ramp(0.93, 0.985, tilingNoise(u * 160, v * 160, 160, 160, 241));
  return {
    accent: 0.5 * ramp(0.25, 0.75, cloud) + 0.3 * sweep + 0.3 * hole - 0.1,
    roughness: 0.4 + 0.25 * cloud,
    height: 0.7 + 0.1 * sweep - 0.6 * hole,
  };
}

/** Fine scratches along V. */
function brushed(u: number, v: number): Spot {
  const fine = tilingFbm(u, v, { cellsX: 128, cellsY: 1, octaves: 1, seed: 307 });
  const long = tilingFbm(u, v, { cellsX: 64, cellsY: 2, octaves: 2, seed: 311 });
  const streak = 0.6 * fine + 0.4 * long;
  return { accent: streak * 0.5, roughness: 0.35 + 0.3 * streak, height: streak };
}

/** Square tiles of 600 mm, each slightly its own tone, with a 3 mm joint. */
function tiles(u: number, v: number): Spot {
  const [column, row] = [Math.floor(u * 2), Math.floor(v * 2)];
  const edge = Math.min(u * 2 - column, 1 - (u * 2 - column), v * 2 - row, 1 - (v * 2 - row)) * 600;
  const joint = 1 - ramp(1.2, 3.4, edge);
  const cloud = tilingFbm(u, v, { cellsX: 5, cellsY: 5, octaves: 4, seed: 401 + column * 7 + row * 13 });
  const tone = latticeValue(column, row, 409) * 0.12;
  return {
    accent: (0.16 * cloud + tone) * (1 - joint) + 0.85 * joint,
    roughness: 0.5 + 0.4 * joint,
    height: 1 - joint,
  };
}

/** Plain weave with slubs. */
function fabric(u: number, v: number): Spot {
  const threads = 32;
  const [x, y] = [u * threads, v * threads];
  const over = (Math.floor(x) + Math.floor(y)) % 2 === 0;
  const round = over ? Math.sin((x % 1) * Math.PI) : Math.sin((y % 1) * Math.PI);
  const slub = tilingFbm(u, v, { cellsX: over ? 4 : 32, cellsY: over ? 32 : 4, octaves: 2, seed: 503 });
  return { accent: 0.55 * (1 - round) + 0.4 * slub, roughness: 0.6, height: round };
}
