import { drawElevation } from "@stanza/drawing";
import type { Vec2 } from "@stanza/geometry";
import { drawingLanguage, rowName, useEditor, useHovered, useReadOnlyReason } from "@stanza/web-project";
import { useTheme } from "@stanza/web-site";
import { useEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { type CanvasActions, handleCanvasKey } from "../canvas-keys.ts";
import { cursorOf } from "../cursor-of.ts";
import { listenToHand } from "../hand-gestures.ts";
import planCss from "../plan/Plan.module.css";
import { usePainting } from "../plan/use-painting.ts";
import { RowList } from "../RowList.tsx";
import { useShownScene } from "../shown.ts";
import { ElevationDistances } from "./ElevationDistances.tsx";
import { ElevationMeasures } from "./ElevationMeasures.tsx";
import { ElevationOverlay } from "./ElevationOverlay.tsx";
import { ElevationZoom } from "./ElevationZoom.tsx";
import { elevationGestures, moveSelection, shownElevation } from "./elevation-hand.ts";
import { fitElevation, resizeElevation, useElevation } from "./elevation-store.ts";
import { useCatalogueMaterials } from "./use-catalogue-materials.ts";

/** Along the wall, and up. */
const ARROWS: Readonly<Record<string, Vec2>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
/** mm an arrow key moves: plain, with Shift, with Ctrl (ux.md §9). */
const NUDGE = { plain: 10, shift: 100, ctrl: 1 } as const;
/** An elevation without a wall is none; its place is kept while the project changes. */
const NOTHING = {
  kind: "elevation",
  title: "",
  bounds: { min: [0, 0], max: [1000, 1000] },
  shapes: [],
} as const;

/** One wall seen from the room, to work in: what is selected here is selected in plan and 3D, and moved along the wall and in height. */
export function ElevationView({
  actions,
}: {
  readonly actions: Omit<CanvasActions, "fit" | "fitSelection">;
}) {
  const { t, i18n } = useTranslation();
  const scene = useShownScene();
  const { wall, view, size } = useElevation((state) => state);
  const selection = useEditor((state) => state.selection);
  const interaction = useEditor((state) => state.interaction);
  const hovered = useHovered((state) => state.row);
  const scheme = useTheme((state) => state.scheme);
  const materials = useCatalogueMaterials();
  const isHolding = interaction.kind === "moving" || interaction.kind === "placing";
  const readOnly = useReadOnlyReason() !== undefined;
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const visit = useRef("");
  const shown = useMemo(() => shownElevation(scene, wall), [scene, wall]);
  const drawing = useMemo(() => {
    const { evaluated } = scene;
    const { hiddenChains = [] } = scene.project;
    const room = shown?.room;
    const drawn =
      room && wall !== null
        ? drawElevation({
            room,
            wall,
            evaluated,
            materials,
            language: drawingLanguage(i18n.language),
            hiddenChains,
          })
        : null;
    return drawn ?? NOTHING;
  }, [scene, shown, wall, materials, i18n.language]);

  const { editSelection } = actions;
  useEffect(
    () => (frame.current ? listenToHand(frame.current, elevationGestures(editSelection)) : undefined),
    [editSelection],
  );
  const latest = useRef(drawing.bounds);
  latest.current = drawing.bounds;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another wall is shown whole
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const sizes = new ResizeObserver(() =>
      resizeElevation([element.clientWidth, element.clientHeight], latest.current),
    );
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [wall]);
  usePainting(canvas, { size, view, scheme, drawing, ghosts: null });

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
  const takeKey = (event: KeyboardEvent): boolean => {
    const arrow = ARROWS[event.key];
    if (!arrow || event.altKey) return handleCanvasKey(event, keys);
    const step = event.shiftKey ? NUDGE.shift : event.ctrlKey ? NUDGE.ctrl : NUDGE.plain;
    return moveSelection([arrow[0] * step, arrow[1] * step], visit.current);
  };
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
        <canvas ref={canvas} className={planCss.canvas} />
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
      </div>
      <ElevationZoom onFit={keys.fit} shown={shown} />
      <RowList label={t("plan.rows")} onKey={takeKey} />
    </div>
  );
}
