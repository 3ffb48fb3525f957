import { editor, useEditor, useReadOnlyReason } from "@stanza/web-project";
import { cx, IconButton } from "@stanza/web-ui";
import { IconMarquee2, IconMaximize, IconMinus, IconPlus, IconRulerMeasure } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { startMeasuring } from "../dimensions/measure-tool.ts";
import css from "./Plan.module.css";
import { zoomPlan } from "./plan-view.ts";

const STEP = 1.3;

/** The zoom for those who have no wheel. */
export function PlanZoom({ onFit }: { readonly onFit: () => void }) {
  const { t } = useTranslation();
  const reason = useReadOnlyReason();
  const isMarquee = useEditor((state) => state.fingerSelects);
  const isDrawing = useEditor(({ interaction }) => interaction.kind === "drawingWalls");
  return (
    <div className={cx(css.zoom, isDrawing && css.below)}>
      <IconButton
        className={css.zoomStep}
        label={t("canvas.zoomIn")}
        icon={<IconPlus size={18} />}
        onClick={() => zoomPlan(STEP)}
      />
      <IconButton
        className={css.zoomStep}
        label={t("canvas.zoomOut")}
        icon={<IconMinus size={18} />}
        onClick={() => zoomPlan(1 / STEP)}
      />
      <IconButton label={t("canvas.fit")} icon={<IconMaximize size={18} />} onClick={onFit} />
      <IconButton
        className={css.byFinger}
        label={t("canvas.marquee")}
        icon={<IconMarquee2 size={18} />}
        pressed={isMarquee}
        onClick={() => editor.setFingerSelects(!isMarquee)}
      />
      <IconButton
        label={t("dimension.title")}
        icon={<IconRulerMeasure size={18} />}
        reason={reason}
        onClick={() => startMeasuring()}
      />
    </div>
  );
}
