import type { Bounds, Vec2 } from "@stanza/geometry";
import { floorOutline, type ViewerRoom } from "@stanza/models";
import { PMREMGenerator, type Scene, Vector3, type WebGLRenderer, type WebGLRenderTarget } from "three";

/** Height from which a room is mirrored, mm: above worktops and tables. */
const HEIGHT = 1450;
const NEAR = 120;
const FAR = 60_000;
/** Pixels of each of the six sides. */
const SIDE = 256;
/** A room that is smaller than this has nothing to mirror, mm. */
const LEAST = 600;

/** The box of a room, from whose middle it is mirrored. */
export interface MirroredRoom {
  readonly box: Bounds;
  readonly from: readonly [number, number, number];
}

/** The largest room; null: there is none. */
export function mirroredRoom(rooms: readonly ViewerRoom[]): MirroredRoom | null {
  const boxes = rooms.map((room): Bounds => {
    const outline = floorOutline(room);
    const [xs, zs] = [outline.map(([x]) => x), outline.map(([, z]) => z)];
    const height = Math.max(0, ...room.walls.map((wall) => wall.height));
    return { min: [Math.min(...xs), 0, Math.min(...zs)], max: [Math.max(...xs), height, Math.max(...zs)] };
  });
  const side = ({ min, max }: Bounds): Vec2 => [max[0] - min[0], max[2] - min[2]];
  const area = (box: Bounds): number => side(box)[0] * side(box)[1];
  const [box] = boxes
    .filter((one) => Math.min(...side(one)) > LEAST && one.max[1] > HEIGHT)
    .toSorted((a, b) => area(b) - area(a));
  if (!box) return null;
  return { box, from: [(box.min[0] + box.max[0]) / 2, HEIGHT, (box.min[2] + box.max[2]) / 2] };
}

/** The room seen from its middle to all sides, filtered for every roughness. The caller owns the target. */
export function mirrorOf(renderer: WebGLRenderer, scene: Scene, { from }: MirroredRoom): WebGLRenderTarget {
  const generator = new PMREMGenerator(renderer);
  try {
    return generator.fromScene(scene, 0, NEAR, FAR, { size: SIDE, position: new Vector3(...from) });
  } finally {
    generator.dispose();
  }
}
