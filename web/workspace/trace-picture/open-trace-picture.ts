import { PLAN_LIMITS, pictureHeader } from "@stanza/plans";
import { outerOutline, setTracePicture } from "@stanza/project";
import {
  isReadOnly,
  NO_WORDS,
  savedProject,
  tellStepAs,
  transact,
  undo,
  useProject,
} from "@stanza/web-project";
import { client, goTo, paths, type TranslationKey, translate } from "@stanza/web-site";
import { lazyDialog, log, openDialog, toast } from "@stanza/web-ui";
import { resetPlanView } from "../canvas/plan/plan-view.ts";
import { keepTracePicture } from "../canvas/trace/trace-picture-store.ts";

const tracePicture = lazyDialog(async () => (await import("./TracePictureDialog.tsx")).tracePictureDialog);

/** The opacity that a picture begins with. */
const OPACITY = 0.5;
/** A picture's name is as long as a code at most. */
const LONGEST_NAME = 200;

/**
 * Lays a picture under the plan of the open project: its scale is asked for, the picture is kept by the server, and the project names
 * it, as one step to undo. What is no picture, or too large, is refused with a sentence.
 */
export async function openTracePicture(file: File): Promise<void> {
  if (isReadOnly()) {
    refuse("edit.readOnly");
    return;
  }
  const bytes = file.size > PLAN_LIMITS.maxPictureBytes ? null : new Uint8Array(await file.arrayBuffer());
  const header = bytes && pictureHeader(bytes);
  if (!bytes || !header?.ok) {
    const cause = header?.ok === false ? header.cause : "pictureTooLarge";
    refuse(
      cause === "pictureTooLarge" ? "planImport.refused.pictureTooLarge" : "planImport.refused.notAPicture",
    );
    return;
  }
  const { mediaType } = header.value;
  const blob = new Blob([bytes], { type: mediaType });
  const url = URL.createObjectURL(blob);
  // The size on screen counts: a photograph may be stored lying on its side.
  const shown = await sizeShown(url);
  if (!shown) {
    URL.revokeObjectURL(url);
    refuse("planImport.refused.notAPicture");
    return;
  }
  const scale = await openDialog(tracePicture, { url, ...shown }).finally(() => URL.revokeObjectURL(url));
  if (!scale) return;
  const sha = await upload(blob);
  if (sha === null) return;
  keepTracePicture(sha, blob);
  const { open } = useProject.getState();
  if (!open) return;
  const corners = open.document.project.rooms.flatMap((room) => outerOutline(room));
  const at = corners.length > 0 ? ([leastOf(corners, 0), leastOf(corners, 1)] as const) : ([0, 0] as const);
  const picture = {
    sha,
    name: file.name.slice(0, LONGEST_NAME),
    ...shown,
    at,
    ...scale,
    opacity: OPACITY,
    locked: false,
  };
  const outcome = transact("edit.tracePicture", (project) => setTracePicture(project, { picture }));
  if (!outcome?.ok) {
    if (outcome) log("error", `The picture was refused: ${outcome.refusal.at}: ${outcome.refusal.message}`);
    refuse("trace.notPlaced");
    return;
  }
  tellStepAs(NO_WORDS);
  resetPlanView();
  await goTo(paths.workspace({ projectId: open.projectId, view: "2d" }));
  toast(translate("trace.placed"), {
    kind: "success",
    action: { label: translate("action.undo"), run: undo },
  });
}

const leastOf = (points: readonly (readonly [number, number])[], axis: 0 | 1): number =>
  points.reduce((so, point) => Math.min(so, point[axis]), Number.POSITIVE_INFINITY);

const refuse = (key: TranslationKey): string => toast(translate(key), { kind: "error" });

async function sizeShown(url: string): Promise<{ widthPx: number; heightPx: number } | null> {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch {
    return null;
  }
  return { widthPx: image.naturalWidth, heightPx: image.naturalHeight };
}

/** The picture's hash once the server has it; `null`, with a sentence on screen, when it has not. */
async function upload(blob: Blob): Promise<string | null> {
  const id = await savedProject();
  if (id === null) {
    refuse("trace.saveFirst");
    return null;
  }
  const answer = await client.putTracePicture({ params: { id }, body: blob });
  if (answer.status === 200) return answer.body.sha;
  log(
    "warning",
    `The picture was not taken in: ${answer.status === 0 ? answer.message : answer.body.message}`,
  );
  refuse(answer.status === 422 ? "planImport.refused.notAPicture" : "trace.notKept");
  return null;
}
