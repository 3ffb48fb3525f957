import type { OpenCatalogue } from "@stanza/catalogue";
import { addRow, type RowId } from "@stanza/project";
import {
  articleByCode,
  closeProject,
  countAsBegun,
  evaluationSettled,
  loadCatalogue,
  mayReplaceProject,
  selectRows,
  startEvaluation,
  startProject,
  todaysPin,
  transact,
  useCatalogues,
  useProject,
} from "@stanza/web-project";
import { useConfig } from "@stanza/web-site";
import i18next from "i18next";
import { enterFrameShop } from "../start/enter-frame-shop.ts";
import { type FrameFault, useArticleFrame } from "./article-frame-store.ts";
import { chooseInFrame } from "./choose-in-frame.ts";
import type { FrameWish } from "./frame-wish.ts";

/** The first evaluation may wait for a catalogue over a slow line, ms. */
const PATIENCE = 20_000;

const isSame = (a: string, b: string): boolean => a.toUpperCase() === b.toUpperCase();
const frame = useArticleFrame;

let running: Promise<void> = Promise.resolve();

/**
 * Shows one article alone, in a project of its own that is kept nowhere until somebody changes something. Choices that the article does not
 * know are left out and named; the others are chosen. Calls wait for the one before; the store has the outcome.
 */
export function showArticle(wish: FrameWish): Promise<void> {
  running = running.then(() => show(wish));
  return running;
}

async function show(wish: FrameWish): Promise<void> {
  const isOwn = frame.getState().projectKey === (useProject.getState().open?.projectKey ?? null);
  frame.setState({ status: "starting", faults: [], row: null });
  if (!isOwn && !(await mayReplaceProject())) return fail({ kind: "kept", code: "" });
  const found = await begin(wish);
  if ("kind" in found) return fail(found);
  frame.setState({ projectKey: useProject.getState().open?.projectKey ?? null });
  const row = await place(found);
  if (row === null) return fail({ kind: "place", code: wish.article });
  await evaluationSettled(PATIENCE);
  const faults = await chooseInFrame(row, wish.variants);
  countAsBegun();
  selectRows([row]);
  frame.setState({ status: "ready", row, faults });
}

function fail(fault: FrameFault): void {
  if (fault.kind !== "kept") closeProject();
  frame.setState({ status: "failed", faults: [fault] });
}

interface Found {
  readonly catalogue: OpenCatalogue;
  readonly model: string;
  readonly article: string;
}

/** Begins the project with the catalogue in use, or says what is not there. */
async function begin({ catalog, model, article }: FrameWish): Promise<Found | FrameFault> {
  await enterFrameShop();
  const { language } = i18next;
  const code = catalog || (useConfig.getState().config?.forcedcatalog[0] ?? "");
  startProject("", language);
  startEvaluation();
  if (!(await loadCatalogue(code))) return { kind: "connection", code };
  const { loaded } = useCatalogues.getState();
  const open = [...loaded.values()].find((one) => isSame(one.open.code, code))?.open;
  const pin = open && todaysPin(open.code);
  if (!open || !pin) return { kind: "catalogue", code };
  const found = model === "" ? open.defaultModel() : open.models.find((one) => isSame(one.code, model));
  if (!found) return { kind: "model", code: model };
  const named = articleByCode(open.model(found.code)?.tree ?? [], article);
  if (named === undefined) return { kind: "article", code: article };
  startProject("", language, { [open.code]: { ...pin, model: found.code, headers: {} } });
  return { catalogue: open, model: found.code, article: named };
}

/** The article stands on the floor of no room; what belongs into a wall gets one. Null: there is no place for it. */
async function place({ catalogue, model, article }: Found): Promise<RowId | null> {
  const { result } = catalogue.evaluate({ model, article, header: {}, choices: {} });
  if (result.mount === "wall-opening") {
    const { placeInWall } = await import("./place-in-wall.ts");
    return placeInWall(catalogue, model, article);
  }
  const id = crypto.randomUUID();
  const outcome = transact("edit.place", (project) =>
    addRow(project, {
      id,
      catalogue: catalogue.code,
      model,
      article,
      placement: { on: "room", at: [0, result.elevation, 0], rotY: 0 },
    }),
  );
  return outcome?.ok ? id : null;
}
