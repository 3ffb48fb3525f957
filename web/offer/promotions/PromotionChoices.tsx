import type { Promotion, PromotionKind } from "@stanza/pricing";
import { useTranslation } from "react-i18next";
import { PromotionOption } from "./PromotionOption.tsx";
import css from "./Promotions.module.css";

interface Props {
  readonly kind: PromotionKind;
  readonly entries: readonly Promotion[];
  readonly chosen: string | undefined;
  readonly currency: string;
  readonly disabled: boolean;
  /** undefined: none. */
  readonly onChoose: (code: string | undefined) => void;
}

/** The promotions of one kind, of which one may be chosen; the chosen one also when the maker no longer offers it. */
export function PromotionChoices({ kind, entries, chosen, currency, disabled, onChoose }: Props) {
  const { t } = useTranslation();
  const isGone = chosen !== undefined && !entries.some(({ code }) => code === chosen);
  if (entries.length === 0 && !isGone) return null;
  const name = `promotion-${kind}`;
  return (
    <fieldset className={css.kind}>
      <legend>{t(`promotions.kind.${kind}`)}</legend>
      <div className={css.options}>
        <label className={css.option}>
          <input
            type="radio"
            name={name}
            checked={chosen === undefined}
            disabled={disabled}
            onChange={() => onChoose(undefined)}
          />
          <span>{t(`promotions.no.${kind}`)}</span>
        </label>
        {isGone ? (
          <label className={css.option}>
            <input type="radio" name={name} checked readOnly />
            <span className={css.words}>
              <strong>{chosen}</strong>
              <span className={css.gone}>{t("promotions.gone")}</span>
            </span>
          </label>
        ) : null}
        {entries.map((one) => (
          <PromotionOption
            key={one.code}
            name={name}
            promotion={one}
            currency={currency}
            checked={one.code === chosen}
            disabled={disabled}
            onChoose={() => onChoose(one.code)}
          />
        ))}
      </div>
    </fieldset>
  );
}
