import { textIn } from "@stanza/catalogue";
import { Button } from "@stanza/web-ui";
import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { FieldShell } from "./FieldShell.tsx";
import css from "./Fields.module.css";
import type { FieldView } from "./field-view.ts";
import { recordsSummary } from "./records-summary.ts";

interface Props {
  readonly view: FieldView;
  readonly label: string;
  readonly help?: string;
  readonly language: string;
  readonly mandatory?: boolean;
  readonly missing?: boolean;
  readonly onReset?: () => void;
  readonly onEdit?: (code: string) => void;
}

/** A dynamic class: what is in it, in short, and the way to its editor. */
export function RecordsField({ view, label, help, language, mandatory, missing, onReset, onEdit }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const count = view.list?.rows.length ?? 0;
  const problem = view.list?.problems[0];
  return (
    <FieldShell
      label={label}
      labelId={id}
      help={help}
      mandatory={mandatory}
      missing={missing}
      onReset={onReset}
      value={view.mixed ? <i>{t("field.mixed")}</i> : t("dclass.items", { count })}
    >
      <div className={css.records}>
        <span>{view.mixed ? null : recordsSummary(view, language)}</span>
        {onEdit ? (
          <Button
            size="sm"
            icon={<IconAdjustmentsHorizontal size={16} stroke={1.7} />}
            aria-label={`${t("dclass.edit")} ${label}`}
            onClick={() => onEdit(view.code)}
          >
            {t("dclass.edit")}
          </Button>
        ) : null}
      </div>
      {problem && !view.mixed ? <p className={css.missing}>{textIn(problem.because, language)}</p> : null}
    </FieldShell>
  );
}
