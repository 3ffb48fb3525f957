import type { Material } from "@stanza/catalogue";
import { type SeenRow, viewerRooms } from "@stanza/models";
import type { Room } from "@stanza/project";
import type { Viewer } from "@stanza/viewer";
import { useTheme, wantsStillness } from "@stanza/web-site";
import { log } from "@stanza/web-ui";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { viewerRow } from "../viewer/viewer-input.ts";

/** To either side of where it starts, degrees: walls behind are part of the picture. */
const SWING = 24;
/** For one swing there and back, ms. */
const PERIOD = 24_000;

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
  const [status, setStatus] = useState<"loading" | "ready" | "absent">("loading");
  const viewer = useRef<Viewer | null>(null);
  const latest = useRef({ materials, rooms, rows });
  latest.current = { materials, rooms, rows };
  const shown = useRef<TurnedScene["rooms"] | null>(null);
  const [isSwinging, setIsSwinging] = useState(false);
  const scheme = useTheme((state) => state.scheme);

  useEffect(() => {
    let left = false;
    const start = async () => {
      const { Viewer } = await import("@stanza/viewer");
      const element = canvas.current;
      if (left || !element) return;
      const made = new Viewer({
        canvas: element,
        theme: useTheme.getState().scheme,
        onPick: () => {},
        onContextGone: () => setStatus("absent"),
      });
      viewer.current = made;
      show(made, latest.current);
      made.view("eye", { ease: false });
      shown.current = latest.current.rooms;
      setStatus("ready");
      if (!wantsStillness()) setIsSwinging(true);
    };
    start().catch((error: unknown) => {
      log("warning", `A scene could not be shown in 3D: ${String(error)}`);
      setStatus("absent");
    });
    return () => {
      left = true;
      setIsSwinging(false);
      viewer.current?.dispose();
      viewer.current = null;
      shown.current = null;
    };
  }, [canvas]);

  useEffect(() => {
    const { current } = viewer;
    if (!current || !shown.current) return;
    show(current, { materials, rooms, rows });
    if (shown.current !== rooms) current.view("eye", { ease: false });
    shown.current = rooms;
  }, [materials, rooms, rows]);

  useEffect(() => {
    if (!isSwinging || !viewer.current || !canvas.current) return;
    return swing(viewer.current, canvas.current, () => setIsSwinging(false));
  }, [isSwinging, canvas]);

  useEffect(() => viewer.current?.setTheme(scheme), [scheme]);

  const turnBy = useCallback((degrees: number) => {
    setIsSwinging(false);
    const { current } = viewer;
    current?.setCamera({ ...current.camera, azimuth: current.camera.azimuth + degrees }, { ease: true });
  }, []);
  return { status, turnBy, isSwinging, setSwinging: setIsSwinging };
}

function show(viewer: Viewer, { materials, rooms, rows }: TurnedScene): void {
  viewer.setMaterials(Object.fromEntries(materials.map((one) => [one.code, one])));
  viewer.setRooms(viewerRooms(rooms, { rows }));
  viewer.setRows(rows.map((row) => viewerRow(row)));
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
