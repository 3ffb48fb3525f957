import { DEFAULT_ENVIRONMENT } from "@stanza/environments";
import { type Bounds, unionBounds, type Vec3 } from "@stanza/geometry";
import { floorOutline, roomBounds, SLAB_THICKNESS, type ViewedScene, type ViewerRow } from "@stanza/models";
import {
  Color,
  Mesh,
  NeutralToneMapping,
  PCFShadowMap,
  type PerspectiveCamera,
  Scene,
  SRGBColorSpace,
  WebGLRenderer,
} from "three";
import { RowLayer } from "./buffers/row-layer.ts";
import { partBoundsInRoom } from "./buffers/row-solids.ts";
import { Lighting } from "./light/lighting.ts";
import {
  type Device,
  deviceOf,
  isApplePhoneOrTablet,
  type Look,
  type Quality,
  qualityOf,
} from "./light/look.ts";
import { lightSources } from "./light/luminaires.ts";
import { NO_OCCLUSION, occlusionGrid } from "./light/occlusion-grid.ts";
import { OcclusionVolume } from "./light/occlusion-volume.ts";
import type { LitScene, RoomLighting } from "./light/room/room-lighting.ts";
import { evenLight, forgetLight } from "./light/room-uniforms.ts";
import { MaterialCabinet } from "./materials/material-cabinet.ts";
import { developPicture, type PicturePixels, type PictureSize } from "./picture/darkroom.ts";
import { rowStudio } from "./picture/row-studio.ts";
import { cameraCopy, type SceneCopy } from "./picture/scene-copy.ts";
import { PreviewLayer } from "./preview/preview-layer.ts";
import { compiled } from "./programs.ts";
import { GroundShadow } from "./rooms/ground-shadow.ts";
import { RoomLayer } from "./rooms/room-layer.ts";

/** Canvas background (ux.md §8.4) and the colour of the ground's shadow on it. */
const THEMES = {
  light: { background: "#f4f2ee", shadow: "#261e14" },
  dark: { background: "#181714", shadow: "#000000" },
} as const;
const NOWHERE: Bounds = { min: [-2000, 0, -2000], max: [2000, 2700, 2000] };

/** The counts that three.js keeps: draw calls and triangles of the last frame, geometries and textures alive. */
export interface FrameInfo {
  readonly calls: number;
  readonly triangles: number;
  readonly geometries: number;
  readonly textures: number;
}

/** Everything that is lit and drawn: the renderer, the light, the layers, and who disposes of them. */
export class Stage {
  readonly renderer: WebGLRenderer;
  readonly scene = new Scene();
  readonly cabinet: MaterialCabinet;
  readonly rows: RowLayer;
  readonly rooms: RoomLayer;
  readonly preview = new PreviewLayer();
  readonly ground = new GroundShadow({ reach: 1400, height: -SLAB_THICKNESS });
  readonly #light: Lighting;
  readonly #occlusion = new OcclusionVolume();
  readonly #uniforms = evenLight();
  readonly #changed: () => void;
  /** It comes after the first picture. */
  #roomLight: RoomLighting | null = null;
  #bounced: Promise<void> = Promise.resolve();
  #isGone = false;
  readonly #device: Device;
  #quality: Quality;
  #theme: keyof typeof THEMES = "light";
  /** Where the view's own camera was when it was last drawn. */
  #eye: Vec3 = [0, 0, 0];

  /**
   * checksShaders  asks each shader for its faults, which the picture has to wait for
   * changed        called when there is something new to draw
   */
  constructor(
    canvas: HTMLCanvasElement,
    { checksShaders, changed }: { readonly checksShaders: boolean; readonly changed: () => void },
  ) {
    const renderer = new WebGLRenderer({
      canvas,
      antialias: !isApplePhoneOrTablet(navigator),
      alpha: false,
      powerPreference: "high-performance",
    });
    this.renderer = renderer;
    this.#device = deviceOf(renderer.getContext());
    this.#quality = qualityOf("auto", this.#device);
    renderer.debug.checkShaderErrors = checksShaders;
    renderer.outputColorSpace = SRGBColorSpace;
    renderer.toneMapping = NeutralToneMapping;
    renderer.toneMappingExposure = 1;
    renderer.shadowMap.enabled = true;
    renderer.shadowMap.type = PCFShadowMap;
    renderer.shadowMap.autoUpdate = false;
    renderer.info.autoReset = false;
    this.#changed = changed;
    this.cabinet = new MaterialCabinet(
      { ...this.#occlusion.uniforms, ...this.#uniforms },
      Math.min(8, renderer.capabilities.getMaxAnisotropy()),
    );
    this.rows = new RowLayer(this.cabinet);
    this.rooms = new RoomLayer(this.cabinet);
    this.#light = new Lighting(renderer, this.scene, this.#quality.shadowMap);
    // What cannot be had is missing in the picture; there is a picture all the same.
    this.#light.setEnvironment(DEFAULT_ENVIRONMENT).catch(() => {});
    this.scene.add(this.ground.mesh, this.rooms.group, this.rows.group, this.preview.group);
  }

  /**
   * Light, background and effort as asked; `relight` must follow. What was there before stays until an environment's file has come.
   *
   * @throws Error when that file cannot be had; everything else is as asked
   */
  async setLook({ environment, hour, background, quality }: Look): Promise<void> {
    this.#quality = qualityOf(quality, this.#device);
    this.#light.sun.setMapSize(this.#quality.shadowMap);
    this.#light.setHour(hour);
    this.rooms.outlook.setLight(this.#light.outside);
    this.#light.setBackground(background);
    await this.#light.setEnvironment(environment);
  }

  /** Resolves when the environment is there that a view begins with, or another that was asked for instead. */
  get lit(): Promise<void> {
    return this.#light.lit;
  }

  /** Resolves when all light is there for the model as it is, or is not to be had. */
  async settled(isShadeDirty: () => boolean): Promise<void> {
    await this.lit;
    if (this.#isGone) return;
    this.relight({ shade: isShadeDirty() });
    for (let last: Promise<void> | null = null; last !== this.#bounced; ) {
      last = this.#bounced;
      await last;
    }
  }

  /** Resolves when the programs of everything on the stage are compiled, without the page having to wait for them. */
  compile(camera: PerspectiveCamera): Promise<void> {
    return compiled(this.renderer, this.scene, camera);
  }

  /** All the detail of the environment, for a moment at which nobody waits; true: there is something new to draw. */
  refineLight(): Promise<boolean> {
    return this.#light.refine();
  }

  setTheme(theme: keyof typeof THEMES): void {
    this.#theme = theme;
    this.renderer.setClearColor(new Color(THEMES[theme].background), 1);
    this.ground.mesh.material.color.set(THEMES[theme].shadow);
  }

  /** True: what moves is drawn with fewer pixels than what rests. */
  get drawsRoughly(): boolean {
    return this.#quality.movingPixelRatio < this.#quality.pixelRatio;
  }

  /**
   * Takes the canvas's CSS size as the picture's.
   *
   * maxPixelRatio  device pixels per CSS pixel at most
   * isMoving       the picture changes: as many pixels as the device keeps up with
   */
  fitCanvas(maxPixelRatio: number, isMoving: boolean): void {
    const { renderer } = this;
    const canvas = renderer.domElement;
    const { pixelRatio, movingPixelRatio } = this.#quality;
    const ratio = Math.min(maxPixelRatio, isMoving ? movingPixelRatio : pixelRatio, devicePixelRatio);
    const [width, height] = [Math.max(1, canvas.clientWidth), Math.max(1, canvas.clientHeight)];
    const fits = canvas.width === Math.floor(width * ratio) && canvas.height === Math.floor(height * ratio);
    if (fits && renderer.getPixelRatio() === ratio) return;
    renderer.setPixelRatio(ratio);
    renderer.setSize(width, height, false);
  }

  get info(): FrameInfo {
    const { render, memory } = this.renderer.info;
    return {
      calls: render.calls,
      triangles: render.triangles,
      geometries: memory.geometries,
      textures: memory.textures,
    };
  }

  /**
   * Bounds of the given rows where any of them is shown, else of rooms and rows together; a space of fixed size when the stage is empty.
   */
  bounds(rowIds: readonly string[] = []): Bounds {
    const wanted = rowIds.flatMap((id) => {
      const placed = this.rows.placed(id);
      return (placed && roomBounds(placed)) ?? [];
    });
    if (wanted.length > 0) return wanted.reduce(unionBounds);
    const rooms = this.rooms.bounds();
    const rows = this.rows.bounds();
    if (rooms && rows) return unionBounds(rooms, rows);
    return rooms ?? rows ?? NOWHERE;
  }

  /** What standard views look at. */
  get viewed(): ViewedScene {
    const pieces = [...this.rows.placedRows()].flatMap((placed) =>
      placed.row.wall === undefined ? (roomBounds(placed) ?? []) : [],
    );
    return { rooms: this.rooms.rooms, bounds: this.bounds(), pieces };
  }

  /** Light that depends on the model: shadow and, where asked, ambient shade. */
  relight({ shade }: { shade: boolean }): void {
    const bounds = this.bounds();
    const { rooms } = this.rooms;
    const surface = (code: string) => this.cabinet.surface(code);
    const rows = [...this.rows.placedRows()];
    const sources = lightSources(rows, surface);
    const { ambient: day, burning: lamps } = this.#light;
    this.#light.frame(bounds, rooms, sources);
    this.#roomLight?.setStrips({ rows, surface, lamps });
    this.renderer.shadowMap.needsUpdate = true;
    if (!shade) return;
    if (!this.#quality.occlusion) {
      this.#occlusion.set(NO_OCCLUSION);
      this.#roomLight?.clear();
      return;
    }
    const solids = [...this.rows.visible()].flatMap(partBoundsInRoom);
    const wallHeight = Math.max(0, ...rooms.flatMap((room) => room.walls.map((wall) => wall.height)));
    this.#occlusion.set(occlusionGrid(solids, rooms.map(floorOutline), wallHeight, bounds));
    this.#bounced = this.#bounce({ rooms, rows, sources, surface, day, lamps });
  }

  /**
   * Lets go of everything that was on the graphics card when the context is lost; the model keeps what is needed to upload it again.
   * Otherwise three.js would delete these things in the next context, to which they do not belong.
   */
  forgetGraphics(): void {
    this.scene.traverse((object) => {
      if (!(object instanceof Mesh)) return;
      object.geometry.dispose();
      for (const material of [object.material].flat()) material.dispose();
    });
    this.cabinet.forgetGraphics();
    this.ground.dispose();
    this.#occlusion.dispose();
    this.#roomLight?.forgetGraphics();
    forgetLight(this.#uniforms);
    this.#light.forgetGraphics();
  }

  /** Makes again what three.js does not bring back by itself in a new context. */
  remakeGraphics(): void {
    this.setTheme(this.#theme);
    this.#light.remakeGraphics();
    this.relight({ shade: false });
    this.#roomLight?.lookAround();
  }

  /** Lets light go through the rooms. Without the file that it takes there is the even light that was there before. */
  async #bounce(scene: LitScene): Promise<void> {
    const loaded = this.#roomLight ?? (await this.#loadRoomLight().catch(() => null));
    if (this.#isGone || !loaded) return;
    loaded.setStrips(scene);
    await loaded.renew(scene, this.#quality);
  }

  async #loadRoomLight(): Promise<RoomLighting> {
    const { RoomLighting } = await import("./light/room/room-lighting.ts");
    this.#roomLight ??= new RoomLighting({
      uniforms: this.#uniforms,
      renderer: this.renderer,
      scene: this.scene,
      outside: this.rooms.outlook.material.uniforms.brightness as { value: number },
      seenFrom: (place, task) => this.#seenFrom(place, task),
      changed: (isBounced) => {
        this.#light.setBounced(isBounced);
        this.#changed();
      },
    });
    return this.#roomLight;
  }

  /**
   * Lets the walls between the camera and the room give way, and their doors and windows with them.
   *
   * returns  whether walls are still on their way, and whether rows came or went
   */
  cutWalls(camera: Vec3, elapsedMs: number): { readonly moving: boolean; readonly rowsChanged: boolean } {
    this.#eye = camera;
    const moving = this.rooms.step(camera, elapsedMs);
    let rowsChanged = false;
    for (const rowId of this.rows.rowIds) {
      const wall = this.rows.placed(rowId)?.row.wall;
      if (wall !== undefined) {
        rowsChanged = this.rows.setHidden(rowId, this.rooms.fading.isHidden(wall)) || rowsChanged;
      }
    }
    return { moving, rowsChanged };
  }

  /**
   * Pixels of everything as a camera sees it, with the walls cut for that camera and without the preview. All is as before afterwards.
   */
  photographAll(camera: PerspectiveCamera, size: PictureSize, background: string | null): PicturePixels {
    const { x, y, z } = camera.position;
    return this.#seenFrom([x, y, z], () =>
      this.#light.withoutBackground(() =>
        developPicture(this.renderer, this.scene, camera, size, background),
      ),
    );
  }

  /** Runs a task with the walls cut as they are seen from a place, and without the preview. */
  #seenFrom<T>(place: Vec3, task: () => T): T {
    const eye = this.#eye;
    this.cutWalls(place, Number.POSITIVE_INFINITY);
    this.relight({ shade: false });
    const previewed = this.preview.group.visible;
    this.preview.group.visible = false;
    try {
      return task();
    } finally {
      this.preview.group.visible = previewed;
      this.cutWalls(eye, Number.POSITIVE_INFINITY);
      this.relight({ shade: false });
    }
  }

  /** Pixels of one row alone in its own frame. */
  photographRow(
    row: ViewerRow,
    camera: PerspectiveCamera,
    size: PictureSize,
    background: string | null,
  ): PicturePixels {
    const studio = rowStudio(row, this.cabinet, this.#light.studio);
    const shade = this.#occlusion.grid;
    const { shadowMap } = this.renderer;
    const due = shadowMap.needsUpdate;
    try {
      if (studio.shade) this.#occlusion.set(studio.shade);
      shadowMap.needsUpdate = true;
      const task = () => developPicture(this.renderer, studio.scene, camera, size, background);
      return this.#roomLight ? this.#roomLight.evenly(task) : task();
    } finally {
      if (shade) this.#occlusion.set(shade);
      shadowMap.needsUpdate = due;
      studio.dispose();
    }
  }

  /** What is seen now, for a tracer. */
  copy(camera: PerspectiveCamera): SceneCopy {
    return {
      meshes: [...this.rooms.copies(), ...this.rows.copies()].filter(({ indices }) => indices.length > 0),
      outlooks: this.rooms.outlookCopies(),
      camera: cameraCopy(camera),
      ambient: this.#light.ambient,
    };
  }

  dispose(): void {
    this.rows.dispose();
    this.rooms.dispose();
    this.preview.dispose();
    this.ground.dispose();
    this.cabinet.dispose();
    this.#occlusion.dispose();
    this.#isGone = true;
    this.#roomLight?.dispose();
    forgetLight(this.#uniforms);
    this.#light.dispose();
    this.scene.clear();
    this.renderer.dispose();
  }
}
