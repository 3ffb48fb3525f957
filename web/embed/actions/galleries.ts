import {
  type CheckedData,
  type Outcome,
  OWN_REFUSALS,
  REFUSALS,
  refused,
  SUCCESSES,
  succeeded,
} from "@stanza/embed";
import { addGallery, allGalleries, findGallery } from "@stanza/web-catalogue";
import { editor, isReadOnly, startEvaluation, useCatalogues } from "@stanza/web-project";
import { inProject, takeModel } from "./prepare-project.ts";

/** Spec 1 §7 `loadGallery`: into the open project, where it fits by itself. */
export async function loadGallery(
  data: Pick<CheckedData<"loadGallery">, "catalog" | "idGallery">,
): Promise<Outcome> {
  if (isReadOnly()) return refused(OWN_REFUSALS.readOnly);
  startEvaluation();
  const { loaded } = useCatalogues.getState();
  const item = findGallery(allGalleries(loaded), `${data.catalog}/${data.idGallery}`);
  if (!item) return refused(REFUSALS.unknownGallery);
  const added = await addGallery(item);
  if (added === "inHand") editor.putAway();
  if (added !== "placed") return refused(added === "inHand" ? OWN_REFUSALS.noPlace : OWN_REFUSALS.readOnly);
  return succeeded(SUCCESSES.gallery);
}

/** Spec 1 §7 `openGallery`: the same in a project of its own, with the model that is named. */
export const openGallery = (data: CheckedData<"openGallery">): Promise<Outcome> =>
  inProject(data, async () => {
    const refusal = takeModel({ ...data, header: {} });
    return refusal === undefined ? loadGallery(data) : refused(refusal);
  });
