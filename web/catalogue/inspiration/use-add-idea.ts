import type { Finishes } from "@stanza/evaluation";
import { useProject } from "@stanza/web-project";
import { goTo, paths } from "@stanza/web-site";
import { useCallback } from "react";
import type { GalleryItem } from "../galleries/gallery-item.ts";
import { useGalleryActions } from "../galleries/use-gallery-actions.ts";

/** Adds a gallery to the open project and goes to the workspace. */
export function useAddIdea() {
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
  return add;
}
