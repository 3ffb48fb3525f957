import type { Vec2 } from "@stanza/geometry";
import { rowName, useEditor, useHovered, useReadOnlyReason } from "@stanza/web-project";
import { useEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { CanvasActions } from "../canvas-keys.ts";
import { cursorOf } from "../cursor-of.ts";
import { listenToHand } from "../hand-gestures.ts";
import { MovedLayer } from "../plan/MovedLayer.tsx";
import { PaintedDrawing } from "../plan/PaintedDrawing.tsx";
import { PaintedGrid } from "../plan/PaintedGrid.tsx";
import planCss from "../plan/Plan.module.css";
import { RowList } from "../RowList.tsx";
import { useShownScene } from "../shown.ts";
import { useElementSize } from "../use-element-size.ts";
import { ElevationDistances } from "./ElevationDistances.tsx";
import { ElevationMeasures } from "./ElevationMeasures.tsx";
import { ElevationOverlay } from "./ElevationOverlay.tsx";
import { ElevationZoom } from "./ElevationZoom.tsx";
import { elevationGestures, shownElevation } from "./elevation-hand.ts";
import { handleElevationKey } from "./elevation-keys.ts";
import { elevationMotion, fitElevation, resizeElevation, useElevation } from "./elevation-store.ts";
import { useElevationDrawing } from "./use-elevation-drawing.ts";

/** One wall seen from the room, to work in: what is selected here is selected in plan and 3D, and moved along the wall and in height. */
export function ElevationView({
  actions,
}: {
  readonly actions: Omit<CanvasActions, "fit" | "fitSelection">;
}) {
  const { t, i18n } = useTranslation();
  const scene = useShownScene();
  const wall = useElevation((state) => state.wall);
  const view = useElevation((state) => state.painted);
  const size = useElevation((state) => state.size);
  const selection = useEditor((state) => state.selection);
  const interaction = useEditor((state) => state.interaction);
  const hovered = useHovered((state) => state.row);
  const isHolding = interaction.kind === "moving" || interaction.kind === "placing";
  const readOnly = useReadOnlyReason() !== undefined;
  const frame = useRef<HTMLDivElement>(null);
  const visit = useRef("");
  const shown = useMemo(() => shownElevation(scene, wall), [scene, wall]);
  const drawing = useElevationDrawing(scene, wall, shown);

  const { editSelection } = actions;
  useEffect(
    () => (frame.current ? listenToHand(frame.current, elevationGestures(editSelection)) : undefined),
    [editSelection],
  );
  useElementSize(frame, (size) => resizeElevation(size, drawing.bounds), wall);

  const name = shown?.segment.name ?? "";
  const chosen = shown?.boxes.filter(({ row }) => selection.includes(row.row.id)) ?? [];
  const keys: CanvasActions = {
    ...actions,
    fit: () => fitElevation(drawing.bounds, { everything: true }),
    fitSelection: () => {
      const [xs, ys] = [chosen.flatMap((box) => box.x), chosen.flatMap((box) => box.y)];
      if (xs.length === 0) return;
      const min: Vec2 = [Math.min(...xs), -Math.max(...ys)];
      fitElevation({ min, max: [Math.max(...xs), -Math.min(...ys)] }, { everything: false });
    },
  };
  const takeKey = (event: KeyboardEvent) => handleElevationKey(event, keys, visit.current);
  const names = chosen.map(({ row }) => rowName(row, i18n.language)).join(", ");
  return (
    <div className={planCss.region}>
      <div
        ref={frame}
        className={planCss.plan}
        role="application"
        aria-label={names === "" ? t("elevation.of", { name }) : t("elevation.selected", { name, names })}
        aria-roledescription={t("elevation.role")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes the keyboard
        tabIndex={0}
        data-canvas="elevation"
        // A drawing is not mirrored by the direction in which a language is written.
        dir="ltr"
        data-region
        data-tool={cursorOf(interaction.kind)}
        onFocus={() => {
          visit.current = crypto.randomUUID();
        }}
        onKeyDown={(event) => {
          if (event.target !== event.currentTarget) return;
          if (!takeKey(event.nativeEvent)) return;
          event.preventDefault();
          event.stopPropagation();
        }}
      >
        <PaintedGrid store={useElevation} />
        <MovedLayer store={useElevation} motion={elevationMotion}>
          <PaintedDrawing motion={elevationMotion} size={size} view={view} drawing={drawing} ghosts={null} />
          {shown ? (
            <>
              <ElevationOverlay
                view={view}
                segment={shown.segment}
                chosen={chosen}
                hovered={shown.boxes.find(({ row }) => row.row.id === hovered)}
                interaction={interaction}
              />
              {readOnly || isHolding ? null : (
                <ElevationDistances view={view} segment={shown.segment} boxes={shown.boxes} chosen={chosen} />
              )}
              {readOnly || isHolding || chosen.length > 0 ? null : (
                <ElevationMeasures view={view} scene={scene} shown={shown} />
              )}
            </>
          ) : null}
        </MovedLayer>
      </div>
      <ElevationZoom onFit={keys.fit} shown={shown} />
      <RowList label={t("plan.rows")} onKey={takeKey} />
    </div>
  );
}
