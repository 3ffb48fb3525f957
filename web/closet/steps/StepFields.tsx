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
        <VariableField key={view.code} view={view} actions={actions} />
      ))}
    </div>
  );
}
