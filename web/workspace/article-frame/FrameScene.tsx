import type { Viewer } from "@stanza/viewer";
import { useLookInStep, ViewerCanvas, ViewerNotice } from "@stanza/web-pictures";
import { viewSummary } from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import { cx, IconButton } from "@stanza/web-ui";
import { IconBox, IconDoor, IconDoorEnter, IconMaximize } from "@tabler/icons-react";
import { type KeyboardEvent, useCallback, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { offerDoors, toggleDoors, useDoors } from "../canvas/scene3d/doors.ts";
import { useStillScene } from "../canvas/scene3d/use-still-scene.ts";
import { useShownScene } from "../canvas/shown.ts";
import buttons from "../canvas/ViewButtons.module.css";
import css from "./FrameScene.module.css";
import { useStillViewer } from "./use-still-viewer.ts";

/** The article in 3D: turned by mouse, finger and arrow keys, while the page around keeps its wheel and its scrolling. */
export function FrameScene() {
  const { t, i18n } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  const region = useRef<HTMLDivElement>(null);
  const takesWheel = useCallback(() => region.current?.contains(document.activeElement) ?? false, []);
  const { viewer, view } = useStillViewer(canvas, takesWheel);
  const scene = useShownScene();
  const doorsOpen = useDoors((state) => state.open);
  useStillScene(viewer, scene);
  useLookInStep(viewer);
  useEffect(() => (viewer ? offerDoors(viewer) : undefined), [viewer]);
  return (
    <div className={css.region}>
      <div
        ref={region}
        className={css.scene}
        role="application"
        aria-label={viewSummary("scene", scene.evaluated, [], translate, i18n.language)}
        aria-roledescription={t("scene.role")}
        aria-description={t("articleFrame.sceneKeys")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes the keyboard
        tabIndex={0}
        data-canvas="scene"
        // A drawing is not mirrored by the direction in which a language is written.
        dir="ltr"
        data-region
        onKeyDown={(event) => turnByKey(event, viewer)}
      >
        <ViewerCanvas canvas={canvas} view={view} />
      </div>
      <ViewerNotice status={view.status} />
      <div className={cx(buttons.buttons, css.views)} role="toolbar" aria-label={t("scene.views")}>
        <IconButton
          label={t(doorsOpen ? "scene.closeDoors" : "scene.openDoors")}
          icon={doorsOpen ? <IconDoorEnter size={18} /> : <IconDoor size={18} />}
          pressed={doorsOpen}
          onClick={() => toggleDoors([])}
        />
        <IconButton
          label={t("canvas.fit")}
          icon={<IconMaximize size={18} />}
          onClick={() => viewer?.zoomToFit()}
        />
        <IconButton
          label={t("scene.corner")}
          icon={<IconBox size={18} />}
          onClick={() => viewer?.view("iso")}
        />
      </div>
    </div>
  );
}

/** Of one press of an arrow key, degrees. */
const STEP_DEG = 10;
/** Of one press of + or −. */
const NEARER = 0.85;

function turnByKey(event: KeyboardEvent, viewer: Viewer | null): void {
  if (!viewer || event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
  const { azimuth, elevation, distance } = viewer.destination;
  const to = {
    ArrowLeft: { azimuth: azimuth - STEP_DEG },
    ArrowRight: { azimuth: azimuth + STEP_DEG },
    ArrowUp: { elevation: elevation + STEP_DEG },
    ArrowDown: { elevation: elevation - STEP_DEG },
    "+": { distance: distance * NEARER },
    "-": { distance: distance / NEARER },
  }[event.key];
  if (to) viewer.setCamera({ ...viewer.destination, ...to }, { ease: true });
  else if (event.key === "0") viewer.view("iso");
  else return;
  event.preventDefault();
}
