import { add3, type Bounds, scale3, type Vec3 } from "@stanza/geometry";
import { boundsIn, linearColor, type PlacedRow, partToRoom, type Surface } from "@stanza/models";

/** The layer of what gives light. */
export const LIGHTS_LAYER = "lights";

/**
 * Whether a surface of a luminaire gives light. ASSUMED: the catalogue's format has no word for it; the lit face of a lamp, strip or globe is
 * nearly white and smooth, while a white painted body is matt (A207).
 */
export function shines({ color, roughness, metalness, opacity }: Surface): boolean {
  const [r, g, b] = linearColor(color);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.7 && roughness <= 0.35 && metalness < 0.1 && opacity === 1;
}

/** Something that gives light in the room. */
export interface LightSource {
  /** Its middle, mm. */
  readonly at: Vec3;
  /** The size of its lit face, mm²: a larger one gives more light. */
  readonly area: number;
}

/** Sources nearer to each other than this light the room as one, mm. */
const NEAR = 900;

/** The places from which rows give light, those that are close together as one, the strongest first. */
export function lightSources(
  rows: Iterable<PlacedRow>,
  surface: (code: string) => Surface,
): readonly LightSource[] {
  const groups: { at: Vec3; area: number }[] = [];
  for (const placed of rows) {
    for (const part of placed.parts) {
      if (part.part.layer !== LIGHTS_LAYER || !shines(surface(part.part.material))) continue;
      const { at, area } = sourceOf(boundsIn(partToRoom(placed, part), part.own));
      const near = groups.find((group) => Math.hypot(...sub(group.at, at)) < NEAR);
      if (!near) groups.push({ at, area });
      else {
        const share = area / (near.area + area);
        near.at = add3(scale3(near.at, 1 - share), scale3(at, share));
        near.area += area;
      }
    }
  }
  return groups.toSorted((a, b) => b.area - a.area);
}

function sourceOf({ min, max }: Bounds): LightSource {
  return {
    // Just below it, so that its own body does not stand in its light.
    at: [(min[0] + max[0]) / 2, min[1] - 40, (min[2] + max[2]) / 2],
    area: Math.max(1, (max[0] - min[0]) * (max[2] - min[2])),
  };
}

const sub = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
