import { editor, useEditor } from "@stanza/web-project";
import { cx, IconButton } from "@stanza/web-ui";
import { IconMarquee2, IconMaximize, IconMinus, IconPlus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import css from "./plan/Plan.module.css";
import viewButtons from "./ViewButtons.module.css";

/** A press of a button zooms by this factor. */
const STEP = 1.3;

interface Props {
  readonly onZoom: (factor: number) => void;
  readonly onFit: () => void;
  /** The view's own controls, after those that every drawing has. */
  readonly children?: ReactNode;
}

/** The controls of a drawing for people without a wheel: zoom, everything in view, the rectangle of a finger. */
export function ZoomBar({ onZoom, onFit, children }: Props) {
  const { t } = useTranslation();
  const isMarquee = useEditor((state) => state.fingerSelects);
  return (
    <div className={cx(viewButtons.buttons, css.zoom)}>
      <IconButton
        className={css.zoomStep}
        label={t("canvas.zoomIn")}
        icon={<IconPlus size={18} />}
        onClick={() => onZoom(STEP)}
      />
      <IconButton
        className={css.zoomStep}
        label={t("canvas.zoomOut")}
        icon={<IconMinus size={18} />}
        onClick={() => onZoom(1 / STEP)}
      />
      <IconButton label={t("canvas.fit")} icon={<IconMaximize size={18} />} onClick={onFit} />
      <IconButton
        className={css.byFinger}
        label={t("canvas.marquee")}
        icon={<IconMarquee2 size={18} />}
        pressed={isMarquee}
        onClick={() => editor.setFingerSelects(!isMarquee)}
      />
      {children}
    </div>
  );
}
