import { isBlocked } from "@stanza/editor";
import type { Viewer } from "@stanza/viewer";
import { useLookInStep, ViewerCanvas, ViewerNotice } from "@stanza/web-pictures";
import { editor, ghostsOf, hover, onceTaken, reasonText, useEditor, viewSummary } from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import { cx, IconButton } from "@stanza/web-ui";
import { IconCamera, IconDoor, IconDoorEnter } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { openSavePicture } from "../../picture/open-picture-dialogs.ts";
import { type CanvasActions, handleCanvasKey } from "../canvas-keys.ts";
import { cursorOf } from "../cursor-of.ts";
import note from "../HandNote.module.css";
import {
  RestingPhotograph,
  SceneDrawing,
  SceneSelection,
  SceneWallHandles,
  WalkControls,
} from "../late-parts.ts";
import { RowList } from "../RowList.tsx";
import { useShownScene } from "../shown.ts";
import viewButtons from "../ViewButtons.module.css";
import { offerDoors, toggleDoors, useDoors } from "./doors.ts";
import { viewOfKey, wallsToView } from "./room-views.ts";
import { SceneViews } from "./SceneViews.tsx";
import { useSceneInStep } from "./use-scene-in-step.ts";
import { pointerAt, useViewer } from "./use-viewer.ts";
import css from "./ViewerHost.module.css";
import { useWalking } from "./walking.ts";

interface Props {
  readonly actions: Omit<CanvasActions, "fit" | "fitSelection" | "lookByKey">;
  /** The plan is not beside it. */
  readonly alone: boolean;
}

/** The 3D view of the open project, with the same hand as the plan. */
export function ViewerHost({ actions, alone }: Props) {
  const { t, i18n } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  const region = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  const scene = useShownScene();
  const [isLookedAt, setIsLookedAt] = useState(false);
  const lookAt = () => setIsLookedAt(true);
  const isBusy = useEditor((state) => state.interaction.kind !== "idle");
  const isWanted = alone || isBusy || scene.project.rows.length > 0;
  if (isWanted && !isLookedAt) setIsLookedAt(true);
  // Walls alone wait for a hand: drawing them is what costs a graphics card in software most, and the plan shows them.
  const hasWalls = scene.project.rooms.some(({ walls }) => walls.length > 0);
  useEffect(() => (hasWalls ? onceTaken(() => setIsLookedAt(true)) : undefined), [hasWalls]);
  const { viewer, tool, view } = useViewer(canvas, actions.editSelection, isLookedAt);
  const selection = useEditor((state) => state.selection);
  const kind = useEditor((state) => state.interaction.kind);
  const isDrawing = kind === "drawingWalls";
  const doorsOpen = useDoors((state) => state.open);
  const isWalking = useWalking((state) => state.on) && view.status === "ready";
  useSceneInStep(viewer, scene);
  useLookInStep(viewer);
  useEffect(() => (viewer ? offerDoors(viewer) : undefined), [viewer]);
  const selected = scene.evaluated.rows.filter(({ row }) => selection.includes(row.id));
  const wallLookedAt = useRef<string | null>(null);
  const look = (preset: Parameters<Viewer["view"]>[0]) => {
    wallLookedAt.current = typeof preset === "string" ? null : preset.wall;
    viewer?.view(preset);
  };
  const keys: CanvasActions = {
    ...actions,
    lookByKey: (code) => {
      const preset = viewOfKey(code, wallsToView(scene.project.rooms), wallLookedAt.current);
      if (preset !== null && !isWalking) look(preset);
      return preset !== null;
    },
    fit: () => viewer?.zoomToFit(),
    fitSelection: () => viewer?.zoomToFit({ rowIds: editor.state.selection }),
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: whoever comes near it wants to see it; what acts is inside
    <div className={css.region} onPointerEnter={lookAt} onFocus={lookAt}>
      <div
        ref={region}
        className={css.scene}
        role="application"
        aria-label={viewSummary("scene", scene.evaluated, selected, translate, i18n.language)}
        aria-roledescription={t("scene.role")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes the keyboard
        tabIndex={0}
        data-canvas="scene"
        // A drawing is not mirrored by the direction in which a language is written.
        dir="ltr"
        data-region
        data-tool={cursorOf(kind)}
        onKeyDown={(event) => {
          if (event.target !== event.currentTarget && event.target instanceof HTMLInputElement) return;
          if (event.target instanceof HTMLButtonElement && (event.key === "Enter" || event.key === " "))
            return;
          if (!handleCanvasKey(event.nativeEvent, keys)) return;
          if (event.key === "Escape") viewer?.releasePointer();
          event.preventDefault();
          event.stopPropagation();
        }}
        onPointerDown={() => {
          pressed.current = true;
        }}
        // An article carried here from its card was pressed elsewhere, so the viewer does not follow it.
        onPointerUp={(event) => {
          if (!pressed.current && viewer && tool && editor.state.interaction.kind === "placing")
            tool.up(pointerAt(viewer, event.nativeEvent));
          pressed.current = false;
        }}
        onPointerLeave={() => hover(null)}
      >
        <ViewerCanvas canvas={canvas} view={view} />
        {viewer && view.status === "ready" && !isBusy ? (
          <RestingPhotograph viewer={viewer} region={region} />
        ) : null}
        {viewer && view.status === "ready" && !isWalking ? (
          isDrawing ? (
            <SceneDrawing viewer={viewer} withChip={alone} />
          ) : (
            <>
              <SceneWallHandles viewer={viewer} project={scene.project} />
              <SceneSelection viewer={viewer} scene={scene} selected={selected} />
            </>
          )
        ) : null}
      </div>
      <SceneReason />
      <ViewerNotice status={view.status} />
      {viewer && isWalking ? (
        <WalkControls viewer={viewer} region={region} onLeave={() => actions.showView("3d")} />
      ) : null}
      <div className={cx(viewButtons.buttons, css.views)} role="toolbar" aria-label={t("scene.views")}>
        <IconButton
          label={t(doorsOpen ? "scene.closeDoors" : "scene.openDoors")}
          icon={doorsOpen ? <IconDoorEnter size={18} /> : <IconDoor size={18} />}
          pressed={doorsOpen}
          onClick={() => toggleDoors(selection)}
        />
        <IconButton label={t("picture.save")} icon={<IconCamera size={18} />} onClick={openSavePicture} />
        {isWalking ? null : (
          <>
            <span className={css.viewsLine} />
            <SceneViews viewer={viewer} rooms={scene.project.rooms} onFit={keys.fit} onView={look} />
          </>
        )}
      </div>
      <RowList label={t("scene.rows")} onKey={(event) => handleCanvasKey(event, keys)} />
    </div>
  );
}

/** Why the thing in hand would stand where it is, or what is in the way. */
function SceneReason() {
  const { i18n } = useTranslation();
  const interaction = useEditor((state) => state.interaction);
  const { evaluated } = useShownScene();
  const text = reasonText(interaction, evaluated, translate, i18n.language);
  const blocked = ghostsOf(interaction).some(isBlocked);
  return text === "" ? null : <p className={cx(note.note, css.reason, blocked && note.blocked)}>{text}</p>;
}
