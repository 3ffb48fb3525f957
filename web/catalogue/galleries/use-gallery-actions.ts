import type { Finishes } from "@stanza/evaluation";
import { NO_WORDS, tellStepAs, undo } from "@stanza/web-project";
import { lazyFlow, toast } from "@stanza/web-ui";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { Added } from "../finder/add-article.ts";
import type { GalleryItem } from "./gallery-item.ts";

// Ideas are read on pages that have no editor; it comes ahead of the first click.
const addGallery = lazyFlow(async () => (await import("./add-gallery.ts")).addGallery, true);
const takeGallery = lazyFlow(async () => (await import("./add-gallery.ts")).takeGallery, true);

/** Adding galleries to the open project, and saying what came of it. */
export function useGalleryActions() {
  const { t } = useTranslation();
  const add = useCallback(
    async (item: GalleryItem, finishes: Finishes = "pictured"): Promise<Added> => {
      const added = await addGallery(item, finishes);
      if (added === "placed") {
        tellStepAs(NO_WORDS);
        toast(t("ideas.added", { count: item.gallery.rows.length }), {
          key: "gallery-added",
          kind: "success",
          action: { label: t("action.undo"), run: undo },
        });
      } else if (added === "inHand") toast(t("ideas.inHand"), { key: "gallery-added", kind: "info" });
      return added;
    },
    [t],
  );
  return { add, place: takeGallery };
}
