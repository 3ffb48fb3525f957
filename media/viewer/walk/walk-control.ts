import type { Bounds, Vec2 } from "@stanza/geometry";
import type { ViewerRoom } from "@stanza/models";
import type { CameraRig } from "../camera/camera-rig.ts";
import { type Obstacle, obstacles } from "./obstacles.ts";
import {
  BODY_RADIUS,
  EYE_HEIGHT,
  isMoving,
  looking,
  STANDING,
  startOfWalk,
  type WalkInput,
  walked,
} from "./walk-path.ts";

/** The smallest height that a walk does not step over, mm: a plinth and a rug are lower. */
const STEP = 120;
/** One notch of a wheel, mm of walking. */
const WHEEL_MS = 110;

/** The parts of the viewer that a walk needs. */
interface WalkContext {
  readonly rooms: () => readonly ViewerRoom[];
  /** Bounds of everything that stands in the rooms, in the room frame. */
  readonly solids: () => readonly Bounds[];
  /** Called when walking has begun, moved or ended, so that the viewer draws. */
  readonly changed: () => void;
}

/** A person on foot in the rooms: keys, pad and look move the rig's camera at eye height. */
export class WalkControl {
  readonly #rig: CameraRig;
  readonly #context: WalkContext;
  #walls: readonly Obstacle[] = [];
  #input: WalkInput = STANDING;

  constructor(rig: CameraRig, context: WalkContext) {
    this.#rig = rig;
    this.#context = context;
  }

  get isOn(): boolean {
    return this.#rig.walker !== null;
  }

  /** True while an input is held, so that the next frame shows another place. */
  get isMoving(): boolean {
    return this.isOn && isMoving(this.#input);
  }

  /** Steps into the room that the view looks at. */
  start(): void {
    if (this.isOn) return;
    this.roomsChanged();
    const { target, azimuth } = this.#rig.orbit;
    const solids = this.#context.solids();
    const isFree = ([x, z]: Vec2): boolean =>
      !solids.some(
        ({ min, max }) =>
          max[1] > STEP &&
          min[1] < EYE_HEIGHT &&
          x > min[0] - BODY_RADIUS &&
          x < max[0] + BODY_RADIUS &&
          z > min[2] - BODY_RADIUS &&
          z < max[2] + BODY_RADIUS,
      );
    const view = { target: [target[0], target[2]] as const, heading: azimuth };
    this.#rig.walkTo(startOfWalk(this.#context.rooms(), view, isFree));
    this.#context.changed();
  }

  /** Back to where the view was before the walk. */
  stop(): void {
    this.#input = STANDING;
    if (!this.isOn) return;
    this.#rig.walkTo(null);
    this.#context.changed();
  }

  /** Replaces the input that is held; each value that is not given is let go. */
  hold(input: Partial<WalkInput>): void {
    this.#input = { ...STANDING, ...input };
    if (this.isMoving) this.#context.changed();
  }

  /** Degrees to the left and up. */
  look(left: number, up: number): void {
    const { walker } = this.#rig;
    if (!walker) return;
    this.#rig.walkTo(looking(walker, left, up));
    this.#context.changed();
  }

  /** A step ahead (1) or back (−1). */
  stepAhead(ahead: number): void {
    this.#walk({ ...STANDING, ahead }, WHEEL_MS);
    this.#context.changed();
  }

  roomsChanged(): void {
    this.#walls = obstacles(this.#context.rooms());
  }

  /** Goes on for `elapsedMs`; returns whether the camera moved. */
  step(elapsedMs: number): boolean {
    return this.isMoving && this.#walk(this.#input, elapsedMs);
  }

  #walk(input: WalkInput, elapsedMs: number): boolean {
    const { walker } = this.#rig;
    if (!walker) return false;
    this.#rig.walkTo(walked(walker, input, this.#walls, elapsedMs));
    return true;
  }
}
