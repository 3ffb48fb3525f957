import { type Finishes, type GalleryPlan, planGallery } from "@stanza/evaluation";
import { useProject } from "@stanza/web-project";
import type { GalleryItem } from "./gallery-item.ts";

/** The gallery as it would go into the open project; undefined: no project is open. */
export function planned({ catalogue, gallery }: GalleryItem, finishes: Finishes): GalleryPlan | undefined {
  const { open } = useProject.getState();
  if (!open) return undefined;
  const { project, head } = open.document;
  return planGallery(project, catalogue, gallery, finishes, head.priceDate ?? undefined);
}
