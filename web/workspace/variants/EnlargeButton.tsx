import { textIn } from "@stanza/catalogue";
import type { EvaluatedRow } from "@stanza/evaluation";
import type { FieldView, ValueWords } from "@stanza/web-project";
import { IconArrowsMaximize } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { openVariantLazily } from "./open-dialogs.ts";
import css from "./VariantsPanel.module.css";

interface Props {
  readonly view: FieldView;
  readonly rows: readonly EvaluatedRow[];
  readonly words: ValueWords;
}

/** Fewer options are told apart in the panel itself. */
const LEAST = 5;

/** Opens the choice of an option with a large preview. */
export function EnlargeButton({ view, rows, words }: Props) {
  const { t } = useTranslation();
  if (view.kind !== "option" || view.readonly || (view.options?.length ?? 0) < LEAST) return null;
  const label = t("field.enlarge", { name: textIn(view.description, words.language) });
  return (
    <button
      type="button"
      className={css.enlarge}
      aria-label={label}
      title={label}
      onClick={() => void openVariantLazily(rows, view.code)}
    >
      <IconArrowsMaximize size={14} stroke={1.8} aria-hidden="true" />
    </button>
  );
}
