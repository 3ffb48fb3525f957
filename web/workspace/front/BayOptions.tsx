import { type EvaluatedArticle, textIn, type Value } from "@stanza/catalogue";
import { type ChoiceTarget, useValueWords } from "@stanza/web-project";
import { IconLock } from "@tabler/icons-react";
import { useId } from "react";
import { FrontPicture } from "../dclass/ArticleElevation.tsx";
import { usePriceDifference } from "../dclass/use-price-difference.ts";
import css from "./Front.module.css";
import type { FrontVariable } from "./front-zones.ts";

interface Props {
  readonly variable: FrontVariable;
  /** The article as it is now, which the differences of price are from. */
  readonly now: EvaluatedArticle;
  readonly target: ChoiceTarget;
  readonly onChoose: (value: Value) => void;
}

/** The options of a variable as pictures of its part of the front, each with the price that it adds. */
export function BayOptions({ variable: { view, alternatives, zone }, now, target, onChoose }: Props) {
  const { language } = useValueWords();
  const name = useId();
  const price = usePriceDifference(target, now);
  return (
    <fieldset className={css.options}>
      <legend>{textIn(view.description, language)}</legend>
      {(view.options ?? []).map(({ code, description, refusal }) => {
        const article = alternatives.find((one) => one.code === code)?.article ?? now;
        const isChosen = code === view.value;
        return (
          <label key={code} className={css.option} data-refused={refusal ? true : undefined}>
            <input
              type="radio"
              name={name}
              checked={isChosen}
              aria-disabled={refusal ? true : undefined}
              onChange={() => {
                if (!refusal) onChoose(code);
              }}
            />
            <FrontPicture
              article={article}
              material={(one) => target.catalogue.material(one)}
              zone={zone}
              className={css.mini}
            />
            <span className={css.name}>{textIn(description, language)}</span>
            {refusal ? (
              <small>
                <IconLock size={13} aria-hidden="true" /> {textIn(refusal.because, language)}
              </small>
            ) : isChosen ? null : (
              <small className="numeric">{price(article)?.difference}</small>
            )}
          </label>
        );
      })}
    </fieldset>
  );
}
