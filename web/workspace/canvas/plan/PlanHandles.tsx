import type { Drawing } from "@stanza/drawing";
import type { SideDistance } from "@stanza/editor";
import type { EvaluatedRow } from "@stanza/evaluation";
import type { ViewedWall } from "@stanza/project";
import { useEditor, useReadOnlyReason } from "@stanza/web-project";
import { memo } from "react";
import { DimensionLayer, DivideMark, DrawnWalls, Loupe, TurnHandle, WallHandles } from "../late-parts.ts";
import type { ShownScene } from "../shown.ts";
import { useFinger } from "../walls/finger.ts";
import { useShownRoom } from "../walls/shown-room.ts";
import { useDrawnWalls } from "../walls/use-wall-tools.ts";
import { isAtRest } from "./is-at-rest.ts";
import { type barPlace, wallLengths } from "./label-places.ts";
import { usePlanView } from "./plan-view.ts";
import { toScreen } from "./view-transform.ts";

interface Props {
  readonly scene: ShownScene;
  readonly drawing: Drawing;
  readonly selected: readonly EvaluatedRow[];
  readonly distances: readonly SideDistance[];
  /** The selected wall. */
  readonly viewed: ViewedWall | undefined;
  /** The place of the selection's bar, which no handle may cover. */
  readonly bar: ReturnType<typeof barPlace> | null;
}

/** The handles over the plan, each shown only while the tool in the hand leaves it something to do. */
export const PlanHandles = memo(function PlanHandles({
  scene,
  drawing,
  selected,
  distances,
  viewed,
  bar,
}: Props) {
  const { interaction, wall } = useEditor((state) => state);
  const readOnly = useReadOnlyReason() !== undefined;
  const wallDrawing = useDrawnWalls();
  const finger = useFinger((state) => state.finger);
  const shownRoom = useShownRoom((state) => state.room);
  const view = usePlanView((state) => state.painted);
  const size = usePlanView((state) => state.size);
  const isIdle = isAtRest(interaction);
  const isDividingWall = interaction.kind === "dividingWall";
  const isHoldingWall = interaction.kind === "grippingWall";
  const figure = viewed
    ? wallLengths(view, drawing, scene.project.rooms).find(
        ({ segment }) => segment.wall.id === viewed.segment.wall.id,
      )?.at
    : undefined;
  return (
    <>
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
    </>
  );
});
