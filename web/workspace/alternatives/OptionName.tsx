import { type OptionView, textIn } from "@stanza/catalogue";
import { optionPaint, swatchPaint } from "@stanza/web-project";
import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import css from "./Alternatives.module.css";
import type { SharedVariable } from "./shared-variables.ts";

interface Props {
  readonly variable: SharedVariable;
  readonly option: OptionView;
}

/** An option by its swatch and its name. */
export function OptionName({ variable, option }: Props) {
  const { i18n } = useTranslation();
  const isPainted = variable.view.options?.some(({ color }) => color);
  const paint = swatchPaint(optionPaint(option, (code) => variable.catalogue.material(code)));
  return (
    <span className={css.option}>
      {isPainted ? (
        <span className={css.swatch} style={{ "--paint": paint } as CSSProperties} aria-hidden="true" />
      ) : null}
      <span>{optionName(option, i18n.language)}</span>
    </span>
  );
}

export const optionName = ({ code, description }: OptionView, language: string): string =>
  textIn(description, language) || code;
