import { useReadOnlyReason } from "@stanza/web-project";
import { IconButton } from "@stanza/web-ui";
import { IconRulerMeasure } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { startMeasuring } from "../dimensions/measure-tool.ts";
import { ZoomBar } from "../ZoomBar.tsx";
import { zoomPlan } from "./plan-view.ts";

/** The plan's controls for people without a wheel, and the way to measuring. */
export function PlanZoom({ onFit }: { readonly onFit: () => void }) {
  const { t } = useTranslation();
  const reason = useReadOnlyReason();
  return (
    <ZoomBar onZoom={zoomPlan} onFit={onFit}>
      <IconButton
        label={t("dimension.title")}
        icon={<IconRulerMeasure size={18} />}
        reason={reason}
        onClick={() => startMeasuring()}
      />
    </ZoomBar>
  );
}
