import type { Vec3 } from "@stanza/geometry";
import type { GesturePointer } from "@stanza/gestures";
import type { Orbit } from "@stanza/models";
import type { PickResult } from "./picking/pick-result.ts";

/** A pointer event with what it means in the room. */
export interface ViewerPointer {
  readonly hit: PickResult | null;
  /** The point at which the pointer's ray meets the floor plane; `null` above the horizon. */
  readonly floor: Vec3 | null;
  readonly clientX: number;
  readonly clientY: number;
  readonly pointer: GesturePointer;
}

/** The tool that is in the hand. Moves without a press arrive too. */
export interface PointerHandler {
  /** True takes the gesture: the camera keeps still until `up` or `cancel`. */
  down?(pointer: ViewerPointer): boolean;
  move?(pointer: ViewerPointer, dragging: boolean): void;
  up?(pointer: ViewerPointer): void;
  cancel?(): void;
  /** True: a finger may rest or tap twice, it is neither a long press nor a double tap, as while something is drawn. */
  isDrawing?(): boolean;
}

export interface ViewerCallbacks {
  /** A click or tap that was not a drag; `null`: beside everything. */
  readonly onPick?: (hit: PickResult | null, pointer: GesturePointer) => void;
  /** Called when the thing under the pointer changes. */
  readonly onHover?: (hit: PickResult | null) => void;
  readonly onDoubleClick?: (hit: PickResult | null) => void;
  /** Two taps of a finger on a row; absent: the view comes nearer to it. */
  readonly onDoubleTap?: (hit: PickResult & { readonly kind: "row" }) => void;
  /** A finger that stays where it is, not on a walk. */
  readonly onLongPress?: (hit: PickResult | null) => void;
  /** Two fingers or more that touched and left together without moving, not on a walk. */
  readonly onFingersTap?: (fingers: number) => void;
  readonly onCameraChange?: (orbit: Orbit) => void;
  /** The graphics context was lost; the model is safe and the viewer waits for it to come back. */
  readonly onContextLost?: () => void;
  readonly onContextRestored?: () => void;
  /** No context for 5 s: dispose of this viewer and mount another on a new canvas. */
  readonly onContextGone?: () => void;
}

export interface ViewerOptions extends ViewerCallbacks {
  /** Its CSS size decides the picture's size. */
  readonly canvas: HTMLCanvasElement;
  readonly theme?: "light" | "dark";
  /** True: views change without easing, walls and doors without motion. Absent: as the system asks. */
  readonly reducedMotion?: boolean;
  /** Upper bound of device pixels per CSS pixel; at most 2. */
  readonly maxPixelRatio?: number;
  /** In a page that scrolls: whether the view may have the wheel now. See `GestureOptions`. Absent: it has every wheel over it. */
  readonly takesWheel?: () => boolean;
  /** True: faults of shaders are reported on the console, as tests want it; the first picture waits for it. */
  readonly checksShaders?: boolean;
}
