import { type EvaluatedProject, openProjectEvaluation } from "@stanza/evaluation";
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
  redo,
  transact,
  undo,
  useCatalogue,
} from "@stanza/project";
import { demoCatalogues } from "../../../fixtures/demo-catalogues.ts";
import type { EditNotice } from "../edit-notice.ts";
import { Editor } from "../editor.ts";
import { EditorDriver as PlainDriver } from "../editor-driver.ts";

const catalogues = demoCatalogues();

/** A person at the plan over the demo catalogues and a real evaluation, in a room with corners at 0 and 5000. */
export class EditorDriver extends PlainDriver {
  readonly notices: EditNotice[];
  readonly #work: Work;

  constructor(template = "rt1") {
    const work = newWork(template);
    super(work.editor, work.evaluated);
    this.#work = work;
    this.notices = work.notices;
  }

  /** Takes an article of the demo catalogues in hand. */
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

  /** Adds an article of the demo catalogues at a place, without the hand. */
  put(article: string, placement: Placement): this {
    const open = [...catalogues.values()].find((one) => one.article(article));
    if (!open) throw new Error(`No demo catalogue has ${article}.`);
    const row = { id: this.#work.newId(), catalogue: open.code, model: open.defaultModel().code, article };
    this.#work.history = accepted(
      transact(this.#work.history, "place", (so) => addRow(so, { ...row, placement })),
    );
    return this;
  }

  /** Changes the project without the hand. */
  change(change: Change): this {
    this.#work.history = accepted(transact(this.#work.history, "change", change));
    this.editor.projectChanged();
    return this;
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
  newId(): string;
}

function newWork(template: string): Work {
  let project = newProject();
  for (const open of catalogues.values()) {
    const { code: catalogue, version } = open;
    project = accepted(useCatalogue(project, { catalogue, version, model: open.defaultModel().code }));
  }
  const walls = ["room", "A", "B", "C", "D", "E", "F"];
  project = accepted(addRoom(project, { template, newId: () => walls.shift() ?? "more" }));
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
  });
  const work: Work = { editor, evaluated, notices, history: newHistory(project, { saved: true }), newId };
  return work;
}
