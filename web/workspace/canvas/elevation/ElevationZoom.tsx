import { showChain, type WallSegment } from "@stanza/project";
import { editor, transact, useEditor, useReadOnlyReason, useScene } from "@stanza/web-project";
import { IconButton } from "@stanza/web-ui";
import {
  IconMarquee2,
  IconMaximize,
  IconMinus,
  IconPlus,
  IconRuler,
  IconRulerOff,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import css from "../plan/Plan.module.css";
import { zoomElevation } from "./elevation-store.ts";

const STEP = 1.3;

interface Props {
  readonly onFit: () => void;
  readonly shown: { readonly segment: WallSegment } | null;
}

/** The view's controls for people without a wheel: zoom, the rectangle of a finger, dimension chains. */
export function ElevationZoom({ onFit, shown }: Props) {
  const { t } = useTranslation();
  const reason = useReadOnlyReason();
  const isMarquee = useEditor((state) => state.fingerSelects);
  const { project } = useScene();
  const wall = shown?.segment.wall.id ?? "";
  const hasChain = !project.hiddenChains?.includes(wall);
  return (
    <div className={css.zoom}>
      <IconButton
        className={css.zoomStep}
        label={t("canvas.zoomIn")}
        icon={<IconPlus size={18} />}
        onClick={() => zoomElevation(STEP)}
      />
      <IconButton
        className={css.zoomStep}
        label={t("canvas.zoomOut")}
        icon={<IconMinus size={18} />}
        onClick={() => zoomElevation(1 / STEP)}
      />
      <IconButton label={t("canvas.fit")} icon={<IconMaximize size={18} />} onClick={onFit} />
      <IconButton
        className={css.byFinger}
        label={t("canvas.marquee")}
        icon={<IconMarquee2 size={18} />}
        pressed={isMarquee}
        onClick={() => editor.setFingerSelects(!isMarquee)}
      />
      {shown ? (
        <IconButton
          label={t(hasChain ? "dimension.hideChain" : "dimension.showChain", { name: shown.segment.name })}
          icon={hasChain ? <IconRulerOff size={18} /> : <IconRuler size={18} />}
          reason={reason}
          onClick={() => transact("edit.chain", (so) => showChain(so, { wall, shown: !hasChain }))}
        />
      ) : null}
    </div>
  );
}
