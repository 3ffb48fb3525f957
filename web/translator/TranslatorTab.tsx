import type { Translations } from "@stanza/contract";
import { formatPercent } from "@stanza/quantities";
import {
  type InterfaceLanguage,
  interfaceLanguage,
  languageName,
  siteLanguages,
  useMissingTexts,
} from "@stanza/web-site";
import { Button, EmptyState, SelectField, Skeleton, TextField } from "@stanza/web-ui";
import { useDeferredValue, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { type BaseTexts, useBaseTexts } from "./base-texts.ts";
import { useDrafts } from "./drafts.ts";
import { foundTexts, type TextQuery } from "./found-texts.ts";
import { InPlaceSwitch } from "./InPlaceSwitch.tsx";
import { SaveBar } from "./SaveBar.tsx";
import { useTranslations } from "./save-drafts.ts";
import { TextsFailed } from "./TextsFailed.tsx";
import { TranslationRow } from "./TranslationRow.tsx";
import css from "./Translator.module.css";
import { useWordedShares } from "./worded-shares.ts";

/** Rows that are drawn; more are shown when asked for. */
const STEP = 40;

/** The interface's texts, worded as the deployment wants them, at run time and for everybody (ux.md §5.21). */
export function TranslatorTab() {
  const { t, i18n } = useTranslation();
  const languages = siteLanguages();
  const [language, setLanguage] = useState<InterfaceLanguage>(
    interfaceLanguage(i18n.language) ?? languages[0] ?? "en",
  );
  const base = useBaseTexts([...new Set(["en", language] as const)]);
  const saved = useTranslations();
  if (saved.isError || base.isError) return <TextsFailed retries={[saved.refetch, base.refetch]} />;
  const source = base.texts?.en;
  const own = base.texts?.[language];
  return (
    <div className={css.page}>
      <p className={css.lead}>{t("translator.lead")}</p>
      <InPlaceSwitch />
      <SaveBar source={source ?? {}} />
      {saved.data && own && source ? (
        <Texts
          key={language}
          language={language}
          languages={languages}
          onLanguage={setLanguage}
          source={source}
          own={own}
          texts={saved.data.texts}
        />
      ) : (
        <div aria-busy="true" role="status" aria-label={t("people.loading")}>
          <Skeleton height={320} />
        </div>
      )}
    </div>
  );
}

interface TextsProps {
  readonly language: InterfaceLanguage;
  readonly languages: readonly InterfaceLanguage[];
  readonly onLanguage: (language: InterfaceLanguage) => void;
  readonly source: BaseTexts;
  readonly own: BaseTexts;
  /** What the site has worded, by language. */
  readonly texts: Translations;
}

function Texts({ language, languages, onLanguage, source, own, texts }: TextsProps) {
  const { t, i18n } = useTranslation();
  const saved = useMemo(() => texts[language] ?? {}, [texts, language]);
  const shares = useWordedShares(languages, source, texts);
  const nameOf = (one: InterfaceLanguage) => {
    const share = shares.get(one);
    return share === undefined
      ? languageName(one)
      : `${languageName(one)} · ${formatPercent(String(share), i18n.language, 0)}`;
  };
  const [search, setSearch] = useState("");
  const [show, setShow] = useState<TextQuery["show"]>("all");
  const [most, setMost] = useState(STEP);
  const typed = useDrafts(({ changes }) => changes[language]);
  const missing = useMissingTexts();
  const wanted = useDeferredValue(search);
  const found = useMemo(
    () => foundTexts({ source, own, saved, typed: typed ?? {}, missing }, { search: wanted, show }),
    [source, own, saved, typed, missing, wanted, show],
  );
  return (
    <>
      <div className={css.bar}>
        <TextField
          type="search"
          label={t("translator.search")}
          hideLabel
          placeholder={t("translator.search")}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <SelectField
          label={t("language.label")}
          hideLabel
          value={language}
          onChange={(event) => onLanguage(interfaceLanguage(event.target.value) ?? language)}
          options={languages.map((one) => ({ value: one, label: nameOf(one) }))}
        />
        <SelectField
          label={t("translator.show")}
          hideLabel
          value={show}
          onChange={(event) => setShow(event.target.value as TextQuery["show"])}
          options={(["all", "worded", "missing"] as const).map((value) => ({
            value,
            label: t(`translator.shown.${value}`),
          }))}
        />
      </div>
      <p className={css.count} role="status">
        {t("translator.found", { count: found.length })}
      </p>
      {found.length === 0 ? (
        <EmptyState title={t("translator.none")} />
      ) : (
        <ul className={css.list}>
          {found.slice(0, most).map((text) => (
            <TranslationRow key={text.key} language={language} text={text} />
          ))}
        </ul>
      )}
      {found.length > most ? <Button onClick={() => setMost(most + STEP)}>{t("people.more")}</Button> : null}
    </>
  );
}
