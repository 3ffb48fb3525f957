import type { VariableView } from "@stanza/catalogue";
import { type FieldActions, VariableField } from "@stanza/web-project";
import css from "./Steps.module.css";

interface Props {
  readonly views: readonly VariableView[];
  readonly actions: FieldActions;
}

/** The questions of a step. */
export function StepFields({ views, actions }: Props) {
  if (views.length === 0) return null;
  return (
    <div className={css.fields}>
      {views.map((view) => (
        // What an error leads to (`focusStep`).
        <div key={view.code} data-variable={view.code}>
          <VariableField view={view} actions={actions} />
        </div>
      ))}
    </div>
  );
}
