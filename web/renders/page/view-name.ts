import type { TFunction } from "i18next";
import type { RenderView } from "../views/render-views.ts";

/** What a view is called in the interface's language. */
export const viewName = ({ kind, wall }: RenderView, t: TFunction): string =>
  kind === "wall" ? t("renders.view.wall", { number: wall }) : t(`renders.view.${kind}`);
