import { type EvaluatedArticle, type OpenCatalogue, searchCatalogue } from "@stanza/catalogue";
import { dock } from "@stanza/editor";
import {
  addRoom,
  addRow,
  type Outcome,
  type Placement,
  type Project,
  removeRows,
  updateCatalogues,
} from "@stanza/project";
import {
  editor,
  evaluationSettled,
  loadCatalogues,
  loadNewerVersion,
  startEvaluation,
  startProject,
  todaysPin,
  transact,
  useCatalogues,
} from "@stanza/web-project";
import { restoreSession } from "@stanza/web-site";
import { resetPlanView } from "@stanza/web-workspace";
import i18next from "i18next";
import { create } from "zustand";
import type { PreviewState } from "./preview-state.ts";

interface Preview {
  readonly state: PreviewState | null;
  /** False: the command has ended. */
  readonly isConnected: boolean;
  readonly model: string;
  /** Code of the article that is shown. */
  readonly article: string;
}

export const usePreview = create<Preview>()(() => ({
  state: null,
  isConnected: true,
  model: "",
  article: "",
}));

/** The room of the preview, mm: wall units and doors need walls to be on. */
const ROOM = { least: [2000, 1600], margin: [1000, 900] } as const;

/** Follows the folder for as long as the page is open. */
export async function followFolder(): Promise<void> {
  const events = new EventSource("/preview/events");
  events.onmessage = () => void inTurn(takeState);
  events.onerror = () => usePreview.setState({ isConnected: false });
  events.onopen = () => usePreview.setState({ isConnected: true });
}

let last: Promise<unknown> = Promise.resolve();

/** Saves in quick succession are taken one after the other. */
function inTurn(work: () => Promise<void>): Promise<void> {
  const next = last.then(work);
  last = next.catch(() => {});
  return next;
}

async function takeState(): Promise<void> {
  const state = (await (await fetch("/preview/state")).json()) as PreviewState;
  const before = usePreview.getState().state;
  usePreview.setState({ state });
  const { shown } = state;
  if (!shown) return;
  if (before?.shown?.code !== shown.code) await begin();
  else if (before.shown.version !== shown.version && state.isCurrent) await goOn(shown.code, shown.version);
}

/** The first sound catalogue, or one with another code: a room, and the first article in it. */
async function begin(): Promise<void> {
  await restoreSession();
  startProject("", i18next.language);
  startEvaluation();
  if (!(await loadCatalogues())) return;
  const [catalogue] = useCatalogues.getState().loaded.values();
  if (!catalogue) return;
  const { code } = catalogue.open;
  const { code: model } = catalogue.open.defaultModel();
  const pin = todaysPin(code) ?? { version: catalogue.version };
  startProject("", i18next.language, { [code]: { ...pin, model, headers: {} } });
  usePreview.setState({ model, article: "" });
  const first = searchCatalogue(catalogue.open, "", { model })[0]?.entry;
  if (first) await showArticle(first.code);
}

/** The folder has been saved, or another list chosen: the same article with the same choices under the new rules. */
async function goOn(code: string, version: string): Promise<void> {
  await restoreSession();
  if (!(await loadNewerVersion(code, version))) return;
  const pin = todaysPin(code);
  if (pin) transact("preview", (project) => updateCatalogues(project, { updates: { [code]: pin } }));
  const { model, article } = usePreview.getState();
  const open = useCatalogues.getState().loaded.get(code)?.open;
  if (open && !open.model(model)) chooseModel(open.defaultModel().code);
  else if (article === "") {
    const first = open && searchCatalogue(open, "", { model })[0]?.entry;
    if (first) await showArticle(first.code);
  }
}

export function chooseModel(model: string): void {
  usePreview.setState({ model });
  void showArticle(usePreview.getState().article);
}

export async function chooseList(code: string): Promise<void> {
  await fetch(`/preview/list/${encodeURIComponent(code)}`, { method: "POST" });
}

/** Puts an article into the room in place of the one before, and selects it; what was chosen for it before is forgotten. */
export async function showArticle(article: string): Promise<void> {
  const [catalogue] = useCatalogues.getState().loaded.values();
  const { model } = usePreview.getState();
  if (!catalogue || article === "") return;
  usePreview.setState({ article });
  const { code } = catalogue.open;
  const id = crypto.randomUUID();
  transact("preview", (before) => {
    const emptied = removeRows(before, { rows: before.rows.map((row) => row.id) });
    if (!emptied.ok) return emptied;
    const evaluated = evaluate(catalogue.open, model, article, emptied.value);
    const room = roomAround({ ...emptied.value, rooms: [] }, evaluated?.box);
    if (!room.ok) return room;
    const placement = placeFor(evaluated, room.value);
    return addRow(room.value, { id, catalogue: code, model, article, placement });
  });
  resetPlanView();
  await evaluationSettled();
  editor.select([id]);
}

/** `undefined`: a custom article has no rule, and what has gone from the catalogue is shown as gone. */
function evaluate(
  catalogue: OpenCatalogue,
  model: string,
  article: string,
  project: Project,
): EvaluatedArticle | undefined {
  const entry = catalogue.article(article, model);
  if (!entry || !catalogue.rule(entry.neutro)) return undefined;
  const header = project.catalogues[catalogue.code]?.headers[model] ?? {};
  return catalogue.evaluate({ model, article, header, choices: {} }).result;
}

function roomAround(project: Project, [width, , depth]: readonly number[] = [0, 0, 0]): Outcome<Project> {
  const side = (i: 0 | 1, size = 0) => Math.max(ROOM.least[i], Math.ceil(size / 100) * 100 + ROOM.margin[i]);
  const dimensions = [side(0, width), side(1, depth)];
  return addRoom(project, { template: "rt1", dimensions, newId: () => crypto.randomUUID() });
}

/** Places the article as the app itself would; one that fits nowhere stands in the corner. */
function placeFor(article: EvaluatedArticle | undefined, project: Project): Placement {
  const corner: Placement = { on: "room", at: [0, 0, 0], rotY: 0 };
  if (!article) return corner;
  const { box, mount, opening } = article;
  const elevation = mount === "wall-opening" ? (opening?.sill ?? 0) : article.elevation;
  return dock({ box, mount, elevation }, project, { rows: [], failed: [] }) ?? corner;
}
