import { sub2, unit2, type Vec2, type Vec3 } from "@stanza/geometry";
import { findWall } from "@stanza/models";
import type { CameraRig } from "../camera/camera-rig.ts";
import type { Stage } from "../stage.ts";
import type { PickResult } from "./pick-result.ts";
import { pickScene } from "./pick-scene.ts";
import { hitPlane, hitUpright, type Ray } from "./ray.ts";

/** Converts points of the page to points of the room and back. */
export class Pointing {
  readonly #canvas: HTMLCanvasElement;
  readonly #stage: Stage;
  readonly #rig: CameraRig;

  constructor(canvas: HTMLCanvasElement, stage: Stage, rig: CameraRig) {
    this.#canvas = canvas;
    this.#stage = stage;
    this.#rig = rig;
  }

  get aspect(): number {
    return Math.max(1, this.#canvas.clientWidth) / Math.max(1, this.#canvas.clientHeight);
  }

  pick(clientX: number, clientY: number, ignore?: ReadonlySet<string>): PickResult | null {
    const { rows, rooms } = this.#stage;
    const visible = ignore ? [...rows.visible()].filter(({ row }) => !ignore.has(row.id)) : rows.visible();
    return pickScene(this.#rayAt(clientX, clientY), {
      rows: visible,
      rooms: rooms.rooms,
      isWallHidden: (wallId) => rooms.fading.isHidden(wallId),
    });
  }

  onPlane(clientX: number, clientY: number, height: number): Vec3 | null {
    return hitPlane(this.#rayAt(clientX, clientY), height);
  }

  onWall(wallId: string, clientX: number, clientY: number): Vec2 | null {
    const wall = findWall(this.#stage.rooms.rooms, wallId);
    if (!wall) return null;
    const along = unit2(sub2(wall.inner.to, wall.inner.from));
    const spot = hitUpright(this.#rayAt(clientX, clientY), wall.inner.from, along);
    return spot && [spot.along, spot.height];
  }

  project(point: Vec3): Vec2 | null {
    this.#rig.setAspect(this.aspect);
    const at = this.#rig.project(point);
    if (!at) return null;
    const box = this.#canvas.getBoundingClientRect();
    return [box.left + ((at[0] + 1) / 2) * box.width, box.top + ((1 - at[1]) / 2) * box.height];
  }

  #rayAt(clientX: number, clientY: number): Ray {
    const box = this.#canvas.getBoundingClientRect();
    const x = ((clientX - box.left) / Math.max(1, box.width)) * 2 - 1;
    const y = 1 - ((clientY - box.top) / Math.max(1, box.height)) * 2;
    this.#rig.setAspect(this.aspect);
    return this.#rig.ray(x, y);
  }
}
