import type { Material } from "@stanza/catalogue";
import { ViewerCanvas, ViewerNotice } from "@stanza/web-pictures";
import { IconButton } from "@stanza/web-ui";
import { IconBox, IconDoor, IconDoorEnter, IconSquare } from "@tabler/icons-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import css from "./ClosetScene.module.css";
import type { SeenRow } from "./use-closet-viewer.ts";
import { useClosetViewer } from "./use-closet-viewer.ts";

interface Props {
  readonly name: string;
  readonly row: SeenRow;
  readonly materials: readonly Material[];
}

/** Turned by this with an arrow key, degrees. */
const STEP = 15;

/** The closet in 3D: turned by dragging or with the arrow keys, with its doors open or closed. */
export function ClosetScene({ name, row, materials }: Props) {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  const { shown, isOpen, setOpen, turnBy, view } = useClosetViewer(canvas, row, materials);
  return (
    <div className={css.scene}>
      <div
        className={css.stage}
        role="application"
        aria-roledescription={t("scene.role")}
        aria-label={t("closet.scene", { name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes the keyboard
        tabIndex={0}
        dir="ltr"
        onKeyDown={(event) => {
          if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
          event.preventDefault();
          turnBy(event.key === "ArrowLeft" ? -STEP : STEP);
        }}
      >
        <ViewerCanvas canvas={canvas} view={shown} />
      </div>
      <ViewerNotice status={shown.status} />
      {shown.status === "absent" ? null : (
        <div className={css.tools} role="toolbar" aria-label={t("scene.views")}>
          <IconButton
            label={t(isOpen ? "scene.closeDoors" : "scene.openDoors")}
            icon={isOpen ? <IconDoorEnter size={18} /> : <IconDoor size={18} />}
            pressed={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
          <IconButton label={t("scene.corner")} icon={<IconBox size={18} />} onClick={() => view("iso")} />
          <IconButton
            label={t("scene.front")}
            icon={<IconSquare size={18} />}
            onClick={() => view("front")}
          />
        </div>
      )}
    </div>
  );
}
