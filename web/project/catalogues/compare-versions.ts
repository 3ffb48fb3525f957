import { CATALOGUE_IN_USE } from "@stanza/codecs";
import type { Project } from "@stanza/project";
import { log } from "@stanza/web-ui";
import { priceDateOf, priceTerms, quarantined } from "../evaluation/evaluation-link.ts";
import type { VersionAnswer, VersionQuestion } from "../evaluation/worker/protocol.ts";
import { type OpenProject, useProject } from "../project-store.ts";
import { type LoadedCatalogue, loadVersion, type Pin, useCatalogues } from "./catalogue-store.ts";
import { type NewerVersion, NO_VERSIONS, updatesOf, useVersions } from "./version-store.ts";

/** A comparison that takes longer is given up. */
const LIMIT_MS = 15_000;
/** The pause after the last edit before rows are compared again. */
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

/**
 * Compares the open project with the same project under other pins of its catalogues, in a worker that is stopped when it takes too long.
 * Returns `null` when a catalogue could not be loaded or the evaluation was stopped.
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

/** Keeps the states of the open project's rows up to date: at once for another project or version, and a moment after the last edit. */
export function keepVersions(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;
  /** What the last comparison was made of. */
  let compared: readonly unknown[] = [];
  const compare = async () => {
    const { open } = useProject.getState();
    const { status, listed, loaded } = useCatalogues.getState();
    if (!open || status !== "ready") return;
    const { project } = open.document;
    const newer = newerVersions(project, listed, loaded);
    const own = Object.keys(project.catalogues).map((code) => loaded.get(code));
    const made = [open.projectKey, project, JSON.stringify(newer), ...own];
    // Catalogues that the project does not use come while somebody reads what would change, and change none of it.
    if (made.length === compared.length && made.every((one, i) => one === compared[i])) return;
    compared = made;
    const mine = ++asked;
    if (newer.length === 0) {
      if (useVersions.getState() !== NO_VERSIONS) useVersions.setState(NO_VERSIONS, true);
      return;
    }
    const { answer: before } = useVersions.getState();
    useVersions.setState({ newer, status: "comparing", answer: before });
    const answer = await askVersions(open, updatesOf(newer));
    if (mine !== asked) return;
    if (!answer) compared = [];
    useVersions.setState({ newer, status: answer ? "ready" : "failed", answer });
  };
  const schedule = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void compare(), delay);
  };
  const stops = [
    useProject.subscribe((now, before) => {
      if (now.open?.projectKey !== before.open?.projectKey) {
        asked++;
        compared = [];
        useVersions.setState(NO_VERSIONS, true);
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
