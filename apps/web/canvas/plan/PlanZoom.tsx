import { IconMaximize, IconMinus, IconPlus, IconRulerMeasure } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadOnlyReason } from "../../panels/use-read-only-reason.ts";
import { IconButton } from "../../ui/Button.tsx";
import { startMeasuring } from "../quotes/measure-tool.ts";
import css from "./Plan.module.css";
import { zoomPlan } from "./plan-view.ts";

const STEP = 1.3;

/** The zoom for those who have no wheel. */
export function PlanZoom({ onFit }: { readonly onFit: () => void }) {
  const { t } = useTranslation();
  const reason = useReadOnlyReason();
  return (
    <div className={css.zoom}>
      <IconButton label={t("canvas.zoomIn")} icon={<IconPlus size={18} />} onClick={() => zoomPlan(STEP)} />
      <IconButton
        label={t("canvas.zoomOut")}
        icon={<IconMinus size={18} />}
        onClick={() => zoomPlan(1 / STEP)}
      />
      <IconButton label={t("canvas.fit")} icon={<IconMaximize size={18} />} onClick={onFit} />
      <IconButton
        label={t("quote.title")}
        icon={<IconRulerMeasure size={18} />}
        reason={reason}
        onClick={() => startMeasuring()}
      />
    </div>
  );
}
