import { type Interaction, pendingDimension } from "@stanza/editor";
import type { EvaluatedRow } from "@stanza/evaluation";
import { type ViewedWall, viewedWall } from "@stanza/project";
import {
  ghostRows,
  movingKey,
  type Scene,
  useEditor,
  useHovered,
  useInHand,
  useReadOnlyReason,
  useScene,
  viewSummary,
} from "@stanza/web-project";
import { translate, useTheme } from "@stanza/web-site";
import { useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type CanvasActions, handleCanvasKey } from "../canvas-keys.ts";
import { cursorOf } from "../cursor-of.ts";
import { useDimensionFlags } from "../dimensions/dimension-flags.ts";
import { useCarriedDimension, useMeasuring } from "../dimensions/measure-tool.ts";
import { listenToHand } from "../hand-gestures.ts";
import {
  ContextBar,
  DimensionLayer,
  DrawnWalls,
  Loupe,
  SnapChip,
  TraceLayer,
  TurnHandle,
  WallBar,
  WallHandles,
} from "../late-parts.ts";
import { RowList } from "../RowList.tsx";
import { useShownScene } from "../shown.ts";
import { useShownDistances } from "../shown-distances.ts";
import { DivideMark } from "../walls/DivideMark.tsx";
import { useFinger } from "../walls/finger.ts";
import { useShownRoom } from "../walls/shown-room.ts";
import { useDrawnWalls } from "../walls/use-wall-tools.ts";
import { barPlace, wallBarPlace, wallLengths } from "./label-places.ts";
import css from "./Plan.module.css";
import { PlanLabels } from "./PlanLabels.tsx";
import { PlanMarks } from "./PlanMarks.tsx";
import { PlanOverlay } from "./PlanOverlay.tsx";
import { PlanZoom } from "./PlanZoom.tsx";
import { drawDimension, drawGhosts, drawScene } from "./plan-drawings.ts";
import { planExtent } from "./plan-extent.ts";
import { planTool } from "./plan-tool.ts";
import { fitPlan, followContent, holdScale, resizePlan, setCursor, usePlanView } from "./plan-view.ts";
import { usePainting } from "./use-painting.ts";
import { toScreen } from "./view-transform.ts";

interface Props {
  readonly actions: Omit<CanvasActions, "fit" | "fitSelection">;
  /** True: the actions for the selection float beside it; false: they have their place elsewhere. */
  readonly floatingBar: boolean;
}

/** The interactions during which the selection and the room have their figures and handles. */
const AT_REST: readonly Interaction["kind"][] = [
  "idle",
  "pressing",
  "dividingWall",
  "measuring",
  "carryingDimension",
];

/** The 2D plan: painted drawing data, and over it what is touched, typed into or read aloud. */
export function PlanView({ actions, floatingBar }: Props) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const { editSelection } = actions;
  const scene = useShownScene();
  const { interaction, selection, wall } = useEditor((state) => state);
  const wallDrawing = useDrawnWalls();
  const finger = useFinger((state) => state.finger);
  const isHoldingWall = interaction.kind === "grippingWall";
  const isDividingWall = interaction.kind === "dividingWall";
  const shownRoom = useShownRoom((state) => state.room);
  const hovered = useHovered((state) => state.row);
  const inHand = useInHand((state) => state.inHand);
  const scheme = useTheme((state) => state.scheme);
  const view = usePlanView((state) => state.view);
  const size = usePlanView((state) => state.size);
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);

  const readOnly = useReadOnlyReason() !== undefined;
  const isIdle = AT_REST.includes(interaction.kind);
  const isHolding =
    interaction.kind === "moving" || interaction.kind === "placing" || interaction.kind === "turning";
  const dimensionChains = !isHolding && wallDrawing === null;
  const scaleHeld = useEditor((state) => state.toggles.map2DScale);
  const moving = movingKey(interaction);
  const measuring = useMeasuring();
  const carried = useCarriedDimension();
  const dimensionKinds = useDimensionFlags((state) => state.shown);
  const drawing = useMemo(
    () =>
      drawScene(scene, language, { moving, dimensionChains, dimensionKinds, carried: carried?.id ?? null }),
    [scene, language, moving, dimensionChains, dimensionKinds, carried?.id],
  );
  const dimension = carried ?? (measuring && pendingDimension(measuring));
  const ghosts = useMemo(
    () =>
      dimension
        ? drawDimension(dimension, scene, language)
        : drawGhosts(ghostRows(interaction, scene.evaluated.rows, inHand), language),
    [interaction, scene, inHand, language, dimension],
  );
  const selected = useMemo(() => selectedRows(scene, selection), [scene, selection]);
  const distances = useShownDistances(scene, isIdle);
  const [lit, setLit] = useState<string | null>(null);

  useEffect(
    () => (frame.current ? listenToHand(frame.current, planTool(editSelection)) : undefined),
    [editSelection],
  );
  // The plan stays where it is under a hand that changes it.
  const standing = useScene();
  const everything = useMemo(() => planExtent(standing), [standing]);
  const latest = useRef(everything);
  latest.current = everything;
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const sizes = new ResizeObserver(() =>
      resizePlan([element.clientWidth, element.clientHeight], latest.current),
    );
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      setCursor(null);
    };
  }, []);
  useEffect(() => followContent(everything), [everything]);
  useEffect(() => holdScale(scaleHeld), [scaleHeld]);
  usePainting(canvas, { size, view, scheme, drawing, ghosts });

  const viewed = useMemo(() => viewedIn(scene, wall), [scene, wall]);
  const figure = viewed
    ? wallLengths(view, drawing, scene.project.rooms).find(
        ({ segment }) => segment.wall.id === viewed.segment.wall.id,
      )?.at
    : undefined;
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
        data-tool={cursorOf(interaction.kind)}
        onKeyDown={(event) => {
          // Menus and forms that open from here lie elsewhere on the page.
          if (event.target instanceof Node && !event.currentTarget.contains(event.target)) return;
          if (event.target !== event.currentTarget && !(event.target instanceof HTMLButtonElement)) return;
          if (event.target instanceof HTMLButtonElement && (event.key === "Enter" || event.key === " "))
            return;
          if (handleCanvasKey(event.nativeEvent, keys)) {
            event.preventDefault();
            event.stopPropagation();
          }
        }}
      >
        <canvas ref={canvas} className={css.canvas} />
        <TraceLayer view={view} inert={readOnly || wallDrawing !== null || !isIdle} />
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
        {!readOnly && wallDrawing === null && size && (isIdle || interaction.kind === "turning") ? (
          <TurnHandle
            distances={distances}
            bar={bar}
            view={view}
            selected={selected}
            held={scene.held}
            interaction={interaction}
          />
        ) : null}
        {wallDrawing && <DrawnWalls place={(at) => toScreen(view, at)} drawing={wallDrawing} />}
        <DivideMark place={(at) => toScreen(view, at)} />
        {readOnly || wallDrawing || isDividingWall || !(isIdle || isHoldingWall) ? null : (
          <WallHandles
            view={view}
            project={scene.project}
            wall={wall}
            figure={figure}
            room={wall === null ? shownRoom : null}
          />
        )}
        {wallDrawing && finger?.on === "plan" && size ? (
          <Loupe view={view} finger={finger.at} drawing={wallDrawing} plan={drawing} width={size[0]} />
        ) : null}
        {wallDrawing || !isIdle ? null : <DimensionLayer view={view} scene={scene} readOnly={readOnly} />}
        <PlanLabels
          view={view}
          scene={scene}
          drawing={isIdle && wallDrawing === null && !isDividingWall ? drawing : null}
          interaction={interaction}
          distances={distances}
          isSelected={selected.length > 0}
          wall={wall}
          onLight={setLit}
        />
        {bar ? <ContextBar isScene={false} style={bar} /> : null}
        {floatingBar && isIdle && wallDrawing === null && !isDividingWall && size && viewed ? (
          <WallBar style={wallBarPlace(view, size, viewed)} />
        ) : null}
      </div>
      {wallDrawing || wall !== null ? <SnapChip /> : null}
      <PlanZoom onFit={keys.fit} />
      <RowList label={t("plan.rows")} onKey={(event) => handleCanvasKey(event, keys)} />
    </div>
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
