import { Button, TextArea, useMediaQuery } from "@stanza/web-ui";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { mayNotFit, strayPlaceholders, textFault } from "./check-text.ts";
import { draft } from "./drafts.ts";
import type { FoundText } from "./found-texts.ts";
import css from "./Translator.module.css";

interface Props {
  readonly language: string;
  readonly text: FoundText;
  readonly label: string;
  /** The place makes it plain to the eye. */
  readonly hideLabel?: boolean;
}

/** The wording of a text in one language, checked while it is typed, with the ways back. On a phone it is read only (ux.md §5.23). */
export function WordingField({ language, text, label, hideLabel }: Props) {
  const { t } = useTranslation();
  const isPhone = useMediaQuery("(max-width: 599px)");
  const { key, source, own, now, before, isWorded, isDraft } = text;
  if (isPhone)
    return (
      <dl className={css.read}>
        <dt className={hideLabel ? "visually-hidden" : undefined}>{label}</dt>
        <dd lang={language} data-draft={isDraft || undefined}>
          {now || t("translator.unworded")}
        </dd>
      </dl>
    );
  const type = (typed: string) => draft(language, key, typed === own && !isWorded ? undefined : typed);
  const says =
    isDraft && before !== "" && before !== now ? t("translator.before", { text: before }) : undefined;
  return (
    <div className={css.wording}>
      <TextArea
        lang={language}
        label={label}
        hideLabel={hideLabel}
        rows={Math.min(4, Math.ceil(Math.max(now.length, 1) / 60))}
        value={now}
        error={faultOf(text, t)}
        help={isWorded && mayNotFit(source, now) ? t("translator.mayNotFit") : undefined}
        onChange={(event) => type(event.target.value)}
      />
      {says ? <p className={css.before}>{says}</p> : null}
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
  );
}

/** What is wrong with what was typed, with the values that it lost or invented by name. */
function faultOf({ isDraft, isWorded, source, own, now }: FoundText, t: TFunction): string | undefined {
  const compared = source || (own ?? "");
  const fault = isDraft && isWorded ? textFault(compared, now) : null;
  if (fault === null) return undefined;
  if (fault !== "placeholders") return t(`translator.fault.${fault}`);
  const { missing, foreign } = strayPlaceholders(compared, now);
  return [
    ...(missing.length > 0 ? [t("translator.fault.missing", { names: missing.join(", ") })] : []),
    ...(foreign.length > 0 ? [t("translator.fault.foreign", { names: foreign.join(", ") })] : []),
  ].join(" ");
}
