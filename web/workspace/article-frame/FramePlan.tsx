import { drawPlan, toSvg } from "@stanza/drawing";
import { drawingLanguage, lengthSaid, useEvaluation } from "@stanza/web-project";
import { useTheme } from "@stanza/web-site";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useShownScene } from "../canvas/shown.ts";
import { useArticleFrame } from "./article-frame-store.ts";
import css from "./FramePlan.module.css";

const SIZE = { width: 900, height: 700 } as const;

/** The article from above, with its overall size. */
export function FramePlan() {
  const { t, i18n } = useTranslation();
  const { project, evaluated } = useShownScene();
  const scheme = useTheme((state) => state.scheme);
  const id = useArticleFrame((state) => state.row);
  const row = useEvaluation((state) => state.evaluated?.rows.find((one) => one.row.id === id));
  const svg = useMemo(() => {
    const plan = drawPlan({
      rooms: project.rooms,
      evaluated,
      language: drawingLanguage(i18n.language),
      dimensionChains: false,
    });
    return toSvg(plan, { theme: scheme, size: SIZE });
  }, [project, evaluated, scheme, i18n.language]);
  const [width, height, depth] = (row?.article.box ?? []).map((mm) => lengthSaid(mm, i18n.language));
  return (
    <figure className={css.plan} data-canvas="plan">
      <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt={t("articleFrame.plan")} />
      {width === undefined ? null : (
        <figcaption>{t("size.overall", { width, depth: depth ?? "", height: height ?? "" })}</figcaption>
      )}
    </figure>
  );
}
