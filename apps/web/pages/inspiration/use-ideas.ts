import type { Finishes } from "@stanza/evaluation";
import { useCallback } from "react";
import { goTo } from "../../navigation.ts";
import type { GalleryItem } from "../../panels/galleries/gallery-item.ts";
import { useGalleryActions } from "../../panels/galleries/use-gallery-actions.ts";
import { paths } from "../../paths.ts";
import { useProject } from "../../stores/project-store.ts";

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
    const { startWithGallery } = await import("./start-with-gallery.ts");
    await startWithGallery(item);
  }, []);
  return { add, start };
}
