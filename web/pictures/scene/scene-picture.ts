import type { Material } from "@stanza/catalogue";
import { type SeenRow, viewerRooms } from "@stanza/models";
import type { Room } from "@stanza/project";
import type { PictureRequest, Viewer } from "@stanza/viewer";
import { log } from "@stanza/web-ui";
import { viewerRow } from "../viewer/viewer-input.ts";

/** Rooms with what stands in them, as they are photographed. */
export interface PicturedScene {
  readonly materials: readonly Material[];
  readonly rooms: readonly Room[];
  readonly rows: readonly SeenRow[];
}

/** As a photographer would begin, of the size of a card on a sharp screen; the canvas's colour around it. */
const REQUEST: PictureRequest = {
  width: 800,
  height: 600,
  view: "eye",
  type: "image/jpeg",
  background: "#f4f2ee",
};
/** A viewer that nobody needs for so long gives its graphics memory back, ms. */
const UNUSED_MS = 8000;

type HiddenViewer = Pick<
  Viewer,
  "setMaterials" | "setRooms" | "setRows" | "takePicture" | "dispose" | "isSlow"
>;

let viewer: Promise<HiddenViewer> | null = null;
let last: Promise<unknown> = Promise.resolve();
let unused: ReturnType<typeof setTimeout> | undefined;
/** This device draws 3D too slowly, or not at all: nobody asks it twice. */
let isHopeless = false;

/**
 * A picture of a scene by the 3D view's own renderer, out of sight, one after the other. Null where the device has no graphics card for it: the
 * caller has a drawing.
 *
 * open  makes the viewer
 */
export function scenePicture(
  scene: PicturedScene,
  open: () => Promise<HiddenViewer> = openViewer,
): Promise<Blob | null> {
  const made = last.then(() => take(scene, open));
  last = made;
  return made;
}

async function take(
  { materials, rooms, rows }: PicturedScene,
  open: () => Promise<HiddenViewer>,
): Promise<Blob | null> {
  if (isHopeless) return null;
  clearTimeout(unused);
  try {
    viewer ??= open();
    const made = await viewer;
    if (made.isSlow) {
      isHopeless = true;
      giveBack();
      return null;
    }
    made.setMaterials(Object.fromEntries(materials.map((one) => [one.code, one])));
    made.setRooms(viewerRooms(rooms, { rows }));
    made.setRows(rows.map((row) => viewerRow(row)));
    return await made.takePicture(REQUEST);
  } catch (error) {
    log("warning", `No picture of a scene: ${String(error)}`);
    isHopeless = viewer === null || (await viewer.then(() => false).catch(() => true));
    giveBack();
    return null;
  } finally {
    clearTimeout(unused);
    unused = setTimeout(giveBack, UNUSED_MS);
  }
}

function giveBack(): void {
  clearTimeout(unused);
  const gone = viewer;
  viewer = null;
  void gone?.then((made) => made.dispose()).catch(() => undefined);
}

async function openViewer(): Promise<HiddenViewer> {
  const { Viewer } = await import("@stanza/viewer");
  return new Viewer({ canvas: document.createElement("canvas"), onPick: () => {} });
}
