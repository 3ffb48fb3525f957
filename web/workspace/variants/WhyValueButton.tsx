import { type Text, textIn } from "@stanza/catalogue";
import type { EvaluatedRow, NamedValue, SheetValue } from "@stanza/evaluation";
import { choose, type FieldView, namedValueText, selectRows, type ValueWords } from "@stanza/web-project";
import { Button, Popover } from "@stanza/web-ui";
import { IconArrowBackUp, IconInfoCircle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import css from "./WhyValue.module.css";
import { type WhyValue, whyValue } from "./why-value.ts";

interface Props {
  readonly view: FieldView;
  readonly rows: readonly EvaluatedRow[];
  readonly words: ValueWords;
  /** Why nothing can be changed. */
  readonly reason?: string;
}

/** Asks a field why it has its value; the answer is worked out when it is asked for. */
export function WhyValueButton({ view, rows, words, reason }: Props) {
  const { t } = useTranslation();
  const label = t("why.of", { name: textIn(view.description, words.language) });
  return (
    <Popover
      button={
        <button type="button" className={css.ask} aria-label={label} title={label}>
          <IconInfoCircle size={15} stroke={1.7} aria-hidden="true" />
        </button>
      }
      place="bottom-start"
      width={288}
      label={label}
    >
      {(close) => (
        <Answer
          why={whyValue(rows, view.code)}
          view={view}
          rows={rows}
          words={words}
          reason={reason}
          onDone={close}
        />
      )}
    </Popover>
  );
}

function Answer({
  why,
  view,
  rows,
  words,
  reason,
  onDone,
}: Props & { readonly why: WhyValue | undefined; readonly onDone: () => void }) {
  const { t } = useTranslation();
  const value = why?.value;
  const text = (one: NamedValue) => namedValueText({ ...withoutName(value ?? view), ...one }, words);
  const model = why?.model ? textIn(why.model, words.language) : "";
  const followsHeader = value?.origin.kind === "header" || value?.origin.kind === "unavailable";
  return (
    <div className={css.answer}>
      {value ? (
        <>
          <p className={css.value}>{text(value)}</p>
          <p>{sentence(value, why)}</p>
          {value.header && value.origin.kind !== "unavailable" ? (
            <p className={css.deviates}>{t("why.headerHas", { model, value: text(value.header) })}</p>
          ) : null}
          {value.origin.kind === "default" || value.origin.kind === "preset" ? (
            reason === undefined && !view.readonly ? (
              <p>{t("why.choose")}</p>
            ) : null
          ) : null}
        </>
      ) : (
        <p>{t("why.mixed")}</p>
      )}
      {reason === undefined && isOwn(why) ? (
        <Button
          size="sm"
          icon={<IconArrowBackUp size={15} />}
          className={css.action}
          onClick={() => {
            onDone();
            choose(rows, { [view.code]: null });
          }}
        >
          {resetLabel(why)}
        </Button>
      ) : null}
      {followsHeader ? (
        <Button
          size="sm"
          className={css.action}
          onClick={() => {
            onDone();
            selectRows([]);
          }}
        >
          {t("why.openHeader")}
        </Button>
      ) : null}
    </div>
  );

  function sentence({ origin, header }: SheetValue, { names }: WhyValue): string {
    switch (origin.kind) {
      case "calculated":
        return names.length > 0
          ? t("why.origin.calculated", { names: listed(names, words.language) })
          : t("why.origin.formula");
      case "header":
        return t("why.origin.header", { model });
      case "unavailable":
        return t("why.origin.unavailable", { model, value: header ? text(header) : "" });
      case "repaired":
        return t("why.origin.repaired", {
          value: text(named(view, origin.wish)),
          because: textIn(origin.because, words.language),
        });
      default:
        return t(`why.origin.${origin.kind}`);
    }
  }

  function resetLabel(asked: WhyValue | undefined): string {
    const { without } = asked ?? {};
    if (!without) return t("why.takeBack");
    const isHeader = without.origin.kind === "header" || without.origin.kind === "unavailable";
    return t(isHeader ? "why.toHeader" : "why.toDefault", { value: text(without) });
  }
}

/** Returns true when there is a choice of the person's own to take back. */
const isOwn = (why: WhyValue | undefined): boolean =>
  why?.value === undefined
    ? why !== undefined
    : why.value.origin.kind === "user" || why.value.origin.kind === "repaired";

const withoutName = ({ unit, ...rest }: SheetValue | FieldView) => ({
  ...(unit ? { unit } : {}),
  ...("decimals" in rest && rest.decimals !== undefined ? { decimals: rest.decimals } : {}),
});

function named({ options }: FieldView, value: NamedValue["value"]): NamedValue {
  const name = options?.find(({ code }) => code === value)?.description;
  return { value, ...(name ? { name } : {}) };
}

const listed = (names: readonly Text[], language: string): string =>
  new Intl.ListFormat(language, { type: "conjunction" }).format(names.map((name) => textIn(name, language)));
