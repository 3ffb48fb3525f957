import type { Vec3 } from "@stanza/geometry";
import type { GesturePointer, Gestures } from "@stanza/gestures";
import { panned, turned, zoomed } from "@stanza/models";
import type { CameraRig } from "./camera/camera-rig.ts";
import type { PickResult } from "./picking/pick-result.ts";
import type { PointerHandler, ViewerCallbacks, ViewerPointer } from "./viewer-events.ts";
import type { WalkControl } from "./walk/walk-control.ts";

/** The part of a viewer that gestures and pointers use; positions in client pixels. */
interface PointedViewer {
  readonly canvas: HTMLCanvasElement;
  readonly pointerHandler: PointerHandler | null;
  readonly walk: WalkControl;
  pick(clientX: number, clientY: number): PickResult | null;
  pointOnFloor(clientX: number, clientY: number): Vec3 | null;
  toggleOpen(rowId: string): void;
  zoomToFit(target: { readonly rowIds?: string[] }): void;
}

const DEGREES_PER_PIXEL = 0.28;
const LOOK_PER_PIXEL = 0.16;

/** The gestures that move the camera. */
type CameraGesture = "grasp" | "dragView" | "pan" | "zoom" | "twist";

/** Moves the camera by gestures: panning keeps the grasped spot under the hand, zooming the pointed one. */
export function cameraHand(
  viewer: PointedViewer,
  { rig, moved }: { readonly rig: CameraRig; readonly moved: () => void },
): Pick<Gestures, CameraGesture> {
  let grip: Vec3 | null = null;
  const spotAt = (x: number, y: number): Vec3 | null => viewer.pick(x, y)?.point ?? null;
  const to = (orbit: CameraRig["orbit"]): void => {
    rig.jump(orbit);
    moved();
  };
  return {
    grasp([x, y]) {
      if (viewer.walk.isOn) return;
      grip = spotAt(x, y);
    },
    dragView([dx, dy]) {
      // On foot the hand turns the head: the room follows the finger.
      if (viewer.walk.isOn) viewer.walk.look(dx * LOOK_PER_PIXEL, dy * LOOK_PER_PIXEL);
      else to(turned(rig.orbit, -dx * DEGREES_PER_PIXEL, dy * DEGREES_PER_PIXEL));
    },
    pan([dx, dy]) {
      if (viewer.walk.isOn) return;
      const mm = rig.mmPerPixel(grip ?? rig.orbit.target, Math.max(1, viewer.canvas.clientHeight));
      to(panned(rig.orbit, -dx * mm, dy * mm));
    },
    zoom(factor, [x, y]) {
      if (viewer.walk.isOn) viewer.walk.stepAhead(factor > 1 ? 1 : -1);
      else to(zoomed(rig.orbit, 1 / factor, spotAt(x, y) ?? rig.orbit.target));
    },
    twist(degrees) {
      if (viewer.walk.isOn) return;
      to(turned(rig.orbit, degrees, 0));
    },
  };
}

/** Presses and taps as the tool in the hand and the host want them; places are in pixels of the page. */
export function pointerRouting(
  viewer: PointedViewer,
  callbacks: ViewerCallbacks,
): Omit<Gestures, CameraGesture> {
  let hovered = "";
  const pointed = (pointer: GesturePointer): ViewerPointer => ({
    hit: viewer.pick(pointer.clientX, pointer.clientY),
    floor: viewer.pointOnFloor(pointer.clientX, pointer.clientY),
    clientX: pointer.clientX,
    clientY: pointer.clientY,
    pointer,
  });
  const hover = (hit: PickResult | null): void => {
    const key = hit ? keyOf(hit) : "";
    if (key === hovered) return;
    hovered = key;
    callbacks.onHover?.(hit);
  };
  const isDrawing = (): boolean => viewer.pointerHandler?.isDrawing?.() ?? false;
  const doubleClick = (hit: PickResult | null): void => {
    if (callbacks.onDoubleClick) callbacks.onDoubleClick(hit);
    else if (hit?.kind === "row") viewer.toggleOpen(hit.rowId);
  };
  const doubleTap = (hit: PickResult | null): void => {
    if (viewer.walk.isOn) {
      if (hit?.kind === "row") viewer.toggleOpen(hit.rowId);
    } else if (hit?.kind === "row" && callbacks.onDoubleTap) callbacks.onDoubleTap(hit);
    else viewer.zoomToFit(hit?.kind === "row" ? { rowIds: [hit.rowId] } : {});
  };
  return {
    // Nobody carries furniture on a walk: every press looks around.
    press: (_, pointer) => !viewer.walk.isOn && (viewer.pointerHandler?.down?.(pointed(pointer)) ?? false),
    drag(_, pointer) {
      if (!viewer.walk.isOn) viewer.pointerHandler?.move?.(pointed(pointer), true);
    },
    release: (_, pointer) => viewer.pointerHandler?.up?.(pointed(pointer)),
    cancel: () => viewer.pointerHandler?.cancel?.(),
    hover(_, pointer) {
      const at = pointed(pointer);
      if (!viewer.walk.isOn) viewer.pointerHandler?.move?.(at, false);
      if (pointer.pointerType !== "touch") hover(at.hit);
    },
    // The host puts down what was carried here, over the whole of its view.
    drop: () => undefined,
    leave: () => hover(null),
    tap: ([x, y], pointer) => callbacks.onPick?.(viewer.pick(x, y), pointer),
    doubleTap([x, y], pointer) {
      const hit = viewer.pick(x, y);
      if (pointer.pointerType !== "touch") doubleClick(hit);
      else if (!isDrawing()) doubleTap(hit);
    },
    longPress([x, y]) {
      if (!viewer.walk.isOn) callbacks.onLongPress?.(viewer.pick(x, y));
    },
    isDrawing,
    fingersTap(fingers) {
      if (!viewer.walk.isOn) callbacks.onFingersTap?.(fingers);
    },
  };
}

function keyOf(hit: PickResult): string {
  if (hit.kind === "row") return `row ${hit.rowId}`;
  return hit.kind === "wall" ? `wall ${hit.wallId}` : `floor ${hit.roomId ?? ""}`;
}
