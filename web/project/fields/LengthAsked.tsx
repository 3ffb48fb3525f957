import type { LengthQuestion } from "@stanza/quantities";
import { useTranslation } from "react-i18next";
import css from "./LengthAsked.module.css";

interface Props {
  readonly id?: string;
  readonly question: LengthQuestion;
  readonly onTake: () => void;
}

/** "3.1 mm? Use 3.1 m": asks about a length that cannot be meant. The field's Enter takes it too. */
export function LengthAsked({ id, question, onTake }: Props) {
  const { t } = useTranslation();
  return (
    <span id={id} role="status" className={css.asked}>
      {t("length.asked", { typed: question.typed })}{" "}
      <button
        type="button"
        className={css.take}
        // The field keeps the focus, so that leaving it does not take the number as it was typed.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onTake}
      >
        {t("length.take", { meant: question.meant })}
      </button>
    </span>
  );
}
