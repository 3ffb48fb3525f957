import type { Frame, Vec2, Vec3 } from "@stanza/geometry";
import { type GestureListener, listenToGestures } from "@stanza/gestures";
import type { Orbit, Surface, ViewerRoom, ViewerRow, ViewPreset } from "@stanza/models";
import { fitted, floorOutline, presetOrbit, roomBounds } from "@stanza/models";
import { CameraRig } from "./camera/camera-rig.ts";
import { revealing } from "./camera/reveal.ts";
import { ContextWatch } from "./context-watch.ts";
import { DoorMotion } from "./door-motion.ts";
import { FrameLoop } from "./frame-loop.ts";
import { LightSchedule } from "./light/light-schedule.ts";
import type { Look } from "./light/look.ts";
import { Highlight } from "./outline/highlight.ts";
import { OutlinePass } from "./outline/outline-pass.ts";
import type { PickResult } from "./picking/pick-result.ts";
import { Pointing } from "./picking/pointing.ts";
import { PictureError, type PicturePixels } from "./picture/darkroom.ts";
import { encodePicture } from "./picture/encode-picture.ts";
import type { PictureRequest } from "./picture/picture-request.ts";
import type { SceneCopy } from "./picture/scene-copy.ts";
import { takePicture } from "./picture/take-picture.ts";
import { cameraHand, pointerRouting } from "./pointer-routing.ts";
import { prepared, refineWhenIdle } from "./prepare.ts";
import type { PreviewTone } from "./preview/preview-layer.ts";
import { RestFrame } from "./rest-frame.ts";
import { type FrameInfo, Stage } from "./stage.ts";
import type { PointerHandler, ViewerCallbacks, ViewerOptions } from "./viewer-events.ts";
import { WalkControl } from "./walk/walk-control.ts";

/**
 * The 3D view of rooms and rows. It draws only when something changed: camera, model, size or an animation on its way.
 *
 * @throws Error from the constructor when the browser gives no WebGL 2 context
 */
export class Viewer {
  readonly canvas: HTMLCanvasElement;
  /** The tool in the hand; `null`: clicks pick and drags turn the view. */
  pointerHandler: PointerHandler | null = null;
  /** A walk through the rooms at eye height. */
  readonly walk: WalkControl;
  /** Resolves when everything is there that the first picture needs: it follows with the next frame. Never rejects. */
  readonly ready: Promise<void>;

  readonly #stage: Stage;
  readonly #rig = new CameraRig();
  readonly #outline = new OutlinePass();
  readonly #doors: DoorMotion;
  readonly #pointing: Pointing;
  readonly #gestures: GestureListener;
  readonly #context: ContextWatch;
  readonly #sizes: ResizeObserver;
  readonly #loop = new FrameLoop((elapsed, now) => this.#draw(elapsed, now));
  readonly #restFrame = new RestFrame(() => this.#loop.request());
  readonly #calm: boolean;
  readonly #maxPixelRatio: number;
  readonly #onCameraChange: ViewerCallbacks["onCameraChange"];
  /** Rows under the hand, away from their own frames. */
  readonly #dragged = new Set<string>();
  readonly #highlight = new Highlight();
  readonly #lightSchedule = new LightSchedule();

  constructor(options: ViewerOptions) {
    const { canvas } = options;
    this.canvas = canvas;
    this.#onCameraChange = options.onCameraChange;
    this.#calm = options.reducedMotion ?? matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.#maxPixelRatio = Math.min(2, options.maxPixelRatio ?? 2);
    this.#stage = new Stage(canvas, {
      checksShaders: options.checksShaders ?? false,
      changed: () => this.invalidate(),
    });
    this.#doors = new DoorMotion(this.#stage.rows);
    this.#pointing = new Pointing(canvas, this.#stage, this.#rig);
    const { rows, rooms } = this.#stage;
    this.walk = new WalkControl(this.#rig, {
      rooms: () => rooms.rooms,
      solids: () => [...rows.visible()].flatMap((placed) => roomBounds(placed) ?? []),
      changed: () => this.#cameraMoved(),
    });
    this.setTheme(options.theme ?? "light");
    this.#gestures = listenToGestures(
      canvas,
      {
        ...cameraHand(this, { rig: this.#rig, moved: () => this.#cameraMoved() }),
        ...pointerRouting(this, options),
      },
      { origin: "page", wheelPans: false, takesWheel: options.takesWheel },
    );
    this.#context = new ContextWatch(canvas, {
      lost: () => {
        this.#stage.forgetGraphics();
        this.#outline.dispose();
        options.onContextLost?.();
      },
      restored: () => {
        this.#stage.remakeGraphics();
        this.invalidate();
        options.onContextRestored?.();
      },
      gone: () => options.onContextGone?.(),
    });
    this.#sizes = new ResizeObserver(() => this.invalidate());
    this.#sizes.observe(canvas);
    this.invalidate();
    this.ready = this.#loop.holdUntil(prepared(this.#stage, this.#rig.camera, this.#context));
    void this.ready.then(() => refineWhenIdle(this.#stage, () => this.invalidate()));
  }

  // The model

  setRooms(rooms: readonly ViewerRoom[]): void {
    this.#stage.rooms.setRooms(rooms);
    this.#stage.ground.setOutlines(rooms.map(floorOutline));
    this.#stage.cutWalls(this.#rig.position, Number.POSITIVE_INFINITY);
    this.walk.roomsChanged();
    this.#changed();
  }

  /** The whole furniture; rows that are the same object as before are not rebuilt. */
  setRows(rows: readonly ViewerRow[]): void {
    const ids = new Set(rows.map((row) => row.id));
    let changed = false;
    for (const id of [...this.#stage.rows.rowIds]) if (!ids.has(id)) changed = this.#forget(id) || changed;
    for (const row of rows) changed = this.#stage.rows.put(row) || changed;
    if (changed) this.#changed();
  }

  updateRow(row: ViewerRow): void {
    if (this.#stage.rows.put(row)) this.#changed();
  }

  removeRow(rowId: string): void {
    if (this.#forget(rowId)) this.#changed();
  }

  /** Surfaces by material code; catalogue materials fit as they are. */
  setMaterials(surfaces: Readonly<Record<string, Surface>>): void {
    this.#stage.cabinet.setSurfaces(surfaces);
    this.#stage.rows.refreshMaterials();
    this.#stage.rooms.refreshMaterials();
    this.#changed();
  }

  /** Shows a row elsewhere while it is dragged, without evaluating anything; `null` puts it back on its own frame. */
  dragRow(rowId: string, frame: Frame | null): void {
    this.#dragged[frame ? "add" : "delete"](rowId);
    this.#stage.rows.hold(rowId, frame);
    this.#changed();
  }

  /** Translucent rows being placed; an empty list takes them away. */
  setPreview(rows: readonly ViewerRow[], tone: PreviewTone = "neutral"): void {
    this.#stage.preview.set(rows, tone);
    this.#outline.setPreview(this.#stage.preview.rows, tone);
    this.invalidate();
  }

  setSelection(rowIds: readonly string[]): void {
    this.#highlight.select(rowIds);
    this.invalidate();
  }

  setHovered(rowId: string | null): void {
    if (this.#highlight.hover(rowId)) this.invalidate();
  }

  isOpen(rowId: string): boolean {
    return this.#doors.isOpen(rowId);
  }

  /** Opens or closes a row's doors and drawers. */
  setOpen(rowId: string, open: boolean): void {
    this.#doors.set(rowId, open);
    this.invalidate();
  }

  toggleOpen(rowId: string): void {
    this.setOpen(rowId, !this.isOpen(rowId));
  }

  /** True: walls seen from behind give way. */
  setWallCulling(on: boolean): void {
    this.#stage.rooms.fading.culls = on;
    this.#changed();
  }

  /** Opens every door and drawer, or closes all that are open. */
  setAllOpen(open: boolean): void {
    this.#doors.setAll(open);
    this.invalidate();
  }

  /** True: a door or drawer is open. */
  get anyOpen(): boolean {
    return this.#doors.anyOpen;
  }

  /** Light, background and effort. @throws Error when the file of an environment cannot be had; the rest is as asked */
  async setLook(look: Look): Promise<void> {
    const done = this.#stage.setLook(look);
    this.#changed();
    await done;
    this.#changed();
  }

  setTheme(theme: "light" | "dark"): void {
    this.#stage.setTheme(theme);
    this.#outline.setTheme(theme);
    this.invalidate();
  }

  // The camera

  get camera(): Orbit {
    return this.#rig.orbit;
  }

  setCamera(orbit: Orbit, { ease = false }: { ease?: boolean } = {}): void {
    if (ease && !this.#calm) this.#rig.fly(orbit);
    else this.#rig.jump(orbit);
    this.#cameraMoved();
  }

  /** Brings everything, or the given rows, into the picture from where the camera looks now. */
  zoomToFit({ rowIds, ease = true }: { rowIds?: readonly string[]; ease?: boolean } = {}): void {
    this.setCamera(fitted(this.#rig.destination, this.#stage.bounds(rowIds), this.#pointing.aspect), {
      ease,
    });
  }

  /** Shows rows plainly, at least as large as this part of the picture's smaller side, and returns the camera's place in the end. */
  reveal(rowIds: readonly string[], least: number): Orbit {
    const now = this.#rig.destination;
    const [first, second] = rowIds.map((id) => this.#stage.rows.placed(id)?.row.frame.rotY);
    const sight = { aspect: this.#pointing.aspect, facing: second === undefined ? first : undefined, least };
    const orbit = revealing(now, this.#stage.bounds(rowIds), sight);
    if (orbit !== now && !this.#rig.walker) this.setCamera(orbit, { ease: true });
    return this.#rig.destination;
  }

  /** The place that the camera is on its way to. */
  get destination(): Orbit {
    return this.#rig.destination;
  }

  /** A standard view: see `ViewPreset`. */
  view(preset: ViewPreset, { ease = true }: { ease?: boolean } = {}): void {
    this.setCamera(presetOrbit(preset, this.#stage.viewed, this.#pointing.aspect), { ease });
  }

  // Picking

  /** Returns the row or surface under a point of the page; rows in `ignore` are looked through. */
  pick(
    clientX: number,
    clientY: number,
    { ignore }: { ignore?: ReadonlySet<string> } = {},
  ): PickResult | null {
    return this.#pointing.pick(clientX, clientY, ignore);
  }

  /** Returns the point at which a point of the page meets the horizontal plane at `height`; `null` above the horizon. */
  pointOnFloor(clientX: number, clientY: number, height = 0): Vec3 | null {
    return this.#pointing.onPlane(clientX, clientY, height);
  }

  /** Returns `[along, height]` on a wall's inner face, extended beyond its ends, under a point of the page; mm of the wall frame. */
  pointOnWall(wallId: string, clientX: number, clientY: number): Vec2 | null {
    return this.#pointing.onWall(wallId, clientX, clientY);
  }

  /** Returns the place of a point of the room on the page, in CSS pixels; `null` behind the camera. For labels over the canvas. */
  project(point: Vec3): Vec2 | null {
    return this.#pointing.project(point);
  }

  // Pictures

  /**
   * A picture of everything or of one row alone, without disturbing the view.
   *
   * @throws PictureError when a side is not 1 … 4096 pixels, the context is lost, the view has gone or the picture is black each time
   */
  async takePicture(request: PictureRequest): Promise<Blob> {
    const { width, height, type = "image/jpeg" } = request;
    const stage = this.#stage;
    await stage.settled(() => this.#lightSchedule.isShadeDirty);
    if (this.#loop.isStopped) throw new PictureError("The view has gone.");
    let pixels: PicturePixels;
    try {
      pixels = takePicture(stage, request, this.#rig);
    } finally {
      this.#changed();
    }
    return encodePicture(pixels, { width, height }, type);
  }

  /** Plain code plays the graphics card: each picture costs seconds. */
  get isSlow(): boolean {
    return this.#stage.drawsRoughly;
  }

  /** What the view shows now, as plain arrays: for a picture that takes longer than a frame. */
  readonly sceneCopy = (): SceneCopy => this.#stage.copy(this.#rig.camera);

  /** Calls back after each frame: what was seen is no longer so. Returns how to stop it. */
  readonly watchFrames = (drawn: () => void): (() => void) => this.#loop.watch(drawn);

  /** Frames drawn so far. */
  get frames(): number {
    return this.#loop.frames;
  }

  /** Nothing will be drawn until something changes. */
  get isAtRest(): boolean {
    return this.#loop.isAtRest && !this.#restFrame.isOwed;
  }

  /** Draw calls and triangles of the last frame, geometries and textures alive, as three.js counts them. */
  get info(): FrameInfo {
    return this.#stage.info;
  }

  /** Asks for one frame. */
  invalidate(): void {
    this.#loop.request();
  }

  /** Draws at once and in full, in this task, so that the canvas can be read right afterwards. */
  drawNow(): void {
    this.#restFrame.demand();
    this.#loop.drawNow();
  }

  /** Ends a tool's drag, e.g. on Esc; the camera takes the pointer again at the next press. */
  releasePointer(): void {
    this.#gestures.letGo();
  }

  /** Gives back everything on the graphics card; the viewer cannot be used afterwards. */
  dispose(): void {
    this.#loop.stop();
    this.#restFrame.stop();
    this.#sizes.disconnect();
    this.#gestures.stop();
    this.#context.dispose();
    this.#outline.dispose();
    this.#stage.dispose();
  }

  #draw(elapsed: number, now: number): boolean {
    const isInFull = this.#restFrame.begin();
    if (this.#context.isLost) return false;
    const step = this.#calm ? Number.POSITIVE_INFINITY : elapsed;
    const stage = this.#stage;
    const isRough = stage.drawsRoughly && !isInFull;
    stage.fitCanvas(this.#maxPixelRatio, isRough);
    this.#rig.setAspect(this.#pointing.aspect);
    const moved = this.#rig.step(step);
    // A walk takes its time, also where views change at once.
    if (this.walk.step(elapsed) || moved) this.#onCameraChange?.(this.#rig.orbit);
    const doorsMoved = this.#doors.step(step);
    const walls = stage.cutWalls(this.#rig.position, step);
    if (doorsMoved || walls.rowsChanged) this.#touch();
    const isCarrying = this.#dragged.size > 0 || this.#doors.isMoving;
    const isLightOwed = this.#lightSchedule.renew(now, isCarrying, (what) => stage.relight(what));
    this.#highlight.bringTo(this.#outline, (rowId) => stage.rows.placed(rowId));
    const { renderer } = stage;
    renderer.info.reset();
    renderer.render(stage.scene, this.#rig.camera);
    this.#outline.render(renderer, this.#rig.camera);
    const isMoving =
      this.#rig.isFlying || this.walk.isMoving || this.#doors.isMoving || walls.moving || isLightOwed;
    if (isRough && !isMoving) this.#restFrame.owe();
    return isMoving;
  }

  #forget(rowId: string): boolean {
    this.#doors.forget(rowId);
    this.#dragged.delete(rowId);
    return this.#stage.rows.remove(rowId);
  }

  /** The model is not what the light and the outlines were made for. */
  #touch(): void {
    this.#lightSchedule.touch();
    this.#highlight.touch();
  }

  #changed(): void {
    this.#touch();
    this.invalidate();
  }

  #cameraMoved(): void {
    this.#onCameraChange?.(this.#rig.orbit);
    this.invalidate();
  }
}
