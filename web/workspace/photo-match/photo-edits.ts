import { type Photo, putPhoto, removePhoto } from "@stanza/project";
import { NO_WORDS, tellStepAs, transact, undo } from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import { toast } from "@stanza/web-ui";

/** Changes some fields of a photograph as one step of the project, and says so when the project refuses it. */
export function changePhoto(photo: Photo, part: Partial<Photo>): void {
  const outcome = transact("edit.photo", (project) => putPhoto(project, { photo: { ...photo, ...part } }));
  if (!outcome?.ok) toast(translate(outcome ? "edit.refused" : "edit.readOnly"), { kind: "warning" });
}

/** Removes a photograph from the project and offers to take that back. */
export function removePhotoFromProject({ id, name }: Photo): void {
  const outcome = transact("edit.photoRemove", (project) => removePhoto(project, { id }));
  if (!outcome?.ok) return;
  tellStepAs(NO_WORDS);
  toast(translate("photoMatch.removed", { name }), {
    kind: "info",
    action: { label: translate("action.undo"), run: undo },
  });
}
