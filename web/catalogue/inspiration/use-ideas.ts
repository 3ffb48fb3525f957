import type { Finishes } from "@stanza/evaluation";
import { useProject } from "@stanza/web-project";
import { goTo, paths } from "@stanza/web-site";
import { useCallback } from "react";
import type { GalleryItem } from "../galleries/gallery-item.ts";
import { useGalleryActions } from "../galleries/use-gallery-actions.ts";

/** What can be done with a gallery here: a project is started with it, or it goes into the open one; both end in the workspace. */
export function useIdeas() {
  const actions = useGalleryActions();
  const add = useCallback(
    async (item: GalleryItem, finishes?: Finishes) => {
      const added = await actions.add(item, finishes);
      if (added === "refused") return;
      const projectId = useProject.getState().open?.projectId;
      await goTo(paths.workspace({ projectId }));
    },
    [actions.add],
  );
  const start = useCallback(async (item: GalleryItem) => {
    const { startWithGallery } = await import("../../workspace/start/start-with-gallery.ts");
    await startWithGallery(item);
  }, []);
  return { add, start };
}
