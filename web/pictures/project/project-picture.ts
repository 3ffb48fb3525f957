import type { PictureRequest } from "@stanza/viewer";
import { PICTURE_PRESETS } from "@stanza/viewer/picture-presets";
import { isDirty, type OpenProject, useEvaluation, useProject } from "@stanza/web-project";
import { client, useConfig } from "@stanza/web-site";
import { log } from "@stanza/web-ui";
import { create } from "zustand";
import { type Model, pictureDue } from "./picture-due.ts";

/** Takes a picture of the 3D view's scene; rejects rather than answering a black one. */
export type Photographer = (request: PictureRequest) => Promise<Blob>;

/** Spec 1 §9: the picture in the project list. */
const REQUEST: PictureRequest = { ...PICTURE_PRESETS.project, type: "image/jpeg" };

/** The photographer of the 3D view that is shown; null: none is shown. */
export const usePhotographer = create<{ readonly by: Photographer | null }>()(() => ({ by: null }));
const photographer = (): Photographer | null => usePhotographer.getState().by;

let pictured: { readonly projectKey: string; readonly model: Model | null } | null = null;
let takenAt: number | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The 3D view that is shown offers itself for pictures; the result takes the offer back. */
export function offerPictures(by: Photographer): () => void {
  usePhotographer.setState({ by });
  return () => {
    if (usePhotographer.getState().by === by) usePhotographer.setState({ by: null });
  };
}

/** The answer to a host that asks for a picture while 3D is not shown (spec 1 §8). */
export const NO_SCENE = "You must first go to 3D view";

/**
 * A picture of what the 3D view shows, 1000 × 1000 unless another size is asked for (spec 1 §7 `takePicture`).
 *
 * @throws Error with `NO_SCENE`; PictureError for a size beyond 4096 or when there is nothing but black
 */
export async function takePicture({
  width = 1000,
  height = 1000,
  ...rest
}: Partial<PictureRequest> = {}): Promise<Blob> {
  const by = photographer();
  if (!by) throw new Error(NO_SCENE);
  try {
    return await by({ view: "current", ...rest, width, height });
  } catch (error) {
    log("warning", `No picture of ${width} × ${height}: ${String(error)}`);
    throw error;
  }
}

/**
 * Takes the project's picture after saves and sends it, where the site wants one (`saveprjpicture`, spec 2 §4) and the 3D view is
 * shown. A failure is logged; saving never waits for it or hears of it.
 */
export function keepPictures(): () => void {
  note(useProject.getState().open);
  const stops = [
    useProject.subscribe((now, before) => {
      if (now.open?.projectKey !== before.open?.projectKey) note(now.open);
      else if (now.saveState !== before.saveState) consider();
    }),
    useEvaluation.subscribe((now, before) => {
      if (before.updating && !now.updating) consider();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    clearTimeout(timer);
    pictured = null;
    takenAt = null;
  };
}

/** An opened project has its picture; only later changes make another. */
function note(open: OpenProject | null): void {
  clearTimeout(timer);
  takenAt = null;
  pictured = open && { projectKey: open.projectKey, model: open.savedDocument?.project ?? null };
}

/** The project on the server has another picture than it should, and no 3D view is shown that could take it. */
export function pictureIsStale(): boolean {
  const { open } = useProject.getState();
  return open !== null && open.projectId !== null && !photographer() && waitFor(open) !== null;
}

/** Takes the picture of the open project now, whatever is due; false: there is no 3D view that could. */
export async function renewPicture(): Promise<boolean> {
  const { open } = useProject.getState();
  const by = photographer();
  if (!open || open.projectId === null || !by) return false;
  clearTimeout(timer);
  await take(open, open.projectId, by);
  return true;
}

function waitFor(open: OpenProject): number | null {
  if (pictured?.projectKey !== open.projectKey) return null;
  const { evaluated, updating } = useEvaluation.getState();
  // A project that was saved as it was opened, e.g. from a file, has its articles later.
  const isEvaluated = !updating && (evaluated !== null || open.document.project.rows.length === 0);
  return pictureDue(
    {
      enabled: useConfig.getState().config?.saveprjpicture === true,
      isSavedAndShown: useProject.getState().saveState.kind === "saved" && !isDirty(open) && isEvaluated,
      model: open.document.project,
      pictured: pictured.model,
      takenAt,
    },
    Date.now(),
  );
}

function consider(): void {
  clearTimeout(timer);
  const { open } = useProject.getState();
  const by = photographer();
  if (!open || open.projectId === null || !by) return;
  const wait = waitFor(open);
  if (wait === 0) void take(open, open.projectId, by);
  else if (wait !== null) timer = setTimeout(consider, wait);
}

/**
 * Keeps a picture that somebody has made as the project's, which is saved as it is shown. False: it is not on the server, has changed since, or
 * the server did not take it in.
 */
export async function keepPicture(picture: Blob): Promise<boolean> {
  const { open } = useProject.getState();
  if (!open || open.projectId === null || isDirty(open)) return false;
  clearTimeout(timer);
  return send(open, open.projectId, async () => picture);
}

const take = (open: OpenProject, id: number, by: Photographer): Promise<boolean> =>
  send(open, id, () => by(REQUEST));

async function send(open: OpenProject, id: number, made: () => Promise<Blob>): Promise<boolean> {
  takenAt = Date.now();
  pictured = { projectKey: open.projectKey, model: open.document.project };
  try {
    const picture = await made();
    const answer = await client.putProjectPicture({
      params: { id },
      headers: { "if-match": `"${open.revision}"` },
      body: picture,
    });
    if (answer.status === 204) return true;
    const message = answer.status === 0 ? answer.message : answer.body.message;
    log("warning", `The picture of project ${id} was not taken in: ${answer.status} ${message}`);
  } catch (error) {
    log("warning", `No picture of project ${id}: ${String(error)}`);
  }
  return false;
}
