import type { Material } from "@stanza/catalogue";
import { type SeenRow, viewerRooms } from "@stanza/models";
import type { Room } from "@stanza/project";
import type { Viewer } from "@stanza/viewer";
import { wantsStillness } from "@stanza/web-site";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { type OwnViewerOptions, useCanvasViewer } from "../viewer/use-canvas-viewer.ts";
import { viewerRow } from "../viewer/viewer-input.ts";

/** To either side of where it starts, degrees: walls behind are part of the picture. */
const SWING = 24;
/** For one swing there and back, ms. */
const PERIOD = 24_000;

/** A press turns the view and picks nothing. */
const make = (open: (options: OwnViewerOptions) => Viewer) => ({ viewer: open({ onPick: () => {} }) });

/** The scene that is turned. Other rows in the same rooms leave the camera where it is. */
export interface TurnedScene {
  readonly materials: readonly Material[];
  readonly rooms: readonly Room[];
  readonly rows: readonly SeenRow[];
}

/**
 * Rooms in 3D that swing slowly until somebody takes them in hand. They stand still where the system asks for less motion.
 *
 * turnBy       turns the view, degrees; positive moves the camera to the right
 * isSwinging   it moves by itself now
 * setSwinging  stops that, or lets it go on (WCAG 2.2.2)
 */
export function useTurntable(
  canvas: RefObject<HTMLCanvasElement | null>,
  { materials, rooms, rows }: TurnedScene,
) {
  const { made, ...view } = useCanvasViewer(canvas, make);
  const viewer = made?.viewer ?? null;
  const shown = useRef<{ readonly by: Viewer; readonly rooms: TurnedScene["rooms"] } | null>(null);
  const [isSwinging, setIsSwinging] = useState(false);

  useEffect(() => {
    if (!viewer) return;
    viewer.setMaterials(Object.fromEntries(materials.map((one) => [one.code, one])));
    viewer.setRooms(viewerRooms(rooms, { rows }));
    viewer.setRows(rows.map((row) => viewerRow(row)));
    if (shown.current?.by !== viewer || shown.current.rooms !== rooms)
      viewer.view(rooms.length > 0 ? "eye" : "iso", { ease: false });
    shown.current = { by: viewer, rooms };
  }, [viewer, materials, rooms, rows]);

  useEffect(() => {
    if (!viewer || wantsStillness()) return;
    setIsSwinging(true);
    return () => setIsSwinging(false);
  }, [viewer]);

  useEffect(() => {
    if (!isSwinging || !viewer) return;
    return swing(viewer, viewer.canvas, () => setIsSwinging(false));
  }, [isSwinging, viewer]);

  const turnBy = useCallback(
    (degrees: number) => {
      setIsSwinging(false);
      viewer?.setCamera({ ...viewer.camera, azimuth: viewer.camera.azimuth + degrees }, { ease: true });
    },
    [viewer],
  );
  return { view, turnBy, isSwinging, setSwinging: setIsSwinging };
}

/** Swings the view to and fro. `onTaken`: a press or a wheel has taken it in hand. Returns how to stop it. */
function swing(viewer: Viewer, canvas: HTMLCanvasElement, onTaken: () => void): () => void {
  const { azimuth } = viewer.camera;
  let began: number | null = null;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const event of ["pointerdown", "wheel"]) canvas.removeEventListener(event, onTaken);
  };
  const step = (now: number) => {
    began ??= now;
    const turned = azimuth + SWING * Math.sin(((now - began) / PERIOD) * 2 * Math.PI);
    viewer.setCamera({ ...viewer.camera, azimuth: turned });
    frame = requestAnimationFrame(step);
  };
  for (const event of ["pointerdown", "wheel"]) canvas.addEventListener(event, onTaken, { passive: true });
  frame = requestAnimationFrame(step);
  return stop;
}
