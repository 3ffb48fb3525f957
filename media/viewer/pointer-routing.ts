import type { Vec3 } from "@stanza/geometry";
import type { CameraRig } from "./camera/camera-rig.ts";
import type { CameraIntent, PointerSink } from "./camera/gestures.ts";
import { panned, turned, zoomed } from "./camera/orbit.ts";
import type { PickResult } from "./scene-input.ts";
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

/** How gestures move the camera: panning keeps the grasped spot under the hand, zooming the pointed one. */
export function cameraHand(
  viewer: PointedViewer,
  { rig, moved }: { readonly rig: CameraRig; readonly moved: () => void },
): CameraIntent {
  let grip: Vec3 | null = null;
  const spotAt = (x: number, y: number): Vec3 | null => viewer.pick(x, y)?.point ?? null;
  const to = (orbit: CameraRig["orbit"]): void => {
    rig.jump(orbit);
    moved();
  };
  return {
    begin(x, y) {
      if (viewer.walk.isOn) return;
      grip = spotAt(x, y);
    },
    orbit(dx, dy) {
      // On foot the hand turns the head: the room follows the finger.
      if (viewer.walk.isOn) viewer.walk.look(dx * LOOK_PER_PIXEL, dy * LOOK_PER_PIXEL);
      else to(turned(rig.orbit, -dx * DEGREES_PER_PIXEL, dy * DEGREES_PER_PIXEL));
    },
    pan(dx, dy) {
      if (viewer.walk.isOn) return;
      const mm = rig.mmPerPixel(grip ?? rig.orbit.target, Math.max(1, viewer.canvas.clientHeight));
      to(panned(rig.orbit, -dx * mm, dy * mm));
    },
    zoom(factor, x, y) {
      if (viewer.walk.isOn) viewer.walk.stepAhead(factor < 1 ? 1 : -1);
      else to(zoomed(rig.orbit, factor, spotAt(x, y) ?? rig.orbit.target));
    },
    twist(degrees) {
      if (viewer.walk.isOn) return;
      to(turned(rig.orbit, degrees, 0));
    },
  };
}

/** Pointer events as the tool in the hand and the host want them. */
export function pointerRouting(viewer: PointedViewer, callbacks: ViewerCallbacks): PointerSink {
  let hovered = "";
  const pointer = (event: PointerEvent): ViewerPointer => ({
    hit: viewer.pick(event.clientX, event.clientY),
    floor: viewer.pointOnFloor(event.clientX, event.clientY),
    clientX: event.clientX,
    clientY: event.clientY,
    event,
  });
  const hover = (hit: PickResult | null): void => {
    const key = hit ? keyOf(hit) : "";
    if (key === hovered) return;
    hovered = key;
    callbacks.onHover?.(hit);
  };
  return {
    // Nobody carries furniture on a walk: every press looks around.
    down: (event) => !viewer.walk.isOn && (viewer.pointerHandler?.down?.(pointer(event)) ?? false),
    move(event, dragging) {
      const at = pointer(event);
      if (!viewer.walk.isOn) viewer.pointerHandler?.move?.(at, dragging);
      if (!dragging && event.pointerType !== "touch") hover(at.hit);
    },
    up: (event) => viewer.pointerHandler?.up?.(pointer(event)),
    cancel: () => viewer.pointerHandler?.cancel?.(),
    isDrawing: () => viewer.pointerHandler?.isDrawing?.() ?? false,
    tap: (event) => callbacks.onPick?.(viewer.pick(event.clientX, event.clientY), event),
    doubleClick(event) {
      const hit = viewer.pick(event.clientX, event.clientY);
      if (callbacks.onDoubleClick) callbacks.onDoubleClick(hit);
      else if (hit?.kind === "row") viewer.toggleOpen(hit.rowId);
    },
    doubleTap(event) {
      const hit = viewer.pick(event.clientX, event.clientY);
      if (viewer.walk.isOn) {
        if (hit?.kind === "row") viewer.toggleOpen(hit.rowId);
      } else if (hit?.kind === "row" && callbacks.onDoubleTap) callbacks.onDoubleTap(hit);
      else viewer.zoomToFit(hit?.kind === "row" ? { rowIds: [hit.rowId] } : {});
    },
    longPress(event) {
      if (!viewer.walk.isOn) callbacks.onLongPress?.(viewer.pick(event.clientX, event.clientY));
    },
    fingersTap(fingers) {
      if (!viewer.walk.isOn) callbacks.onFingersTap?.(fingers);
    },
    leave: () => hover(null),
  };
}

function keyOf(hit: PickResult): string {
  if (hit.kind === "row") return `row ${hit.rowId}`;
  return hit.kind === "wall" ? `wall ${hit.wallId}` : `floor ${hit.roomId ?? ""}`;
}
