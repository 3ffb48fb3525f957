import { lazyPart, Segmented, useMediaQuery } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import { ArticleFinder } from "../finder/ArticleFinder.tsx";
import { ReplacingBanner } from "../finder/ReplacingBanner.tsx";
import { tellAdded } from "../finder/tell-added.ts";
import css from "./CatalogueDrawer.module.css";
import { showInDrawer, useDrawerChoice } from "./drawer-choice.ts";

const GalleryFinder = lazyPart(async () => (await import("../galleries/GalleryFinder.tsx")).GalleryFinder);

/** The catalogue beside the canvas: a click takes an article in hand, a drag carries it onto the canvas, *Add* finds it a place. */
export function CatalogueDrawer() {
  const { t } = useTranslation();
  // Beside the canvas the article is seen where it stands; a phone's sheet has covered it.
  const isPhone = useMediaQuery("(max-width: 599px)");
  const what = useDrawerChoice((state) => state.what);
  return (
    <div className={css.drawer}>
      <div className={css.what}>
        <Segmented
          label={t("ideas.what")}
          value={what}
          options={[
            { value: "articles", label: t("ideas.articles") },
            { value: "ideas", label: t("ideas.title") },
          ]}
          onChange={showInDrawer}
        />
      </div>
      <ReplacingBanner />
      {what === "articles" ? (
        <ArticleFinder look="drawer" {...(isPhone ? { onAdded: tellAdded } : {})} />
      ) : (
        <GalleryFinder />
      )}
    </div>
  );
}
