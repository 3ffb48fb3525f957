import { ROW_PHOTO_SIDES, type RowPhotoKind } from "@stanza/contract";
import { type EvaluatedRow, rowPictureKey } from "@stanza/evaluation";
import type { RowId } from "@stanza/project";
import { isDirty, type OpenProject, useEvaluation, useProject } from "@stanza/web-project";
import { client, useConfig } from "@stanza/web-site";
import { log, useDialogs } from "@stanza/web-ui";
import { base64 } from "../base64.ts";
import { NO_PHOTOS, useRowPhotos } from "./row-photos.ts";

/** Takes one row alone, `side` pixels square, fov 45, angles 0/0 (spec 1 §9); rejects rather than answering a black picture. */
export interface RowPhotographer {
  take(row: EvaluatedRow, kind: RowPhotoKind): Promise<Blob>;
  close(): void;
}

/** The kinds that every row has; the large one is taken when somebody looks at it. */
const USUAL: readonly RowPhotoKind[] = ["row", "thumbnail"];
/** Pictures in one request. */
const AT_A_TIME = 20;
/** Rows that are looked through in one go. */
const LOOKED_THROUGH = 50;
/** After a save: what a person goes on doing comes first, ms. */
const DELAY_MS = 2500;

let timer: ReturnType<typeof setTimeout> | undefined;
let underWay: AbortController | null = null;
let makePhotographer: (() => Promise<RowPhotographer>) | null = null;

/**
 * Takes pictures of rows after saves, where the site keeps pictures (`saveprjpicture`), and sends them. It waits for idle moments and gives
 * way to every change; a failure is logged, and neither saving nor anything else waits for it.
 *
 * ASSUMED: `saveprjpicture` speaks of the rows' pictures too.
 */
export function keepRowPhotos(photographer: () => Promise<RowPhotographer>): () => void {
  makePhotographer = photographer;
  void learn();
  const stops = [
    useProject.subscribe((now, before) => {
      if (now.open?.projectKey !== before.open?.projectKey || now.open?.projectId !== before.open?.projectId)
        void learn();
      if (now.open?.document !== before.open?.document) giveWay();
      if (
        now.saveState !== before.saveState &&
        now.saveState.kind === "saved" &&
        before.saveState.kind === "saving"
      )
        schedule();
    }),
    useEvaluation.subscribe((now, before) => {
      if (now.evaluated !== before.evaluated) giveWay();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    giveWay();
    makePhotographer = null;
    useRowPhotos.setState(NO_PHOTOS, true);
  };
}

function giveWay(): void {
  const wasDue = timer !== undefined || underWay !== null;
  clearTimeout(timer);
  timer = undefined;
  underWay?.abort();
  underWay = null;
  // A result of the worker comes after the save that asked for it.
  if (wasDue) schedule();
}

function schedule(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    timer = undefined;
    // An open dialog is unfinished work, and its own pictures come first.
    if (useDialogs.getState().open.length > 0) schedule();
    else void photographRows();
  }, DELAY_MS);
}

/** Which pictures the server has of the project that is open now. */
async function learn(): Promise<void> {
  const { open } = useProject.getState();
  if (!open || open.projectId === null) {
    useRowPhotos.setState(NO_PHOTOS, true);
    return;
  }
  const { projectKey, projectId } = open;
  const answer = await client.listRowPhotos({ params: { id: projectId } });
  if (useProject.getState().open?.projectKey !== projectKey) return;
  const photos = answer.status === 200 ? answer.body.photos : [];
  const known = new Map(photos.map(({ key, kinds }) => [key, new Set(kinds)] as const));
  useRowPhotos.setState({ projectKey, known, stale: [] }, true);
  // Rows may have been changed on a screen that was left before their pictures could be taken.
  if (known.size > 0) schedule();
}

/** It has a body: a service or a custom article has none. */
const isSeen = ({ article }: EvaluatedRow): boolean => article.parts.length > 0;

/**
 * Takes the pictures that the open project lacks now.
 *
 * large   rows whose large picture is wanted too
 * returns   false: some could not be taken or sent, which is logged
 */
export async function photographRows(large: ReadonlySet<RowId> = new Set()): Promise<boolean> {
  const { open } = useProject.getState();
  const { evaluated, updating } = useEvaluation.getState();
  const isWanted = useConfig.getState().config?.saveprjpicture === true;
  if (!open || open.projectId === null || !evaluated || !makePhotographer || !isWanted) return true;
  if (updating || isDirty(open) || useRowPhotos.getState().projectKey !== open.projectKey) return true;
  underWay?.abort();
  const work = new AbortController();
  underWay = work;
  const lacking = await lackingPictures(open, evaluated.rows, large, work.signal);
  if (work.signal.aborted) return true;
  const taken =
    lacking.size === 0 || (await take(open, open.projectId, lacking, makePhotographer, work.signal));
  if (work.signal.aborted) return true;
  underWay = null;
  noteStale(open, evaluated.rows);
  return taken;
}

interface Lacking {
  readonly row: EvaluatedRow;
  readonly kinds: readonly RowPhotoKind[];
}

/** One row of each look that has no picture, by its key. */
async function lackingPictures(
  open: OpenProject,
  rows: readonly EvaluatedRow[],
  large: ReadonlySet<RowId>,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Lacking>> {
  const lacking = new Map<string, Lacking>();
  const { known } = useRowPhotos.getState();
  for (const [i, row] of rows.entries()) {
    if (i % LOOKED_THROUGH === LOOKED_THROUGH - 1) await idle();
    if (signal.aborted) break;
    if (!isSeen(row)) continue;
    const key = rowPictureKey(row, open.document.project);
    const wanted = large.has(row.row.id) ? [...USUAL, "large" as const] : USUAL;
    const kinds = wanted.filter((kind) => !known.get(key)?.has(kind));
    if (kinds.length > (lacking.get(key)?.kinds.length ?? 0)) lacking.set(key, { row, kinds });
  }
  return lacking;
}

async function take(
  open: OpenProject,
  id: number,
  lacking: ReadonlyMap<string, Lacking>,
  make: () => Promise<RowPhotographer>,
  signal: AbortSignal,
): Promise<boolean> {
  let failures = 0;
  let ready: Photo[] = [];
  const photographer = await make();
  try {
    for (const [key, { row, kinds }] of lacking) {
      for (const kind of kinds) {
        await idle();
        if (signal.aborted) return true;
        try {
          ready.push({ key, kind, jpeg: await base64(await photographer.take(row, kind)) });
        } catch (error) {
          failures++;
          log("warning", `No picture of row ${row.row.id}, ${ROW_PHOTO_SIDES[kind]} px: ${String(error)}`);
        }
      }
      if (ready.length >= AT_A_TIME) {
        if (!(await send(open, id, ready))) failures++;
        ready = [];
      }
    }
    if (ready.length > 0 && !(await send(open, id, ready))) failures++;
    return failures === 0;
  } catch (error) {
    log("warning", `No pictures of rows: ${String(error)}`);
    return false;
  } finally {
    photographer.close();
  }
}

interface Photo {
  readonly key: string;
  readonly kind: RowPhotoKind;
  readonly jpeg: string;
}

async function send(open: OpenProject, id: number, photos: Photo[]): Promise<boolean> {
  const answer = await client.putRowPhotos({ params: { id }, body: { photos } });
  if (answer.status !== 204) {
    const message = answer.status === 0 ? answer.message : answer.body.message;
    log("warning", `The pictures of rows were not taken in: ${answer.status} ${message}`);
    return false;
  }
  const state = useRowPhotos.getState();
  if (state.projectKey !== open.projectKey) return true;
  const known = new Map(state.known);
  for (const { key, kind } of photos) known.set(key, new Set([...(known.get(key) ?? []), kind]));
  useRowPhotos.setState({ known });
  return true;
}

/** In a project with pictures of rows, those that are seen and have none. */
function noteStale(open: OpenProject, rows: readonly EvaluatedRow[]): void {
  const { known, projectKey, stale: before } = useRowPhotos.getState();
  if (projectKey !== open.projectKey) return;
  const { project } = open.document;
  const stale =
    known.size === 0
      ? []
      : rows.filter((row) => isSeen(row) && !known.has(rowPictureKey(row, project))).map(({ row }) => row.id);
  if (stale.join() !== before.join()) useRowPhotos.setState({ stale });
}

const idle = (): Promise<void> =>
  new Promise((resolve) =>
    typeof requestIdleCallback === "function"
      ? requestIdleCallback(() => resolve(), { timeout: 1000 })
      : setTimeout(resolve, 16),
  );
