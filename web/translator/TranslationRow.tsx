import { Button, TextArea } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import { mayNotFit, textFault } from "./check-text.ts";
import { draft } from "./drafts.ts";
import type { FoundText } from "./found-texts.ts";
import css from "./Translator.module.css";

/** One text: its source, its wording, and the way back to the interface's own. */
export function TranslationRow({ language, text }: { readonly language: string; readonly text: FoundText }) {
  const { t } = useTranslation();
  const { key, source, own, now, isWorded, isDraft } = text;
  const fault = isDraft && isWorded ? textFault(source || (own ?? ""), now) : null;
  const type = (typed: string) => draft(language, key, typed === own && !isWorded ? undefined : typed);
  return (
    <li className={css.text} data-draft={isDraft || undefined}>
      <div className={css.source}>
        <code>{key}</code>
        <span lang="en">{source}</span>
      </div>
      <div className={css.wording}>
        <TextArea
          lang={language}
          label={t("translator.wording", { key })}
          hideLabel
          rows={Math.min(4, Math.ceil(Math.max(now.length, 1) / 60))}
          value={now}
          error={fault ? t(`translator.fault.${fault}`) : undefined}
          help={isWorded && mayNotFit(source, now) ? t("translator.mayNotFit") : undefined}
          onChange={(event) => type(event.target.value)}
        />
        {isWorded && own !== undefined ? (
          <Button variant="link" onClick={() => draft(language, key, null)}>
            {t("translator.giveBack")}
          </Button>
        ) : null}
        {isDraft ? (
          <Button variant="link" onClick={() => draft(language, key, undefined)}>
            {t("action.undo")}
          </Button>
        ) : null}
      </div>
    </li>
  );
}
