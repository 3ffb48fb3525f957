import { type Problem, textIn } from "@stanza/catalogue";
import { deviationsOf, type SheetHeader, type SheetRow, type SheetValue } from "@stanza/evaluation";
import { formatSize } from "@stanza/quantities";
import { namedValueText, type ValueWords } from "@stanza/web-project";
import { IconButton, Size } from "@stanza/web-ui";
import { IconAlertTriangle, IconArrowBackUp, IconArrowsDiff, IconTarget } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { backToHeader } from "./back-to-header.ts";
import css from "./ConfigurationSheet.module.css";

interface Words {
  readonly words: ValueWords;
}

/** The choices of a model's header, which the rows below follow or deviate from. */
export function HeaderSection({ header, words }: Words & { readonly header: SheetHeader }) {
  const { t } = useTranslation();
  const { language } = words;
  return (
    <section className={css.section} data-header>
      <header className={css.head}>
        <h3>{t("sheet.header", { model: textIn(header.modelName, language) || header.model })}</h3>
        <p className={css.facts}>{textIn(header.catalogueName, language)}</p>
      </header>
      <ValueTable caption={textIn(header.modelName, language)} values={header.values} words={words} />
    </section>
  );
}

interface RowProps extends Words {
  readonly row: SheetRow;
  readonly model: string;
  /** Why nothing can be changed. */
  readonly reason: string | undefined;
  readonly onGoTo: () => void;
}

export function RowSection({ row, model, words, reason, onGoTo }: RowProps) {
  const { t } = useTranslation();
  const { language, lengthUnit } = words;
  const name = textIn(row.description, language) || row.article;
  const size = formatSize(row.box, lengthUnit, language);
  const deviations = deviationsOf(row).length;
  return (
    <section className={css.section}>
      <header className={css.head}>
        <span className={css.number}>{row.number}</span>
        <div className={css.names}>
          <h3>{name}</h3>
          <p className={css.facts}>
            <span>{row.article}</span>
            {size ? <Size>{size}</Size> : null}
            <span>{model}</span>
            {row.quantity === 1 ? null : <span>× {row.quantity}</span>}
            {row.automatic ? <span>{t("sheet.generated")}</span> : null}
          </p>
          {row.note ? <p className={css.note}>{row.note}</p> : null}
        </div>
        {deviations > 0 ? (
          <span className={css.badge}>
            <IconArrowsDiff size={14} stroke={1.8} aria-hidden="true" />
            {t("sheet.deviations", { count: deviations })}
          </span>
        ) : null}
        <IconButton
          label={t("sheet.goTo", { name })}
          icon={<IconTarget size={18} stroke={1.6} />}
          onClick={onGoTo}
        />
      </header>
      {row.values.length === 0 ? (
        <p className={css.none}>{t("sheet.noValues")}</p>
      ) : (
        <ValueTable
          caption={name}
          values={row.values}
          words={words}
          {...(reason === undefined ? { onReset: (code: string) => backToHeader(row.row, code) } : {})}
        />
      )}
    </section>
  );
}

export function FailedSection({
  article,
  problem,
  words,
}: Words & { readonly article: string; readonly problem: Problem }) {
  const { t } = useTranslation();
  return (
    <section className={css.section}>
      <header className={css.head}>
        <IconAlertTriangle size={18} stroke={1.7} className={css.alert} aria-hidden="true" />
        <div className={css.names}>
          <h3>{article}</h3>
          <p className={css.facts}>
            {t("sheet.failed")}: {textIn(problem.because, words.language)}
          </p>
        </div>
      </header>
    </section>
  );
}

interface TableProps extends Words {
  readonly caption: string;
  readonly values: readonly SheetValue[];
  /** Takes the row's own choice back, so that the header decides. */
  readonly onReset?: (code: string) => void;
}

function ValueTable({ caption, values, words, onReset }: TableProps) {
  const { t } = useTranslation();
  const { language } = words;
  return (
    <table className={css.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t("sheet.variable")}</th>
          <th scope="col">{t("sheet.value")}</th>
          <th scope="col">{t("sheet.from")}</th>
          <th scope="col">{t("sheet.headerColumn")}</th>
        </tr>
      </thead>
      <tbody>
        {values.map((value) => {
          const name = textIn(value.description, language) || value.code;
          const { header } = value;
          const mayReset = header && onReset && canReset(value);
          return (
            <tr key={value.code} data-deviates={header ? true : undefined}>
              <th scope="row">{name}</th>
              <td className={css.value}>{namedValueText(value, words)}</td>
              <td className={css.from}>{originText(value)}</td>
              <td className={css.header}>
                {header ? (
                  <>
                    <IconArrowsDiff size={14} stroke={1.8} aria-label={t("sheet.deviates")} />
                    <span>
                      <small>{t("sheet.headerColumn")}</small>{" "}
                      {namedValueText({ ...unitOf(value), ...header }, words)}
                    </span>
                    {mayReset ? (
                      <IconButton
                        className={css.reset}
                        label={t("sheet.reset", { name })}
                        icon={<IconArrowBackUp size={16} stroke={1.7} />}
                        onClick={() => onReset(value.code)}
                      />
                    ) : null}
                  </>
                ) : null}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );

  function originText(value: SheetValue): string {
    const { origin } = value;
    return origin.kind === "repaired"
      ? t("origin.repaired", { value: namedValueText({ ...unitOf(value), value: origin.wish }, words) })
      : t(`origin.${origin.kind}`);
  }
}

const canReset = ({ origin }: SheetValue) => origin.kind === "user" || origin.kind === "repaired";

const unitOf = ({ unit, decimals }: SheetValue) => ({
  ...(unit ? { unit } : {}),
  ...(decimals === undefined ? {} : { decimals }),
});
