import { textIn } from "@stanza/catalogue";
import type { EvaluatedRow } from "@stanza/evaluation";
import type { FieldView, ValueWords } from "@stanza/web-project";
import { cx } from "@stanza/web-ui";
import reach from "@stanza/web-ui/reach.module.css";
import { IconArrowsMaximize, IconLayoutBoardSplit } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { openFrontLazily, openVariantLazily } from "./open-dialogs.ts";
import css from "./VariantsPanel.module.css";

interface Props {
  readonly view: FieldView;
  readonly rows: readonly EvaluatedRow[];
  readonly words: ValueWords;
  /** The first field of those on the front says so in words. */
  readonly isFirst: boolean;
}

/** Fewer options are told apart in the panel itself. */
const LEAST = 5;

/** Opens the choice of an option with a large preview, or on the drawn front. */
export function EnlargeButton({ view, rows, words, isFirst }: Props) {
  const { t } = useTranslation();
  if (view.front && !view.readonly) {
    const label = t("front.open", { name: textIn(view.description, words.language) });
    return (
      <button
        type="button"
        className={isFirst ? cx(css.onFront, reach.reach) : css.enlarge}
        aria-label={label}
        title={label}
        onClick={() => void openFrontLazily(rows, view.code)}
      >
        <IconLayoutBoardSplit size={15} stroke={1.8} aria-hidden="true" />
        {isFirst ? t("front.short") : null}
      </button>
    );
  }
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
