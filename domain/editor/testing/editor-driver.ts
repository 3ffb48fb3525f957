import { type EvaluatedProject, type EvaluatedRow, openProjectEvaluation } from "@stanza/evaluation";
import { planToParent, type Vec2 } from "@stanza/geometry";
import {
  accepted,
  addRoom,
  addRow,
  type History,
  newHistory,
  newProject,
  type Placement,
  type Project,
  redo,
  transact,
  undo,
  useCatalogue,
} from "@stanza/project";
import { demoCatalogues } from "../../../fixtures/demo-catalogues.ts";
import { Editor } from "../editor.ts";
import type { EditNotice, Ghost, PointerInput } from "../interaction.ts";

interface Held {
  readonly alt?: boolean;
  readonly shift?: boolean;
}

const catalogues = demoCatalogues();

/** A person at the plan: points, presses, types; over the demo catalogues and a real evaluation, in a room with corners at 0 and 5000. */
export class EditorDriver {
  readonly editor: Editor;
  readonly notices: EditNotice[] = [];
  #history: History;
  readonly #evaluation = openProjectEvaluation(catalogues);
  #ids = 0;
  #at: Vec2 = [0, 0];

  constructor(template = "rt1") {
    let project = newProject();
    for (const open of catalogues.values()) {
      const { code: catalogue, version } = open;
      project = accepted(useCatalogue(project, { catalogue, version, model: open.defaultModel().code }));
    }
    const walls = ["room", "A", "B", "C", "D", "E", "F"];
    project = accepted(addRoom(project, { template, newId: () => walls.shift() ?? "more" }));
    this.#history = newHistory(project, { saved: true });
    this.editor = new Editor({
      project: () => this.#history.project,
      evaluated: () => this.#evaluation.update(this.#history.project),
      commit: (name, change) => {
        this.#history = accepted(transact(this.#history, name, change));
      },
      newId: () => `row${++this.#ids}`,
      notify: (notice) => this.notices.push(notice),
    });
  }

  /** Takes an article of the demo catalogues in hand. */
  take(article: string): this {
    const open = [...catalogues.values()].find((one) => one.article(article));
    if (!open) throw new Error(`No demo catalogue has ${article}.`);
    const model = open.defaultModel().code;
    const { result } = open.evaluate({ model, article, header: {}, choices: {} });
    this.editor.startPlacing({
      catalogue: open.code,
      model,
      article,
      choices: {},
      box: result.box,
      mount: result.mount,
      elevation: result.mount === "wall-opening" ? (result.opening?.sill ?? 0) : result.elevation,
    });
    return this;
  }

  moveTo(x: number, z: number, held: Held = {}): this {
    this.#at = [x, z];
    this.editor.pointerMove(this.#pointer(held));
    return this;
  }

  press(held: Held = {}): this {
    this.editor.pointerDown(this.#pointer(held));
    return this;
  }

  release(held: Held = {}): this {
    this.editor.pointerUp(this.#pointer(held));
    return this;
  }

  click(x: number, z: number, held: Held = {}): this {
    return this.moveTo(x, z, held).press(held).release(held);
  }

  /** Presses at one point, moves in steps, lets go at another. */
  drag(from: Vec2, to: Vec2, held: Held = {}): this {
    this.moveTo(...from, held).press(held);
    for (const share of [0.25, 0.5, 0.75, 1]) {
      this.moveTo(from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, held);
    }
    return this.release(held);
  }

  type(text: string): this {
    for (const key of text) this.editor.type(key);
    return this;
  }

  enter(): this {
    this.editor.type("Enter");
    return this;
  }

  undo(): this {
    this.#history = undo(this.#history);
    return this;
  }

  redo(): this {
    this.#history = redo(this.#history);
    return this;
  }

  /** Adds an article of the demo catalogues at a place, without the hand. */
  put(article: string, placement: Placement): this {
    const open = [...catalogues.values()].find((one) => one.article(article));
    if (!open) throw new Error(`No demo catalogue has ${article}.`);
    const row = { id: `row${++this.#ids}`, catalogue: open.code, model: open.defaultModel().code, article };
    this.#history = accepted(transact(this.#history, "place", (so) => addRow(so, { ...row, placement })));
    return this;
  }

  get project(): Project {
    return this.#history.project;
  }

  get evaluated(): EvaluatedProject {
    return this.#evaluation.update(this.#history.project);
  }

  get steps(): readonly string[] {
    return this.#history.undo.map(({ name }) => name);
  }

  /** The person's rows. */
  get rows(): readonly EvaluatedRow[] {
    return this.#evaluation.update(this.#history.project).rows.filter((row) => !row.automatic);
  }

  get ghosts(): readonly Ghost[] {
    const { interaction } = this.editor.state;
    if (interaction.kind === "moving") return interaction.ghosts;
    return interaction.kind === "placing" && interaction.ghost ? [interaction.ghost] : [];
  }

  /** Where the nth row stands: its left-back corner on the plan and its turn. */
  standing(index: number): readonly [x: number, z: number, rotY: number] {
    const row = this.rows[index];
    if (!row) throw new Error(`There is no row ${index}.`);
    const [x, z] = planToParent(row.frame, [0, 0]);
    return [Math.round(x * 10) / 10 + 0, Math.round(z * 10) / 10 + 0, row.frame.rotY];
  }

  #pointer({ alt = false, shift = false }: Held): PointerInput {
    const under = this.rows.findLast(({ frame, article }) => {
      const [width, , depth] = article.box;
      const [a, b] = [planToParent(frame, [0, 0]), planToParent(frame, [width, depth])];
      const between = (p: number, u: number, v: number) => p >= Math.min(u, v) && p <= Math.max(u, v);
      return between(this.#at[0], a[0], b[0]) && between(this.#at[1], a[1], b[1]);
    });
    return { at: this.#at, row: under?.row.id ?? null, wall: null, shift, alt, ctrl: false, mmPerPixel: 5 };
  }
}
