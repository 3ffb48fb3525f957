import type { Vec2 } from "@stanza/geometry";
import type { Surface } from "../scene/scene-input.ts";
import { latticeValue, tilingNoise, tilingNoiseRow } from "./tiling-noise.ts";

export type Pattern = Surface["pattern"];

/** A pattern's values at one spot: how much of the accent colour shows, and the surface's relief and roughness, each 0 … 1. */
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
  /** Prepares what the pattern needs and returns how a row of the tile's pixels is painted. */
  readonly draw: () => PaintRow;
}

/** A row of spots, a list for each of their values. */
interface SpotRow {
  readonly accent: Float64Array;
  readonly roughness: Float64Array;
  readonly height: Float64Array;
}

/** Sets the first `count` spots of `row` to the pattern at those of `us`, all at one `v`. */
type PaintRow = (us: Float64Array, v: number, count: number, row: SpotRow) => void;

const MOST_PIXELS = 1024;
const numbers = (): Float64Array => new Float64Array(MOST_PIXELS);
const spotRow = (): SpotRow => ({ accent: numbers(), roughness: numbers(), height: numbers() });

/** Paints patterns that are given as a function of one spot. */
function spots(at: (u: number, v: number) => Spot): PaintRow {
  return (us, v, count, row) => {
    for (let i = 0; i < count; i++) {
      const spot = at(us[i]!, v);
      row.accent[i] = spot.accent;
      row.roughness[i] = spot.roughness;
      row.height[i] = spot.height;
    }
  };
}

/** Tileable patterns, drawn from noise alone: the same picture on every machine. */
export const PATTERNS: Readonly<Record<Pattern, PatternDesign>> = {
  plain: { tileMm: [100, 100], pixels: 1, reliefMm: 0, draw: () => spots(() => PLAIN) },
  wood: { tileMm: [900, 2700], pixels: 512, reliefMm: 0.12, draw: () => grain(0) },
  planks: { tileMm: [1320, 3600], pixels: 1024, reliefMm: 0.6, draw: planks },
  stone: { tileMm: [2400, 2400], pixels: 512, reliefMm: 0, draw: () => spots(stone()) },
  granite: { tileMm: [600, 600], pixels: 512, reliefMm: 0, draw: () => spots(granite()) },
  concrete: { tileMm: [2400, 2400], pixels: 512, reliefMm: 0.2, draw: () => spots(concrete()) },
  brushed: { tileMm: [400, 400], pixels: 256, reliefMm: 0, draw: () => spots(brushed()) },
  tile: { tileMm: [1200, 1200], pixels: 512, reliefMm: 1, draw: () => spots(tiles()) },
  metro: {
    tileMm: [600, 600],
    pixels: 512,
    reliefMm: 1.4,
    draw: () => spots(wallTiles([75, 150], 0.5, 0.1)),
  },
  zellige: {
    tileMm: [600, 600],
    pixels: 512,
    reliefMm: 1.6,
    draw: () => spots(wallTiles([100, 100], 0, 0.34)),
  },
  sticks: {
    tileMm: [600, 600],
    pixels: 512,
    reliefMm: 1.4,
    draw: () => spots(wallTiles([150, 30], 0, 0.16)),
  },
  fabric: { tileMm: [64, 64], pixels: 256, reliefMm: 0.4, draw: () => spots(fabric()) },
  leather: { tileMm: [160, 160], pixels: 256, reliefMm: 0.35, draw: () => spots(leather()) },
};

const drawn = new Map<Pattern, Uint8Array<ArrayBuffer>>();

/**
 * The pattern as RGBA bytes, row by row: red accent, green roughness, blue height. Drawn once, since floor boards take a fifth of a
 * second of CPU and every viewer (each project that is opened, each preview) asks for them; the caller must not write into them.
 */
export function patternPixels(pattern: Pattern): Uint8Array<ArrayBuffer> {
  const known = drawn.get(pattern);
  if (known) return known;
  const bytes = drawPattern(PATTERNS[pattern]);
  drawn.set(pattern, bytes);
  return bytes;
}

function drawPattern({ pixels, draw }: PatternDesign): Uint8Array<ArrayBuffer> {
  const paint = draw();
  const us = numbers().map((_, x) => (x + 0.5) / pixels);
  const row = spotRow();
  const bytes = new Uint8Array(pixels * pixels * 4);
  for (let y = 0; y < pixels; y++) {
    paint(us, (y + 0.5) / pixels, pixels, row);
    for (let x = 0; x < pixels; x++) {
      const to = (y * pixels + x) * 4;
      bytes[to] = byte(row.accent[x]!);
      bytes[to + 1] = byte(row.roughness[x]!);
      bytes[to + 2] = byte(row.height[x]!);
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
const noiseRow = (cellsX: number, cellsY: number, octaves: number, seed: number) =>
  tilingNoiseRow({ cellsX, cellsY, octaves, seed });

/** Straight oak-like grain: tonal bands that wander slowly, fine fibres, and short dark pores. */
function grain(seed: number): PaintRow {
  const wander = noiseRow(3, 2, 2, seed + 11);
  const bandsAt = noiseRow(14, 1, 3, seed + 23);
  const fibresAt = noiseRow(96, 3, 2, seed + 37);
  const poresAt = noiseRow(256, 40, 1, seed + 41);
  const toneAt = noiseRow(2, 1, 1, seed + 53);
  const [across, bands, fibres, pores, tones] = [numbers(), numbers(), numbers(), numbers(), numbers()];
  return (us, v, count, row) => {
    wander(us, v, count, across);
    for (let i = 0; i < count; i++) across[i] = us[i]! + (across[i]! - 0.5) * 0.07;
    bandsAt(across, v, count, bands);
    fibresAt(across, v, count, fibres);
    poresAt(across, v, count, pores);
    toneAt(us, v, count, tones);
    for (let i = 0; i < count; i++) {
      const [band, fibre] = [bands[i]!, fibres[i]!];
      const pore = ramp(0.78, 0.95, pores[i]!) * ramp(0.35, 0.6, band);
      row.accent[i] =
        0.46 * ramp(0.25, 0.75, band) + 0.3 * fibre + 0.14 * (tones[i]! - 0.5) + 0.3 * pore - 0.08;
      row.roughness[i] = 0.5 + 0.12 * (fibre - 0.5) + 0.2 * pore;
      row.height[i] = 0.6 + 0.2 * fibre - 0.5 * pore;
    }
  };
}

/** Floor boards of 220 mm in random lengths, each with its own tone and a fine joint. */
function planks(): PaintRow {
  const boardsAcross = 6;
  const paintWood = grain(70);
  const wood = spotRow();
  const moved = numbers();
  return (us, v, count, row) => {
    for (let from = 0, to = 0; from < count; from = to) {
      const place = Math.floor(us[from]! * boardsAcross);
      const shifted = v * 2 + latticeValue(place, 7, 3);
      const board = Math.floor(shifted) % 2;
      const end = Math.min(shifted % 1, 1 - (shifted % 1)) * 1800;
      const tone = latticeValue(place, board, 19) - 0.5;
      const start = latticeValue(place, board, 31);
      for (; to < count && us[to]! * boardsAcross < place + 1; to++) moved[to - from] = us[to]! + start;
      paintWood(moved, v + latticeValue(place, board, 29), to - from, wood);
      for (let x = from; x < to; x++) {
        const within = us[x]! * boardsAcross - place;
        const joint = 1 - ramp(0.6, 2.4, Math.min(Math.min(within, 1 - within) * 220, end));
        const i = x - from;
        row.accent[x] = clamp(wood.accent[i]! * 0.8 + 0.12 + tone * 0.3) * (1 - joint) + joint;
        row.roughness[x] = wood.roughness[i]! + joint * 0.3;
        row.height[x] = wood.height[i]! * 0.2 + 0.8 * (1 - joint);
      }
    }
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

/** Grains of a few millimetres, dark ones together in flakes. */
function granite(): (u: number, v: number) => Spot {
  const grain = noise(200, 200, 1, 191);
  const flake = noise(70, 70, 2, 197);
  return (u, v) => {
    const accent = 0.6 * ramp(0.45, 0.7, grain(u, v)) * ramp(0.3, 0.6, flake(u, v));
    return { accent: accent + 0.3 * ramp(0.62, 0.75, flake(u, v)), roughness: 0.5, height: 0.5 };
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

/**
 * Wall tiles on 600 mm, each with its own tone.
 *
 * tile   height and width, mm; U runs up the wall
 * bond   shift of every second row, in widths
 * tones  how far the tones of the tiles lie apart, as a share of the accent
 */
function wallTiles([height, width]: Vec2, bond: number, tones: number): (u: number, v: number) => Spot {
  const [rows, columns] = [600 / height, 600 / width];
  const glaze = noise(40, 40, 2, 433);
  return (u, v) => {
    const row = Math.floor(u * rows);
    const along = v * columns + (row % 2) * bond;
    const column = Math.floor(along) % columns;
    const [up, across] = [u * rows - row, along - Math.floor(along)];
    const edge = Math.min(Math.min(up, 1 - up) * height, Math.min(across, 1 - across) * width);
    const joint = 1 - ramp(0.5, 1.7, edge);
    const tone = latticeValue(column, row, 439) * tones;
    return {
      accent: (tone + 0.06 * glaze(u, v)) * (1 - joint) + 0.9 * joint,
      roughness: 0.5 + 0.45 * joint,
      height: (1 - joint) * (0.75 + 0.25 * ramp(0, 5, edge)),
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

/** Pebbled grain with fine creases. */
function leather(): (u: number, v: number) => Spot {
  const pebble = noise(56, 56, 2, 523);
  const tone = noise(3, 3, 2, 541);
  return (u, v) => {
    const crease = 1 - ramp(0.02, 0.16, Math.abs(pebble(u, v) - 0.5));
    return { accent: 0.3 * crease + 0.25 * tone(u, v), roughness: 0.5 + 0.2 * crease, height: 1 - crease };
  };
}
