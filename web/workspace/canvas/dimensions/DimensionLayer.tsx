import { dimensionLabelPlace } from "@stanza/drawing";
import { add2, scale2, type Vec2 } from "@stanza/geometry";
import { type Dimension, showChain, viewedWalls } from "@stanza/project";
import { transact } from "@stanza/web-project";
import { IconEye, IconEyeOff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { toScreen, type ViewTransform } from "../plan/view-transform.ts";
import type { ShownScene } from "../shown.ts";
import { DimensionHandle } from "./DimensionHandle.tsx";
import css from "./Dimensions.module.css";
import { useDimensionFlags } from "./dimension-flags.ts";
import {
  beginWriting,
  groundOf,
  useCarriedDimension,
  useChosenDimension,
  useMeasuring,
  writeDimension,
} from "./measure-tool.ts";

interface Props {
  readonly view: ViewTransform;
  readonly scene: ShownScene;
  readonly readOnly: boolean;
}

/** The handles of the dimensions on the plan and, while measuring, the points and the reason for their places. */
export function DimensionLayer({ view, scene, readOnly }: Props) {
  const measuring = useMeasuring();
  const carried = useCarriedDimension();
  const writing = useChosenDimension((state) => state.writing);
  const shown = useDimensionFlags((state) => state.shown);
  const ground = groundOf(scene);
  const dimensions = (scene.project.dimensions ?? []).filter((dimension) => shown.includes(dimension.kind));
  return (
    <>
      {dimensions.map((dimension) => (
        <DimensionHandle
          key={dimension.id}
          dimension={dimension}
          ground={ground}
          view={view}
          readOnly={readOnly}
        />
      ))}
      {measuring && !readOnly ? <ChainToggles view={view} scene={scene} /> : null}
      {measuring && !carried ? (
        <svg className={css.marks} aria-hidden="true">
          {measuring.points.map(({ place }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: points are told apart by their order
            <Mark key={index} at={toScreen(view, place)} name={css.point} />
          ))}
          {measuring.hover ? (
            <Mark
              at={toScreen(view, measuring.hover.place)}
              name={measuring.hover.reason === "free" ? css.free : css.held}
            />
          ) : null}
        </svg>
      ) : null}
      {writing ? (
        <Words dimension={writing} at={toScreen(view, dimensionLabelPlace(writing, ground))} />
      ) : null}
    </>
  );
}

const Mark = ({ at: [x, y], name }: { readonly at: Vec2; readonly name: string | undefined }) => (
  <circle cx={x} cy={y} r={6} className={name} />
);

/** The field for the words of a note: Enter takes them, Esc leaves them. */
function Words({ dimension, at }: { readonly dimension: Dimension; readonly at: Vec2 }) {
  const { t } = useTranslation();
  const before = dimension.kind === "text" || dimension.kind === "highlight" ? dimension.text : "";
  return (
    <input
      className={css.words}
      style={{ left: at[0], top: at[1] }}
      aria-label={t("dimension.words")}
      placeholder={t("dimension.words")}
      maxLength={500}
      defaultValue={before}
      // biome-ignore lint/a11y/noAutofocus: the person has just shown where the words go
      autoFocus
      onBlur={(event) => writeDimension(event.target.value)}
      onKeyDown={(event) => {
        event.stopPropagation();
        const canvas = event.currentTarget.closest<HTMLElement>("[data-canvas]");
        if (event.key === "Escape") beginWriting(null);
        else if (event.key === "Enter") writeDimension(event.currentTarget.value);
        else return;
        event.preventDefault();
        canvas?.focus({ preventScroll: true });
      }}
    />
  );
}

/** From a wall's outer face to its chain's button, mm. */
const OUT_MM = 130;

/** An eye beside each wall: its automatic dimension chain is shown, or not. */
function ChainToggles({ view, scene: { project } }: Pick<Props, "view" | "scene">) {
  const { t } = useTranslation();
  return project.rooms.flatMap((room) =>
    viewedWalls(room).map(({ segment, curve }) => {
      const { wall, name, from, to, normal } = segment;
      const isShown = !(project.hiddenChains ?? []).includes(wall.id);
      const out = wall.thickness + Math.max(0, curve?.sagitta ?? 0) + OUT_MM;
      const [x, y] = toScreen(view, add2(scale2(add2(from, to), 0.5), scale2(normal, -out)));
      const label = t(isShown ? "dimension.hideChain" : "dimension.showChain", { name });
      return (
        <button
          key={wall.id}
          type="button"
          className={css.chain}
          style={{ left: x, top: y }}
          aria-label={label}
          title={label}
          onClick={() => transact("edit.chain", (so) => showChain(so, { wall: wall.id, shown: !isShown }))}
        >
          {isShown ? <IconEye size={16} /> : <IconEyeOff size={16} />}
        </button>
      );
    }),
  );
}
