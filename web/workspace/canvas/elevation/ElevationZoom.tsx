import { showChain, type WallSegment } from "@stanza/project";
import { transact, useReadOnlyReason, useScene } from "@stanza/web-project";
import { IconButton } from "@stanza/web-ui";
import { IconRuler, IconRulerOff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { ZoomBar } from "../ZoomBar.tsx";
import { zoomElevation } from "./elevation-store.ts";

interface Props {
  readonly onFit: () => void;
  readonly shown: { readonly segment: WallSegment } | null;
}

/** The elevation's controls for people without a wheel, and whether its dimension chain is shown. */
export function ElevationZoom({ onFit, shown }: Props) {
  const { t } = useTranslation();
  const reason = useReadOnlyReason();
  const { project } = useScene();
  const wall = shown?.segment.wall.id ?? "";
  const hasChain = !project.hiddenChains?.includes(wall);
  return (
    <ZoomBar onZoom={zoomElevation} onFit={onFit}>
      {shown ? (
        <IconButton
          label={t(hasChain ? "dimension.hideChain" : "dimension.showChain", { name: shown.segment.name })}
          icon={hasChain ? <IconRulerOff size={18} /> : <IconRuler size={18} />}
          reason={reason}
          onClick={() => transact("edit.chain", (so) => showChain(so, { wall, shown: !hasChain }))}
        />
      ) : null}
    </ZoomBar>
  );
}
