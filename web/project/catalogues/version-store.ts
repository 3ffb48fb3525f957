import { CATALOGUE_IN_USE } from "@stanza/codecs";
import type { RowState, RowUpdate } from "@stanza/evaluation";
import type { CatalogueUpdate, Project, RowId } from "@stanza/project";
import { log } from "@stanza/web-ui";
import { create } from "zustand";
import { priceDateOf, priceTerms, quarantined } from "../evaluation/evaluation-link.ts";
import type { VersionAnswer, VersionQuestion } from "../evaluation/worker/protocol.ts";
import { type OpenProject, useProject } from "../project-store.ts";
import { type LoadedCatalogue, loadVersion, type Pin, useCatalogues } from "./catalogue-store.ts";

/** A catalogue of the open project of which there is a newer version. */
export interface NewerVersion {
  readonly code: string;
  readonly from: string;
  readonly to: string;
  /** The version that the project was made with is kept no more: today's is used already. */
  readonly isLost: boolean;
}

/** How the open project stands to today's versions of its catalogues. */
export interface VersionState {
  readonly newer: readonly NewerVersion[];
  readonly status: "none" | "comparing" | "ready" | "failed";
  readonly answer: VersionAnswer | null;
}

const NONE: VersionState = { newer: [], status: "none", answer: null };
export const useVersions = create<VersionState>()(() => NONE);

/** A comparison that takes longer does not end. */
const LIMIT_MS = 15_000;
/** After the last edit. */
const DELAY_MS = 1500;

/** The catalogues that a project would get in other versions today. */
export function newerVersions(
  project: Project,
  listed: readonly { readonly code: string; readonly version: string }[],
  loaded: ReadonlyMap<string, { readonly version: string }>,
): readonly NewerVersion[] {
  const used = new Set(project.rows.map(({ catalogue }) => catalogue));
  return listed.flatMap(({ code, version: to }) => {
    const from = project.catalogues[code]?.version;
    if (from === undefined || from === CATALOGUE_IN_USE || from === to || !used.has(code)) return [];
    return [{ code, from, to, isLost: loaded.get(code)?.version !== from }];
  });
}

/** The change that brings catalogues to today's versions. */
export const updatesOf = (newer: readonly NewerVersion[]): Readonly<Record<string, CatalogueUpdate>> =>
  Object.fromEntries(newer.map(({ code, to }) => [code, { version: to }]));

/**
 * What other pins of catalogues would do to the open project, worked out in a thread of its own that is stopped when it takes too long.
 * `null`: a catalogue could not be had, or the rules did not come to an end.
 */
export async function askVersions(
  open: OpenProject,
  pins: Readonly<Record<string, Partial<Pin>>>,
): Promise<VersionAnswer | null> {
  const { loaded } = useCatalogues.getState();
  const { project } = open.document;
  const before = Object.keys(project.catalogues).flatMap((code) => loaded.get(code) ?? []);
  const after = await Promise.all(
    before.map((catalogue): LoadedCatalogue | Promise<LoadedCatalogue | null> => {
      const { code } = catalogue.bundle;
      const use = project.catalogues[code];
      const pin = pins[code];
      if (!pin || !use) return catalogue;
      const { version = use.version, priceList = use.priceList } = pin;
      return loadVersion(
        code,
        { version, ...(priceList === undefined ? {} : { priceList }) },
        open.projectId ?? undefined,
      );
    }),
  );
  if (after.includes(null)) return null;
  const asVersion = ({ bundle, prices }: LoadedCatalogue) => ({ catalogue: bundle, prices });
  const priceDate = priceDateOf(open);
  return inThread({
    project,
    terms: priceTerms(open),
    ...(priceDate === undefined ? {} : { priceDate }),
    before: before.map(asVersion),
    after: after.flatMap((catalogue) => (catalogue ? [asVersion(catalogue)] : [])),
    quarantine: quarantined(),
  });
}

function inThread(question: VersionQuestion): Promise<VersionAnswer | null> {
  const worker = new Worker(new URL("../evaluation/worker/versions.worker.ts", import.meta.url), {
    type: "module",
  });
  return new Promise<VersionAnswer | null>((resolve) => {
    const timer = setTimeout(() => {
      log("error", "The comparison of catalogue versions took too long.");
      resolve(null);
    }, LIMIT_MS);
    worker.addEventListener("message", ({ data }: MessageEvent<VersionAnswer>) => {
      clearTimeout(timer);
      resolve(data);
    });
    worker.addEventListener("error", (event) => {
      clearTimeout(timer);
      log("error", `Catalogue versions could not be compared: ${event.message}`);
      resolve(null);
    });
    worker.postMessage(question);
  }).finally(() => worker.terminate());
}

/** Keeps the states of the open project's rows: at once when another project or version comes, a moment after the last edit. */
export function keepVersions(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;
  const compare = async () => {
    const { open } = useProject.getState();
    const { status, listed, loaded } = useCatalogues.getState();
    if (!open || status !== "ready") return;
    const newer = newerVersions(open.document.project, listed, loaded);
    const mine = ++asked;
    if (newer.length === 0) {
      if (useVersions.getState() !== NONE) useVersions.setState(NONE, true);
      return;
    }
    const { answer: before } = useVersions.getState();
    useVersions.setState({ newer, status: "comparing", answer: before });
    const answer = await askVersions(open, updatesOf(newer));
    if (mine === asked) useVersions.setState({ newer, status: answer ? "ready" : "failed", answer });
  };
  const schedule = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void compare(), delay);
  };
  const stops = [
    useProject.subscribe((now, before) => {
      if (now.open?.projectKey !== before.open?.projectKey) {
        asked++;
        useVersions.setState(NONE, true);
        schedule(0);
      } else if (now.open?.document.project !== before.open?.document.project) schedule(DELAY_MS);
    }),
    useCatalogues.subscribe(() => schedule(0)),
  ];
  schedule(0);
  return () => {
    clearTimeout(timer);
    asked++;
    for (const stop of stops) stop();
  };
}

/** What an update would do to a row; undefined while that is not known, or nothing newer is there. */
export const useRowUpdate = (row: RowId): RowUpdate | undefined =>
  useVersions((state) => state.answer?.updates.find((update) => update.row === row));

/** States in the order in which they deserve attention. */
export const ROW_STATES: readonly RowState[] = ["gone", "needsMigration", "priceChanged", "upToDate"];

export function countStates(updates: readonly RowUpdate[]): Readonly<Record<RowState, number>> {
  const counts = { upToDate: 0, priceChanged: 0, needsMigration: 0, gone: 0 };
  for (const { state } of updates) counts[state] += 1;
  return counts;
}
