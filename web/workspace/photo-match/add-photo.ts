import { LIMITS, type Photo, putPhoto, wallSegments } from "@stanza/project";
import { currentScene, savedProject, transact, useProject } from "@stanza/web-project";
import { client, translate } from "@stanza/web-site";
import { log, toast } from "@stanza/web-ui";
import { firstLines } from "./first-lines.ts";
import { keepPhotoPicture } from "./photo-pictures.ts";
import { readPhoto } from "./read-photo.ts";

export type Added =
  | { readonly ok: true; readonly id: string }
  /** A sentence, or nothing when the person has already been informed. */
  | { readonly ok: false; readonly fault: string | null };

/**
 * Takes a photograph into the open project: it is kept by the server, and the project names it with marks to be dragged, as one step to
 * undo. What is no picture is a Missing image.
 */
export async function addPhoto(file: File): Promise<Added> {
  const { rooms, photos = [] } = currentScene().project;
  const [wall] = rooms.flatMap(wallSegments).sort((a, b) => b.length - a.length);
  if (!wall) return { ok: false, fault: translate("workspace.noRoom") };
  if (photos.length >= LIMITS.maxPhotos)
    return { ok: false, fault: translate("photoMatch.most", { count: LIMITS.maxPhotos }) };
  const read = await readPhoto(file);
  if (read.kind !== "read")
    return {
      ok: false,
      fault: read.kind === "missing" ? "Missing image" : translate("planImport.refused.pictureTooLarge"),
    };
  if (read.softFault) toast(translate("photoMatch.softFault", { code: read.softFault }), { kind: "warning" });
  const sha = await upload(read.picture);
  if (sha === null) return { ok: false, fault: translate("photoMatch.notKept") };
  keepPhotoPicture(sha, read.picture);
  const [widthPx, heightPx] = read.size;
  const photo: Photo = {
    id: crypto.randomUUID(),
    name: file.name.replace(/\.[^.]*$/, "").slice(0, LIMITS.maxCode) || "1",
    sha,
    widthPx,
    heightPx,
    wall: wall.wall.id,
    lengthMm: Math.round(wall.length),
    lines: firstLines(read.size),
  };
  const outcome = transact("edit.photo", (project) => putPhoto(project, { photo }));
  if (outcome?.ok) return { ok: true, id: photo.id };
  if (outcome) log("error", `The photograph was refused: ${outcome.refusal.at}: ${outcome.refusal.message}`);
  return { ok: false, fault: translate(outcome ? "photoMatch.notKept" : "edit.readOnly") };
}

/** The photograph's hash once the server has it; `null`: it has not. */
async function upload(picture: Blob): Promise<string | null> {
  const id = await savedProject();
  if (id === null || useProject.getState().open?.projectId !== id) return null;
  const answer = await client.addProjectPhoto({ params: { id }, body: picture });
  if (answer.status === 200) return answer.body.sha;
  const message = answer.status === 0 ? answer.message : answer.body.message;
  log("warning", `The photograph was not taken in: ${answer.status} ${message}`);
  return null;
}
