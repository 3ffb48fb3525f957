import type { Interaction } from "@stanza/editor";
import { pictureShown, useEditor, useProject, useReadOnlyReason } from "@stanza/web-project";
import type { WorkspaceView } from "@stanza/web-site";
import { lazyPart, Segmented, TOAST_FLOOR } from "@stanza/web-ui";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { ElevationSwitch } from "../canvas/elevation/ElevationSwitch.tsx";
import { nextElevation, showElevation, useElevation } from "../canvas/elevation/elevation-store.ts";
import { ContextBar, HintBar, InstructionBar, MeasureBar, TraceBar, WallBar } from "../canvas/late-parts.ts";
import { PlanView } from "../canvas/plan/PlanView.tsx";
import { ViewerHost } from "../canvas/scene3d/ViewerHost.tsx";
import { useWalking } from "../canvas/scene3d/walking.ts";
import { listenForPaste } from "../clipboard/paste-events.ts";
import css from "./Canvas.module.css";
import { CanvasNotices } from "./CanvasNotices.tsx";
import { Splitter } from "./Splitter.tsx";
import { showView } from "./use-workspace-view.ts";
import { showArticleSearch, showSheet, useLayout } from "./workspace-layout.ts";

/** Loaded with the first wall that is looked at. */
const ElevationView = lazyPart(
  async () => (await import("../canvas/elevation/ElevationView.tsx")).ElevationView,
  undefined,
  <div />,
);

const actions = {
  openCatalogue: showArticleSearch,
  showView,
  editSelection: () => showSheet("properties", "half"),
};

/** The interactions during which the bars of the selection and of the wall are shown. */
const WITH_BARS: readonly Interaction["kind"][] = ["idle", "dividingWall", "grippingWall"];

interface Props {
  readonly view: WorkspaceView;
  /** Too narrow for both views at once. */
  readonly single?: boolean;
}

/** Plan and 3D side by side or alone, with what floats over them. */
export function CanvasArea({ view, single = false }: Props) {
  const { t } = useTranslation();
  const area = useRef<HTMLDivElement>(null);
  const split = useLayout((state) => state.split);
  const isIdle = useEditor(({ interaction }) => WITH_BARS.includes(interaction.kind));
  const isHolding = useEditor(
    ({ interaction }) => interaction.kind === "placing" || interaction.kind === "moving",
  );
  // Keys such as R, digits and Esc are for what is in the hand, wherever it was taken from.
  useEffect(() => {
    const within = area.current?.contains(document.activeElement);
    if (isHolding && !within)
      area.current?.querySelector<HTMLElement>("[data-canvas]")?.focus({ preventScroll: true });
  }, [isHolding]);
  useEffect(listenForPaste, []);
  const elevation = useElevation((state) => state.wall);
  const hasWalls = useProject((state) =>
    state.open?.document.project.rooms.some(({ walls }) => walls.length > 0),
  );
  const readOnly = useReadOnlyReason() !== undefined;
  const shown = single && view === "split" ? "2d" : view;
  // With a 3D view, the first picture is complete when that view stands.
  useEffect(() => {
    if (shown === "2d") pictureShown();
  }, [shown]);
  const isWalking = useWalking((state) => state.on) && shown === "3d";
  const both = shown === "split";
  const columns = both ? `${split}fr auto ${1 - split}fr` : "1fr";
  const views = [
    { value: "2d", label: t("workspace.plan") },
    ...(hasWalls ? ([{ value: "elevation", label: t("workspace.elevation") }] as const) : []),
    ...(single ? [] : ([{ value: "split", label: t("workspace.split") }] as const)),
    { value: "3d", label: t("workspace.scene") },
    { value: "walk", label: t("workspace.walk") },
  ] as const;
  const show = (choice: (typeof views)[number]["value"]) => {
    if (choice === "elevation" && elevation === null) nextElevation();
    if (choice === "2d") showElevation(null);
    showView(choice === "elevation" ? "2d" : choice);
  };
  return (
    <div ref={area} className={css.area} style={{ gridTemplateColumns: columns }}>
      {shown === "3d" ? null : elevation === null ? (
        <PlanView actions={actions} floatingBar={!single} />
      ) : (
        <ElevationView key={elevation} actions={actions} />
      )}
      {both ? <Splitter area={area} /> : null}
      {shown === "2d" ? null : <ViewerHost actions={actions} alone={!both} />}
      <div className={css.top}>
        <div className={css.views}>
          <Segmented
            label={t("workspace.view")}
            value={isWalking ? "walk" : elevation !== null && shown === "2d" ? "elevation" : shown}
            options={views}
            onChange={show}
          />
          {shown === "3d" || (single && elevation === null) ? null : <ElevationSwitch />}
        </div>
        <InstructionBar />
        {shown === "3d" || readOnly || elevation !== null ? null : <TraceBar />}
      </div>
      <div className={css.bottom} {...TOAST_FLOOR}>
        <CanvasNotices />
        {shown === "3d" || readOnly || elevation !== null ? null : <MeasureBar />}
        {isIdle && !isWalking && (single || shown === "3d" || elevation !== null) ? (
          <ContextBar isScene={shown === "3d"} />
        ) : null}
        {isIdle && !isWalking && (single || shown === "3d") ? <WallBar /> : null}
        {isWalking ? null : <HintBar isScene={shown === "3d"} />}
      </div>
    </div>
  );
}
