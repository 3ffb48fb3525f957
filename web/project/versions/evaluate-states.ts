import type { ProjectDocument } from "@stanza/codecs";
import { log } from "@stanza/web-ui";
import { type LoadedCatalogue, loadVersion, useCatalogues } from "../catalogues/catalogue-store.ts";
import { priceDateOf, priceTerms, quarantined } from "../evaluation/evaluation-link.ts";
import type { EvaluatedState, StatesQuestion } from "../evaluation/worker/evaluate-states.ts";
import type { OpenProject } from "../project-store.ts";

/** An evaluation that takes longer is given up. */
const LIMIT_MS = 30_000;

/**
 * Evaluates and prices states of the open project in a thread of their own, each in the versions of the catalogues that it pins, all at
 * the terms and the date of the open one, so that only the design makes a difference.
 *
 * returns  in the order of `documents`; `null`: a catalogue could not be loaded, or it was stopped
 */
export async function evaluateStates(
  open: OpenProject,
  documents: readonly ProjectDocument[],
  signal: AbortSignal,
): Promise<readonly EvaluatedState[] | null> {
  const states = await Promise.all(
    documents.map(async ({ project }) => ({ project, catalogues: await cataloguesOf(open, project) })),
  );
  if (states.some(({ catalogues }) => catalogues === null) || signal.aborted) return null;
  const priceDate = priceDateOf(open);
  return inThread(
    {
      states: states.map(({ project, catalogues }) => ({
        project,
        catalogues: (catalogues ?? []).map(({ bundle, prices }) => ({ catalogue: bundle, prices })),
      })),
      terms: priceTerms(open),
      ...(priceDate === undefined ? {} : { priceDate }),
      quarantine: quarantined(),
    },
    signal,
  );
}

async function cataloguesOf(
  open: OpenProject,
  project: ProjectDocument["project"],
): Promise<readonly LoadedCatalogue[] | null> {
  const used = [...new Set(project.rows.map(({ catalogue }) => catalogue))];
  const found = await Promise.all(
    used.map(async (code) => {
      const pin = project.catalogues[code];
      const pinned = pin && (await loadVersion(code, pin, open.projectId ?? undefined));
      return pinned ?? useCatalogues.getState().loaded.get(code) ?? null;
    }),
  );
  return found.includes(null) ? null : found.flatMap((one) => one ?? []);
}

function inThread(question: StatesQuestion, signal: AbortSignal): Promise<readonly EvaluatedState[] | null> {
  const worker = new Worker(new URL("../evaluation/worker/states.worker.ts", import.meta.url), {
    type: "module",
  });
  return new Promise<readonly EvaluatedState[] | null>((resolve) => {
    const giveUp = (why: string) => {
      log("error", `States of the project could not be evaluated: ${why}`);
      resolve(null);
    };
    const timer = setTimeout(() => giveUp("it took too long"), LIMIT_MS);
    signal.addEventListener("abort", () => resolve(null));
    worker.addEventListener("message", ({ data }: MessageEvent<readonly EvaluatedState[]>) => {
      clearTimeout(timer);
      resolve(data);
    });
    worker.addEventListener("error", (event) => {
      clearTimeout(timer);
      giveUp(event.message);
    });
    worker.postMessage(question);
  }).finally(() => worker.terminate());
}
