import { useEditor } from "@stanza/web-project";
import { useTranslation } from "react-i18next";
import { useOrigin } from "./origin.ts";
import css from "./Plan.module.css";
import { toScreen, type ViewTransform } from "./view-transform.ts";

/** The own origin, and the rectangle that is being zoomed to. */
export function PlanMarks({ view }: { readonly view: ViewTransform }) {
  const { t } = useTranslation();
  const origin = useOrigin();
  const zoom = useEditor(({ interaction }) => (interaction.kind === "zoomWindow" ? interaction : null));
  const [a, b] = [toScreen(view, zoom?.from?.at ?? [0, 0]), toScreen(view, zoom?.to ?? [0, 0])];
  return (
    <>
      <svg className={css.overlay} aria-hidden="true">
        {origin ? <OriginMark at={toScreen(view, origin)} /> : null}
        {zoom?.from ? (
          <rect
            className={css.marquee}
            x={Math.min(a[0], b[0])}
            y={Math.min(a[1], b[1])}
            width={Math.abs(a[0] - b[0])}
            height={Math.abs(a[1] - b[1])}
          />
        ) : null}
      </svg>
      {origin ? (
        <span
          className={css.originName}
          style={{ left: toScreen(view, origin)[0], top: toScreen(view, origin)[1] }}
        >
          {t("newOrigin.mark")}
        </span>
      ) : null}
    </>
  );
}

function OriginMark({ at: [x, y] }: { readonly at: readonly [number, number] }) {
  const cross = `M${x - 11} ${y}H${x + 11}M${x} ${y - 11}V${y + 11}`;
  return (
    <>
      <path d={cross} className={css.casing} />
      <circle cx={x} cy={y} r={6} className={css.casing} />
      <path d={cross} className={css.originLine} />
      <circle cx={x} cy={y} r={6} className={css.originLine} />
    </>
  );
}
