import { useTranslation } from "react-i18next";
import type { FoundText } from "./found-texts.ts";
import css from "./Translator.module.css";
import { WordingField } from "./WordingField.tsx";

/** One text: its source, its wording, and the way back to the interface's own. */
export function TranslationRow({ language, text }: { readonly language: string; readonly text: FoundText }) {
  const { t } = useTranslation();
  const { key, source, isDraft } = text;
  return (
    <li className={css.text} data-draft={isDraft || undefined}>
      <div className={css.source}>
        <code>{key}</code>
        <span lang="en">{source}</span>
      </div>
      <WordingField language={language} text={text} label={t("translator.wording", { key })} hideLabel />
    </li>
  );
}
