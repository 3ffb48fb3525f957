import { type DclassView, textIn } from "@stanza/catalogue";
import type { ProposedItem, ProposedSection } from "@stanza/evaluation";
import { formatLength } from "@stanza/quantities";
import { useLengthUnit } from "@stanza/web-project";
import { SelectField } from "@stanza/web-ui";
import { elementFields } from "@stanza/web-workspace";
import { useTranslation } from "react-i18next";
import css from "./Fill.module.css";

interface Props {
  readonly section: ProposedSection;
  /** From 1. */
  readonly number: number;
  /** The list that the parts are records of. */
  readonly list: DclassView;
  readonly onColumn: (code: string) => void;
  readonly onItem: (key: string) => void;
}

/** What is proposed for a section: another can be chosen, and every part left out. */
export function ProposedColumn({
  section: { column, others, items },
  number,
  list,
  onColumn,
  onItem,
}: Props) {
  const { t, i18n } = useTranslation();
  const fields = elementFields(list);
  const word = fields ? textIn(fields.section.description, i18n.language) : "";
  const name = `${word} ${number}`;
  return (
    <section className={css.column} aria-label={name}>
      <SelectField
        label={name}
        value={column?.code ?? ""}
        options={[
          ...others.map(({ code, description }) => ({
            value: code,
            label: textIn(description, i18n.language),
          })),
          { value: "", label: t("fill.empty") },
        ]}
        onChange={(event) => onColumn(event.target.value)}
      />
      {column ? <p className={css.because}>{textIn(column.because, i18n.language)}</p> : null}
      <ul className={css.items}>
        {items.map((item) => (
          <li key={item.key}>
            <ItemLine item={item} list={list} onToggle={() => onItem(item.key)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface LineProps {
  readonly item: ProposedItem;
  readonly list: DclassView;
  readonly onToggle: () => void;
}

function ItemLine({ item: { row, because, state, refusal }, list, onToggle }: LineProps) {
  const { t, i18n } = useTranslation();
  const unit = useLengthUnit();
  const fields = elementFields(list);
  const kind = fields?.kind.options?.find(({ code }) => code === row[fields.kind.name]);
  const height = fields ? formatLength(Number(row[fields.height.name]), unit, i18n.language) : "";
  return (
    <label className={css.item} data-out={state !== "proposed" || undefined}>
      <input
        type="checkbox"
        checked={state === "proposed"}
        disabled={state === "refused"}
        onChange={onToggle}
      />
      <span>
        {t("fill.itemAt", { name: kind ? textIn(kind.description, i18n.language) : "", height })}
        <small>
          {refusal
            ? t("fill.refused", { why: textIn(refusal, i18n.language) })
            : textIn(because, i18n.language)}
        </small>
      </span>
    </label>
  );
}
