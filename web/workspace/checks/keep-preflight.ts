import { countFindings, type Finding, preflight } from "@stanza/evaluation";
import { pictureIsStale, useRowPhotos } from "@stanza/web-pictures";
import {
  currentScene,
  type LoadedCatalogue,
  useCatalogues,
  useEvaluation,
  useProject,
  useVersions,
} from "@stanza/web-project";
import { NO_PREFLIGHT, usePreflight } from "./preflight-store.ts";

/** After the last change: a hand that goes on is not held up by the list, ms. */
const DELAY_MS = 120;

/** The preflight of the open project as it is now; `null`: nothing is known about it yet. */
export function preflightNow(): readonly Finding[] | null {
  const { open } = useProject.getState();
  const { evaluated, priced, failure } = useEvaluation.getState();
  if (!open || !evaluated) return null;
  const scene = currentScene();
  const { answer } = useVersions.getState();
  return preflight(scene.project, scene.evaluated, {
    unpriced: priced?.unpriced ?? [],
    updates: answer?.updates ?? [],
    pictureIsStale: pictureIsStale(),
    stalePictures: useRowPhotos.getState().stale,
    evaluationIsStale: failure !== undefined,
    catalogues: catalogueMap(useCatalogues.getState().loaded),
  });
}

/** Returns true when every catalogue is there and the worker has answered the last change. */
function isAllKnown(): boolean {
  const { updating, evaluated } = useEvaluation.getState();
  return evaluated !== null && !updating && useCatalogues.getState().status === "ready";
}

const catalogueMap = (loaded: ReadonlyMap<string, LoadedCatalogue>) =>
  new Map([...loaded].map(([code, { open }]) => [code, open] as const));

/** Keeps the list of the open project: anew a moment after each result of the worker, and when versions or the picture change. */
export function keepPreflight(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const { open } = useProject.getState();
    const findings = preflightNow();
    if (!open || !findings) return;
    usePreflight.setState({
      projectKey: open.projectKey,
      isChecked: isAllKnown(),
      findings,
      ...countFindings(findings),
    });
  };
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(look, DELAY_MS);
  };
  const stops = [
    useEvaluation.subscribe((now, before) => {
      if (
        now.evaluated !== before.evaluated ||
        now.priced !== before.priced ||
        now.failure !== before.failure ||
        now.updating !== before.updating
      )
        schedule();
    }),
    useCatalogues.subscribe(schedule),
    useVersions.subscribe(schedule),
    useRowPhotos.subscribe((now, before) => {
      if (now.stale !== before.stale) schedule();
    }),
    useProject.subscribe((now, before) => {
      if (now.open?.projectKey !== before.open?.projectKey) usePreflight.setState(NO_PREFLIGHT, true);
      if (
        now.saveState.kind !== before.saveState.kind ||
        now.open?.document.project.rooms !== before.open?.document.project.rooms
      )
        schedule();
    }),
  ];
  schedule();
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}
