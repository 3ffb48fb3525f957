export const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;
export const toDegrees = (radians: number): number => (radians * 180) / Math.PI;

/** The same direction in [0, 360). */
export function normaliseAngle(degrees: number): number {
  const turned = degrees % 360;
  return turned < 0 ? turned + 360 : turned + 0;
}

const ALONG_X = [1, 0] as const;
const QUARTER = [0, 1] as const;
const HALF = [-1, 0] as const;
const THREE_QUARTERS = [0, -1] as const;

/** Cosine and sine of an angle in degrees, exact for multiples of 90 so that furniture against walls stays square. */
export function cosSin(degrees: number): readonly [cos: number, sin: number] {
  switch (normaliseAngle(degrees)) {
    case 0:
      return ALONG_X;
    case 90:
      return QUARTER;
    case 180:
      return HALF;
    case 270:
      return THREE_QUARTERS;
    default: {
      const radians = toRadians(degrees);
      return [Math.cos(radians), Math.sin(radians)];
    }
  }
}
