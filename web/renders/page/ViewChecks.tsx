import { useTranslation } from "react-i18next";
import type { RenderView } from "../views/render-views.ts";
import css from "./Renders.module.css";
import { viewName } from "./view-name.ts";

interface Props {
  readonly legend: string;
  readonly views: readonly RenderView[];
  /** Ids. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Several views of a project, in their order. */
export function ViewChecks({ legend, views, chosen, onChange }: Props) {
  const { t } = useTranslation();
  const turn = (id: string) => {
    const next = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
    onChange(views.map((view) => view.id).filter((one) => next.includes(one)));
  };
  return (
    <fieldset className={css.checks}>
      <legend>{legend}</legend>
      {views.map((view) => (
        <label key={view.id}>
          <input type="checkbox" checked={chosen.includes(view.id)} onChange={() => turn(view.id)} />
          {viewName(view, t)}
        </label>
      ))}
    </fieldset>
  );
}
