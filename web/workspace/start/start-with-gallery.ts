import { ensureSession } from "@stanza/web-access";
import {
  addGallery,
  allGalleries,
  findGallery,
  type GalleryItem,
  galleryKey,
  showInDrawer,
} from "@stanza/web-catalogue";
import { mayReplaceProject, useCatalogues } from "@stanza/web-project";
import { goTo, paths, translate } from "@stanza/web-site";
import { toast } from "@stanza/web-ui";
import { beginNewProject } from "./new-project-flow.ts";

/**
 * A new project with a gallery in it (ux.md §5.22 "Use this idea"): the open one is asked about first, then the room is chosen, then the
 * gallery takes its place against a wall. Somebody who draws the room finds the gallery in the drawer afterwards.
 */
export async function startWithGallery(item: GalleryItem): Promise<void> {
  if (!(await ensureSession())) {
    await goTo(paths.home({ redirectFrom: paths.inspiration({ idea: galleryKey(item) }) }));
    return;
  }
  if (!(await mayReplaceProject())) return;
  const end = await beginNewProject();
  showInDrawer("ideas");
  if (end === "draw") {
    toast(translate("ideas.drawFirst"), { kind: "info" });
    return;
  }
  // Another shop may have other catalogues, or the same in another version.
  const today = findGallery(allGalleries(useCatalogues.getState().loaded), galleryKey(item));
  const added = today ? await addGallery(today) : "refused";
  if (added === "refused") toast(translate("ideas.unknown", { code: galleryKey(item) }), { kind: "warning" });
  await goTo(paths.workspace());
}
