import { rowName, useSelectedRows } from "@stanza/web-project";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { BottomSheet } from "../frame/BottomSheet.tsx";
import { setDetent, useLayout } from "../frame/workspace-layout.ts";
import css from "./ArticleFrame.module.css";
import { useArticleFrame } from "./article-frame-store.ts";
import { FaultNote } from "./FaultNote.tsx";
import { FrameScene } from "./FrameScene.tsx";
import { FrameStrip } from "./FrameStrip.tsx";
import { FrameVariants } from "./frame-parts.ts";

/** Enough to see the article and some of its choices, px. */
const HEIGHT = 640;
const PEEK = 56;

/** 3D above, the variants in a sheet over it, the strip below. */
export function MobileFrame() {
  const { i18n } = useTranslation();
  const detent = useLayout((state) => state.detent);
  const [row] = useSelectedRows();
  useEffect(() => {
    setDetent("half");
    useArticleFrame.setState({ heightPx: HEIGHT });
  }, []);
  return (
    <div className={css.mobile}>
      <div className={css.stage} data-detent={detent}>
        <div className={css.canvas}>
          <FrameScene />
          <FaultNote />
        </div>
        <BottomSheet title={row ? rowName(row, i18n.language) : ""} peekPx={PEEK}>
          <FrameVariants />
        </BottomSheet>
      </div>
      <FrameStrip />
    </div>
  );
}
