import { storage } from "@stanza/web-site";
import { PICTURE_SIZES, sizeKey } from "./picture-size.ts";

const KEY = "stanza.picture";

export type PictureShown = "current" | "whole";
export type PictureFormat = "image/jpeg" | "image/png";

/** How pictures were saved last on this device. */
export interface PictureHabit {
  /** A size of `PICTURE_SIZES`, or `own`. */
  readonly size: string;
  /** As typed, px. */
  readonly own: { readonly width: string; readonly height: string };
  readonly shown: PictureShown;
  readonly format: PictureFormat;
}

const USUAL: PictureHabit = {
  size: sizeKey(PICTURE_SIZES[0]!),
  own: { width: "1600", height: "1200" },
  shown: "current",
  format: "image/jpeg",
};

/** The habit on this device; whatever of it cannot be read is as usual. */
export function pictureHabit(): PictureHabit {
  try {
    return habitOf(JSON.parse(storage.get(KEY) ?? "{}"));
  } catch {
    return USUAL;
  }
}

export const keepPictureHabit = (habit: PictureHabit): void => storage.set(KEY, JSON.stringify(habit));

function habitOf(stored: unknown): PictureHabit {
  if (typeof stored !== "object" || stored === null) return USUAL;
  const { size, own, shown, format } = stored as Partial<Record<keyof PictureHabit, unknown>>;
  const known = ["own", ...PICTURE_SIZES.map(sizeKey)].find((one) => one === size);
  const { width, height } = (typeof own === "object" && own !== null ? own : {}) as Partial<
    PictureHabit["own"]
  >;
  return {
    size: known ?? USUAL.size,
    own: typeof width === "string" && typeof height === "string" ? { width, height } : USUAL.own,
    shown: shown === "whole" ? shown : USUAL.shown,
    format: format === "image/png" ? format : USUAL.format,
  };
}
