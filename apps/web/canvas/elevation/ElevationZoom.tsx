import { IconMaximize, IconMinus, IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../../ui/Button.tsx";
import css from "../plan/Plan.module.css";
import { zoomElevation } from "./elevation-store.ts";

const STEP = 1.3;

/** The zoom of an elevation for those who have no wheel. */
export function ElevationZoom({ onFit }: { readonly onFit: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={css.zoom}>
      <IconButton
        label={t("canvas.zoomIn")}
        icon={<IconPlus size={18} />}
        onClick={() => zoomElevation(STEP)}
      />
      <IconButton
        label={t("canvas.zoomOut")}
        icon={<IconMinus size={18} />}
        onClick={() => zoomElevation(1 / STEP)}
      />
      <IconButton label={t("canvas.fit")} icon={<IconMaximize size={18} />} onClick={onFit} />
    </div>
  );
}
