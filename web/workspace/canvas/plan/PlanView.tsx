import type { EvaluatedRow } from "@stanza/evaluation";
import { type ViewedWall, viewedWall } from "@stanza/project";
import { type Scene, useEditor, useHovered, useReadOnlyReason, viewSummary } from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import { type KeyboardEvent, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type CanvasActions, handleCanvasKey } from "../canvas-keys.ts";
import { cursorOf } from "../cursor-of.ts";
import { ContextBar, SnapChip, TraceLayer, WallBar } from "../late-parts.ts";
import { RowList } from "../RowList.tsx";
import { useShownScene } from "../shown.ts";
import { useShownDistances } from "../shown-distances.ts";
import { useDrawnWalls } from "../walls/use-wall-tools.ts";
import { isAtRest } from "./is-at-rest.ts";
import { barPlace, wallBarPlace } from "./label-places.ts";
import { MovedLayer } from "./MovedLayer.tsx";
import { PaintedDrawing } from "./PaintedDrawing.tsx";
import { PaintedGrid } from "./PaintedGrid.tsx";
import css from "./Plan.module.css";
import { PlanHandles } from "./PlanHandles.tsx";
import { PlanLabels } from "./PlanLabels.tsx";
import { PlanMarks } from "./PlanMarks.tsx";
import { PlanOverlay } from "./PlanOverlay.tsx";
import { PlanPlaceholders } from "./PlanPlaceholders.tsx";
import { PlanZoom } from "./PlanZoom.tsx";
import { drawGhosts } from "./plan-drawings.ts";
import { fitPlan, planMotion, usePlanView } from "./plan-view.ts";
import { usePlanDrawing } from "./use-plan-drawing.ts";
import { usePlanFrame } from "./use-plan-frame.ts";

interface Props {
  readonly actions: Omit<CanvasActions, "fit" | "fitSelection">;
  /** True: the actions for the selection float beside it; false: they have their place elsewhere. */
  readonly floatingBar: boolean;
}

/** The 2D plan: painted drawing data, and over it what is touched, typed into or read aloud. */
export function PlanView({ actions, floatingBar }: Props) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const scene = useShownScene();
  const { interaction, selection, wall } = useEditor((state) => state);
  const wallDrawing = useDrawnWalls();
  const hovered = useHovered((state) => state.row);
  const view = usePlanView((state) => state.painted);
  const size = usePlanView((state) => state.size);
  const frame = useRef<HTMLDivElement>(null);
  const [lit, setLit] = useState<string | null>(null);

  const readOnly = useReadOnlyReason() !== undefined;
  const isIdle = isAtRest(interaction);
  const isEditing = isIdle && wallDrawing === null && interaction.kind !== "dividingWall";
  const { drawing, ghosts } = usePlanDrawing(scene, language, interaction, wallDrawing !== null);
  const selected = useMemo(() => selectedRows(scene, selection), [scene, selection]);
  const viewed = useMemo(() => viewedIn(scene, wall), [scene, wall]);
  const distances = useShownDistances(scene, isIdle);
  const everything = usePlanFrame(frame, actions.editSelection);

  const keys: CanvasActions = {
    ...actions,
    fit: () => fitPlan(everything, { everything: true }),
    fitSelection: () => {
      const bounds = drawGhosts(selected, language)?.bounds;
      if (bounds) fitPlan(bounds, { everything: false });
    },
  };
  const bar =
    floatingBar && isIdle && wallDrawing === null && size && selected.length > 0
      ? barPlace(view, size, selected, distances)
      : null;
  return (
    <div className={css.region}>
      <div
        ref={frame}
        className={css.plan}
        role="application"
        aria-label={viewSummary("plan", scene.evaluated, selected, translate, language)}
        aria-roledescription={t("plan.role")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes the keyboard
        tabIndex={0}
        data-canvas="plan"
        // A drawing is not mirrored by the direction in which a language is written.
        dir="ltr"
        data-region
        data-tool={cursorOf(interaction.kind)}
        onKeyDown={(event) => {
          if (!isForPlan(event) || !handleCanvasKey(event.nativeEvent, keys)) return;
          event.preventDefault();
          event.stopPropagation();
        }}
      >
        <PaintedGrid store={usePlanView} />
        <MovedLayer store={usePlanView} motion={planMotion}>
          <PaintedDrawing motion={planMotion} size={size} view={view} drawing={drawing} ghosts={ghosts} />
        </MovedLayer>
        <TraceLayer inert={readOnly || wallDrawing !== null || !isIdle} />
        <MovedLayer store={usePlanView} motion={planMotion}>
          <PlanPlaceholders view={view} />
          <PlanOverlay
            view={view}
            scene={scene}
            selected={selected}
            hovered={scene.evaluated.rows.find(({ row }) => row.id === hovered)}
            wall={lit ?? wall}
            interaction={interaction}
            distances={distances}
          />
          <PlanMarks view={view} />
          <PlanHandles
            scene={scene}
            drawing={drawing}
            selected={selected}
            distances={distances}
            viewed={viewed}
            bar={bar}
          />
          <PlanLabels
            view={view}
            scene={scene}
            drawing={isEditing ? drawing : null}
            interaction={interaction}
            distances={distances}
            isSelected={selected.length > 0}
            wall={wall}
            onLight={setLit}
          />
          {bar ? <ContextBar isScene={false} style={bar} /> : null}
          {floatingBar && isEditing && size && viewed ? (
            <WallBar style={wallBarPlace(view, size, viewed)} />
          ) : null}
        </MovedLayer>
      </div>
      {wallDrawing || wall !== null ? <SnapChip /> : null}
      <PlanZoom onFit={keys.fit} />
      <RowList label={t("plan.rows")} onKey={(event) => handleCanvasKey(event, keys)} />
    </div>
  );
}

/**
 * Returns true for a key pressed on the plan or on a button over it. Enter and Space on a button press that button, and menus and forms that
 * open from the plan lie elsewhere on the page although their events come here.
 */
function isForPlan({ target, currentTarget, key }: KeyboardEvent): boolean {
  if (target === currentTarget) return true;
  return (
    target instanceof HTMLButtonElement && currentTarget.contains(target) && key !== "Enter" && key !== " "
  );
}

function selectedRows({ evaluated }: Scene, selection: readonly string[]): readonly EvaluatedRow[] {
  const wanted = new Set(selection);
  return evaluated.rows.filter(({ row }) => wanted.has(row.id));
}

function viewedIn({ project }: Scene, wall: string | null): ViewedWall | undefined {
  const room = project.rooms.find(({ walls }) => walls.some(({ id }) => id === wall));
  return room && wall !== null ? viewedWall(room, wall) : undefined;
}
