/** Sides of a picture, px. */
export interface PictureSides {
  readonly width: number;
  readonly height: number;
}

export const MOST_SIDE = 4096;
const LEAST_SIDE = 16;

/** Sizes to choose from: square as hosts ask for it, then screens and print. */
export const PICTURE_SIZES: readonly PictureSides[] = [
  { width: 1000, height: 1000 },
  { width: 600, height: 600 },
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
  { width: 2480, height: 1754 },
  { width: 4096, height: 4096 },
];

export const sizeKey = ({ width, height }: PictureSides): string => `${width}x${height}`;

/** A typed side; undefined where it is no whole number of pixels from 16 to 4096. */
export function typedSide(text: string): number | undefined {
  const trimmed = text.trim();
  if (!/^\d{1,5}$/.test(trimmed)) return undefined;
  const side = Number(trimmed);
  return side >= LEAST_SIDE && side <= MOST_SIDE ? side : undefined;
}
