import type { EvaluatedProject, EvaluatedRow } from "@stanza/evaluation";
import type { Frame } from "@stanza/geometry";
import { checkProject, type Project, type RowId, wallSegments } from "@stanza/project";
import type { EditNotice } from "../edit-notice.ts";
import type { Editor } from "../editor.ts";
import { EditorDriver } from "../editor-driver.ts";
import type { EditorState } from "../editor-state.ts";

/** The events of the CAD, by the type that a callback is registered for. */
export interface CadEvents {
  /** The project was replaced or changed. */
  readonly project: { readonly project: Project };
  readonly selection: { readonly rows: readonly RowId[]; readonly wall: string | null };
  /** A gesture began, went on or ended. */
  readonly interaction: { readonly kind: EditorState["interaction"]["kind"] };
  readonly toggles: EditorState["toggles"];
  /** The reason why a gesture did not do what was asked. */
  readonly notice: EditNotice;
}

export const CAD_EVENT_TYPES = ["project", "selection", "interaction", "toggles", "notice"] as const;
export type CadEventType = (typeof CAD_EVENT_TYPES)[number];
export type CadCallback<T extends CadEventType> = (event: CadEvents[T]) => void;

/** A picture of the whole project or of one row; angles and field of view in degrees, size in pixels (spec 2 §7). */
export interface PictureWish {
  readonly width: number;
  readonly height: number;
  readonly fov: number;
  readonly angX: number;
  readonly angY: number;
}

/** Spec 2 §7, §9. */
export const PROJECT_PICTURE: PictureWish = { width: 200, height: 200, fov: 45, angX: 20, angY: 20 };
export const ROW_PICTURE: PictureWish = { width: 100, height: 100, fov: 45, angX: 0, angY: 0 };

/** A picture in the host's form, e.g. a `Blob`. */
export interface CadImage {
  readonly size: number;
}

/** The environment of the CAD, given by the app or by a test. */
export interface CadHost<Image extends CadImage> {
  readonly editor: Editor;
  project(): Project;
  evaluated(): EvaluatedProject;
  /** Calls `listener` after every change of the project; returns a function that stops it. */
  onProject(listener: () => void): () => void;
  /** Calls `listener` with every notice of the editor; returns a function that stops it. */
  onNotice(listener: (notice: EditNotice) => void): () => void;
  /** Opens a project in the editor. */
  open(project: Project): void;
  /** Takes a picture, of one row alone if given; `null`: there is none. */
  picture(wish: PictureWish, row?: RowId): Promise<Image | null>;
  log(message: string): void;
}

/** A wall with its place and its items, for code that draws or measures. */
export interface CadWall {
  readonly id: string;
  readonly name: string;
  readonly lengthMm: number;
  readonly openings: readonly RowId[];
}

/**
 * The editor for code: with the guards and texts of the specification (spec 1 §5, spec 2 §5), typed events, and a driver that acts like a
 * person's hand.
 *
 * ASSUMED: a "project instance" is a value that passes `checkProject`, since projects are plain data here; the text for a callback that is
 * no function is ours, the specification has only its rule.
 */
export class Cad<Image extends CadImage> {
  readonly driver: EditorDriver;
  readonly #host: CadHost<Image>;
  readonly #callbacks = new Map<CadEventType, Set<(event: never) => void>>();
  readonly #stops: readonly (() => void)[];
  #before: EditorState;

  constructor(host: CadHost<Image>) {
    this.#host = host;
    this.driver = new EditorDriver(host.editor, () => host.evaluated());
    this.#before = host.editor.state;
    this.#stops = [
      host.editor.subscribe(() => this.#tellState()),
      host.onProject(() => this.#tell("project", { project: host.project() })),
      host.onNotice((notice) => this.#tell("notice", notice)),
    ];
  }

  get editor(): Editor {
    return this.#host.editor;
  }

  get project(): Project {
    return this.#host.project();
  }

  get rows(): readonly EvaluatedRow[] {
    return this.#host.evaluated().rows;
  }

  /** Opens a project. @throws TypeError "Param must be an instance of Project" for anything else */
  open(project: unknown): void {
    this.#host.open(asProject(project));
  }

  /**
   * Calls `callback` with every event of a type; returns a function that stops it. An unknown type is logged as "Missing callback type" and
   * ignored.
   *
   * @throws TypeError "CAD callback must be a function"
   */
  on<T extends CadEventType>(type: T, callback: CadCallback<T>): () => void {
    if (typeof callback !== "function") throw new TypeError("CAD callback must be a function");
    if (!CAD_EVENT_TYPES.includes(type)) {
      this.#host.log("Missing callback type");
      return () => undefined;
    }
    const callbacks = this.#callbacks.get(type) ?? new Set();
    this.#callbacks.set(type, callbacks.add(callback));
    return () => callbacks.delete(callback);
  }

  /** The walls of a project with their items. @throws TypeError "Param must be an instance of Project" for anything else */
  walls(project: unknown = this.#host.project()): readonly CadWall[] {
    const { rooms, rows } = asProject(project);
    return rooms.flatMap(wallSegments).map(({ wall, name, length }) => ({
      id: wall.id,
      name,
      lengthMm: length,
      openings: rows.flatMap(({ id, placement }) =>
        placement.on === "wall" && placement.wall === wall.id ? [id] : [],
      ),
    }));
  }

  /** Where a row stands, in the room's frame; undefined for one that is not there or could not be evaluated. */
  frameOf(row: RowId): Frame | undefined {
    return this.rows.find((one) => one.row.id === row)?.frame;
  }

  /** A picture of the project. @throws Error "Missing image" where there is none */
  projectPicture(project: unknown = this.#host.project(), wish: Partial<PictureWish> = {}): Promise<Image> {
    asProject(project);
    return this.#picture({ ...PROJECT_PICTURE, ...wish });
  }

  /** A picture of one row alone. @throws Error "Missing image" where there is none */
  rowPhotoshot({ prjRow, ...wish }: { readonly prjRow: RowId } & Partial<PictureWish>): Promise<Image> {
    return this.#picture({ ...ROW_PICTURE, ...wish }, prjRow);
  }

  /** Stops telling; the editor goes on. */
  dispose(): void {
    for (const stop of this.#stops) stop();
    this.#callbacks.clear();
  }

  async #picture(wish: PictureWish, row?: RowId): Promise<Image> {
    const image = await this.#host.picture(wish, row);
    if (!image || image.size === 0) throw new Error("Missing image");
    return image;
  }

  #tellState(): void {
    const { selection, wall, interaction, toggles } = this.#host.editor.state;
    const before = this.#before;
    this.#before = this.#host.editor.state;
    if (selection !== before.selection || wall !== before.wall)
      this.#tell("selection", { rows: selection, wall });
    if (interaction.kind !== before.interaction.kind) this.#tell("interaction", { kind: interaction.kind });
    if (toggles !== before.toggles) this.#tell("toggles", toggles);
  }

  #tell<T extends CadEventType>(type: T, event: CadEvents[T]): void {
    for (const callback of this.#callbacks.get(type) ?? []) (callback as CadCallback<T>)(event);
  }
}

function asProject(value: unknown): Project {
  const checked = checkProject(value);
  if (!checked.ok) throw new TypeError("Param must be an instance of Project");
  return checked.project;
}
