import type { OfferedPromotion } from "@stanza/contract";
import { textIn } from "@stanza/pricing";
import { formatDate, formatMoney, formatPercent } from "@stanza/quantities";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import css from "./Promotions.module.css";
import { effectsOf, type PromotionEffect } from "./promotion-choice.ts";

interface Props {
  /** Name of the group of radio buttons. */
  readonly name: string;
  readonly promotion: OfferedPromotion;
  readonly currency: string;
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly onChoose: () => void;
}

/** A promotion to choose: what it is called, until when, and what it changes. */
export function PromotionOption({ name, promotion, currency, checked, disabled, onChoose }: Props) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const id = useId();
  const said = textIn(promotion.description, language);
  return (
    <label className={css.option}>
      <input
        type="radio"
        name={name}
        checked={checked}
        disabled={disabled}
        aria-labelledby={`${id}-name`}
        aria-describedby={id}
        onChange={onChoose}
      />
      <span className={css.words}>
        <strong id={`${id}-name`}>{said || promotion.code}</strong>
        <span id={id} className={css.details}>
          <span>
            {[said === promotion.code ? "" : promotion.code, validity()].filter(Boolean).join(" · ")}
          </span>
          <span className={css.effects}>
            {effectsOf(promotion).map((effect) => (
              <span key={effect.kind} data-effect={effect.kind}>
                {wordsOf(effect)}
              </span>
            ))}
          </span>
        </span>
      </span>
    </label>
  );

  function validity(): string {
    const { from, until } = promotion;
    const day = (date: string) => formatDate(date, language);
    if (from && until) return t("promotions.between", { from: day(from), until: day(until) });
    if (until) return t("promotions.until", { until: day(until) });
    return from ? t("promotions.from", { from: day(from) }) : "";
  }

  function wordsOf(effect: PromotionEffect): string {
    switch (effect.kind) {
      case "discount":
        return t("promotions.effect.discount", { percent: formatPercent(effect.value, language, "own") });
      case "delivery":
        return t("promotions.effect.delivery", { amount: formatMoney(effect.value, currency, language) });
      case "priceList":
        return t("promotions.effect.priceList", { list: effect.value });
      default:
        return t(`promotions.effect.${effect.kind}`);
    }
  }
}
