import { languageName, siteLanguages } from "@stanza/web-site";
import { useTranslation } from "react-i18next";
import type { BaseTexts } from "../base-texts.ts";
import { useDrafts } from "../drafts.ts";
import { foundText } from "../found-texts.ts";
import type { useTranslations } from "../save-drafts.ts";
import { WordingField } from "../WordingField.tsx";
import css from "./InPlace.module.css";
import { PlacePicture } from "./PlacePicture.tsx";
import type { Place } from "./place.ts";
import { formsOf } from "./plural-forms.ts";

/** Everything that is worded at one place. */
export interface WordedTexts {
  /** The interface's own, by language. */
  readonly base: Readonly<Record<string, BaseTexts>>;
  readonly saved: NonNullable<ReturnType<typeof useTranslations>["data"]>["texts"];
}

interface Props extends WordedTexts {
  readonly textKey: string;
  readonly place: Place;
}

/** One text: its key, where it stands, and for each of its forms the source and a field for every language of the site. */
export function KeyTexts({ textKey, place, base, saved }: Props) {
  const { t } = useTranslation();
  const changes = useDrafts((drafts) => drafts.changes);
  const source = base.en ?? {};
  const nameOf = new Map<string, string>(siteLanguages().map((one) => [one, languageName(one)]));
  return (
    <section className={css.text} aria-label={textKey}>
      <h3>
        <code>{textKey}</code>
      </h3>
      <PlacePicture place={place} />
      {formsOf(textKey, source, [...nameOf.keys()]).map((form) => (
        <fieldset key={form.key} className={css.form}>
          <legend>
            {form.plural === null ? t("translator.source") : t(`translator.plural.${form.plural}`)}
          </legend>
          <p lang="en" className={css.source}>
            {form.source || t("translator.unworded")}
          </p>
          {form.languages.map((language) => (
            <WordingField
              key={language}
              language={language}
              label={nameOf.get(language) ?? language}
              text={foundText(
                {
                  source,
                  own: base[language] ?? {},
                  saved: saved[language] ?? {},
                  typed: changes[language] ?? {},
                },
                form.key,
              )}
            />
          ))}
        </fieldset>
      ))}
    </section>
  );
}
