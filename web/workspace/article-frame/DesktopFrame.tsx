import { IconButton, lazyPart, Segmented } from "@stanza/web-ui";
import { IconLayoutSidebarRightCollapse, IconLayoutSidebarRightExpand } from "@tabler/icons-react";
import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import css from "./ArticleFrame.module.css";
import { useArticleFrame } from "./article-frame-store.ts";
import { FaultNote } from "./FaultNote.tsx";
import { FrameScene } from "./FrameScene.tsx";
import { FrameStrip } from "./FrameStrip.tsx";
import { FullScreenButton } from "./FullScreenButton.tsx";
import { FrameVariants } from "./frame-parts.ts";

const FramePlan = lazyPart(async () => (await import("./FramePlan.tsx")).FramePlan);

/** A host may give the frame this much, px; what is higher scrolls inside. */
const [LEAST, MOST] = [560, 2400];

/** Canvas, the panel of variants on the right, the strip below (from 900 px). */
export function DesktopFrame() {
  const { t } = useTranslation();
  const [view, setView] = useState<"2d" | "3d">("3d");
  const [hasPanel, setHasPanel] = useState(true);
  const tellHeight = useCallback((hiddenPx: number) => {
    const wanted = document.documentElement.clientHeight + hiddenPx;
    useArticleFrame.setState({ heightPx: Math.round(Math.min(MOST, Math.max(LEAST, wanted))) });
  }, []);
  return (
    <div className={css.desktop}>
      <div className={css.canvas}>
        {view === "3d" ? <FrameScene /> : <FramePlan />}
        <FaultNote />
      </div>
      {hasPanel ? (
        <section className={css.panel} aria-label={t("variants.title")} data-region="properties">
          <FrameVariants onHidden={tellHeight} />
        </section>
      ) : null}
      <FrameStrip>
        <Segmented
          label={t("workspace.view")}
          value={view}
          options={[
            { value: "2d", label: t("workspace.plan") },
            { value: "3d", label: t("workspace.scene") },
          ]}
          onChange={setView}
        />
        <FullScreenButton />
        <IconButton
          label={t(hasPanel ? "articleFrame.hidePanel" : "articleFrame.showPanel")}
          icon={
            hasPanel ? (
              <IconLayoutSidebarRightCollapse size={18} />
            ) : (
              <IconLayoutSidebarRightExpand size={18} />
            )
          }
          onClick={() => setHasPanel(!hasPanel)}
        />
      </FrameStrip>
    </div>
  );
}
