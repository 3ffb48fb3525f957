import type { Choices } from "@stanza/catalogue";
import { type EvaluatedProject, openProjectEvaluation } from "@stanza/evaluation";
import { turnPlan } from "@stanza/geometry";
import {
  accepted,
  addRoom,
  addRow,
  type Change,
  type History,
  newHistory,
  newProject,
  type Placement,
  type Project,
  type Room,
  redo,
  replaceRoom,
  transact,
  undo,
  useCatalogue,
  wallSegments,
} from "@stanza/project";
import { demoCatalogues } from "../../../fixtures/demo-catalogues.ts";
import type { EditNotice } from "../edit-notice.ts";
import { Editor } from "../editor.ts";
import { EditorDriver as PlainDriver } from "../editor-driver.ts";

const catalogues = demoCatalogues();

/** A person at the plan with the demo catalogues and a real evaluation, in a room with corners at 0 and 5000. */
export class EditorDriver extends PlainDriver {
  readonly notices: EditNotice[];
  readonly #work: Work;

  /**
   * sizes      of the room; absent: the template's
   * turnedDeg  turn of the room about the origin, counter-clockwise as seen on the plan
   */
  constructor(
    template = "rt1",
    { turnedDeg = 0, sizes }: { readonly turnedDeg?: number; readonly sizes?: readonly number[] } = {},
  ) {
    const work = newWork(template, turnedDeg, sizes);
    super(work.editor, work.evaluated);
    this.#work = work;
    this.notices = work.notices;
  }

  /** Takes an article of the demo catalogues as if from the shelf. */
  take(article: string): this {
    const open = [...catalogues.values()].find((one) => one.article(article));
    if (!open) throw new Error(`No demo catalogue has ${article}.`);
    const model = open.defaultModel().code;
    const { result } = open.evaluate({ model, article, header: {}, choices: {} });
    this.editor.use("placing", {
      catalogue: open.code,
      model,
      article,
      choices: {},
      box: result.box,
      mount: result.mount,
      elevation: result.mount === "wall-opening" ? (result.opening?.sill ?? 0) : result.elevation,
      shape: result,
    });
    return this;
  }

  undo(): this {
    this.#work.history = undo(this.#work.history);
    this.editor.projectChanged();
    return this;
  }

  redo(): this {
    this.#work.history = redo(this.#work.history);
    this.editor.projectChanged();
    return this;
  }

  /** Adds an article of the demo catalogues at a place, without a pointer. */
  put(article: string, placement: Placement, choices: Choices = {}): this {
    const open = [...catalogues.values()].find((one) => one.article(article));
    if (!open) throw new Error(`No demo catalogue has ${article}.`);
    const row = {
      id: this.#work.newId(),
      catalogue: open.code,
      model: open.defaultModel().code,
      article,
      choices,
    };
    this.#work.history = accepted(
      transact(this.#work.history, "place", (so) => addRow(so, { ...row, placement })),
    );
    return this;
  }

  /** Changes the project from outside the editor. */
  change(change: Change): this {
    this.#work.history = accepted(transact(this.#work.history, "change", change));
    this.editor.projectChanged();
    return this;
  }

  /** Makes the project read-only from now on. */
  set readOnly(readOnly: boolean) {
    this.#work.readOnly = readOnly;
  }

  /** Moves over a wall of the room; see `moveOver`. */
  over(wall: string, along: number, up: number): this {
    const segment = this.project.rooms.flatMap(wallSegments).find((one) => one.wall.id === wall);
    if (!segment) throw new Error(`There is no wall ${wall}.`);
    return this.moveOver(segment, along, up);
  }

  get project(): Project {
    return this.#work.history.project;
  }

  get evaluated(): EvaluatedProject {
    return this.#work.evaluated();
  }

  get steps(): readonly string[] {
    return this.#work.history.undo.map(({ name }) => name);
  }
}

interface Work {
  readonly editor: Editor;
  readonly evaluated: () => EvaluatedProject;
  readonly notices: EditNotice[];
  history: History;
  readOnly: boolean;
  newId(): string;
}

function newWork(template: string, turnedDeg: number, dimensions?: readonly number[]): Work {
  let project = newProject();
  for (const open of catalogues.values()) {
    const { code: catalogue, version } = open;
    project = accepted(useCatalogue(project, { catalogue, version, model: open.defaultModel().code }));
  }
  const walls = ["room", "A", "B", "C", "D", "E", "F"];
  project = accepted(
    addRoom(project, {
      template,
      ...(dimensions ? { dimensions } : {}),
      newId: () => walls.shift() ?? "more",
    }),
  );
  if (turnedDeg !== 0)
    project = accepted(replaceRoom(project, { room: turned(project.rooms[0]!, turnedDeg) }));
  const evaluation = openProjectEvaluation(catalogues);
  let ids = 0;
  const notices: EditNotice[] = [];
  const evaluated = () => evaluation.update(work.history.project);
  const newId = () => `row${++ids}`;
  const editor = new Editor({
    project: () => work.history.project,
    evaluated,
    commit: (name, change) => {
      work.history = accepted(transact(work.history, name, change));
    },
    newId,
    notify: (notice) => notices.push(notice),
    isReadOnly: () => work.readOnly,
  });
  const history = newHistory(project, { saved: true });
  const work: Work = { editor, evaluated, notices, history, readOnly: false, newId };
  return work;
}

/** A room turned around the origin. */
const turned = (room: Room, deg: number): Room => ({
  ...room,
  walls: room.walls.map((wall) => ({ ...wall, start: turnPlan(deg, wall.start) })),
});
