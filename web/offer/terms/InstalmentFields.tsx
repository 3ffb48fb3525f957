import type { Instalment, InstalmentTotal } from "@stanza/pricing";
import { MOST_INSTALMENTS, usualInstalments } from "@stanza/pricing";
import { decimal, decimalOr, decimalText, sumOf } from "@stanza/quantities";
import { Button, IconButton, Money, SelectField, TextField } from "@stanza/web-ui";
import { IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { DecimalField } from "../rows/DecimalField.tsx";
import form from "./Instalments.module.css";

interface Props {
  readonly schedule: readonly Instalment[];
  /** With their amounts, as quoted; absent: not known yet. */
  readonly totals: readonly InstalmentTotal[] | undefined;
  readonly currency: string;
  /** Of the offer: the words are its reader's. */
  readonly language: string;
  readonly readOnly: boolean;
  readonly onChange: (schedule: readonly Instalment[]) => void;
}

/** The payments that are agreed: each a share or an amount, at an event or on a day; the last is what is left. */
export function InstalmentFields({ schedule, totals, currency, language, readOnly, onChange }: Props) {
  const { t } = useTranslation();
  if (schedule.length === 0)
    return readOnly ? null : (
      <div>
        <Button size="sm" onClick={() => onChange(usualInstalments(language))}>
          {t("instalments.agree")}
        </Button>
      </div>
    );
  const isQuoted = totals?.length === schedule.length;
  const replace = (index: number, next: Instalment) =>
    onChange(schedule.map((one, at) => (at === index ? next : one)));
  /** What is last is what is left, whatever it was before. */
  const without = (index: number): readonly Instalment[] =>
    schedule
      .filter((_, at) => at !== index)
      .map(({ percent, amount, ...one }, at, all) =>
        at === all.length - 1
          ? one
          : {
              ...one,
              ...(percent === undefined ? {} : { percent }),
              ...(amount === undefined ? {} : { amount }),
            },
      );
  return (
    <fieldset className={form.instalments}>
      <legend>{t("instalments.title")}</legend>
      <ol>
        {schedule.map((one, index) => (
          <Payment
            // biome-ignore lint/suspicious/noArrayIndexKey: payments have no name but their place
            key={index}
            place={index + 1}
            instalment={one}
            isLast={index === schedule.length - 1}
            left={shareLeft(schedule, index)}
            total={isQuoted ? totals[index] : undefined}
            currency={currency}
            readOnly={readOnly}
            onChange={(next) => replace(index, next)}
            onRemove={() => onChange(schedule.length === 1 ? [] : without(index))}
          />
        ))}
      </ol>
      {readOnly ? null : (
        <div className={form.instalmentActions}>
          <Button
            size="sm"
            reason={
              schedule.length >= MOST_INSTALMENTS
                ? t("instalments.most", { most: MOST_INSTALMENTS })
                : undefined
            }
            onClick={() =>
              onChange([...schedule.slice(0, -1), { when: "", percent: "0" }, ...schedule.slice(-1)])
            }
          >
            {t("instalments.add")}
          </Button>
          <Button size="sm" variant="subtle" onClick={() => onChange([])}>
            {t("instalments.none")}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

/** Percent that the other payments leave for this one. */
function shareLeft(schedule: readonly Instalment[], index: number): number {
  const others = schedule.slice(0, -1).filter((_, at) => at !== index);
  const taken = sumOf(others.map(({ percent }) => decimalOr(percent, "0")));
  return Math.max(0, Number(decimalText(decimal("100").minus(taken))));
}

interface PaymentProps {
  readonly place: number;
  readonly instalment: Instalment;
  readonly isLast: boolean;
  readonly left: number;
  readonly total: InstalmentTotal | undefined;
  readonly currency: string;
  readonly readOnly: boolean;
  readonly onChange: (next: Instalment) => void;
  readonly onRemove: () => void;
}

function Payment({
  place,
  instalment,
  isLast,
  left,
  total,
  currency,
  readOnly,
  onChange,
  onRemove,
}: PaymentProps) {
  const { t } = useTranslation();
  const { when, date, percent, amount } = instalment;
  const isAmount = percent === undefined;
  const rest = { when, ...(date === undefined ? {} : { date }) };
  const isCut =
    !isLast && isAmount && total !== undefined && decimal(total.amount).cmp(decimalOr(amount, "0")) < 0;
  return (
    <li>
      <TextField
        key={when}
        label={t("instalments.when", { place })}
        defaultValue={when}
        maxLength={200}
        readOnly={readOnly}
        onBlur={(event) => {
          const text = event.target.value.trim();
          if (text !== when) onChange({ ...instalment, when: text });
        }}
      />
      <TextField
        type="date"
        label={t("instalments.date", { place })}
        value={date ?? ""}
        readOnly={readOnly}
        onChange={(event) => {
          const { date: _, ...undated } = instalment;
          onChange(event.target.value === "" ? undated : { ...instalment, date: event.target.value });
        }}
      />
      {isLast ? (
        <span className={form.rest}>{t("instalments.rest")}</span>
      ) : (
        <>
          <SelectField
            label={t("instalments.kind", { place })}
            hideLabel
            value={isAmount ? "amount" : "percent"}
            disabled={readOnly}
            options={[
              { value: "percent", label: "%" },
              { value: "amount", label: currency },
            ]}
            onChange={(event) =>
              onChange(
                event.target.value === "amount"
                  ? { ...rest, amount: total?.amount ?? "0" }
                  : { ...rest, percent: "0" },
              )
            }
          />
          <DecimalField
            label={t("instalments.share", { place })}
            hideLabel
            readOnly={readOnly}
            value={String((isAmount ? amount : percent) ?? "")}
            {...(isAmount ? {} : { most: left })}
            onCommit={(typed) => {
              const value = typed === "" ? "0" : typed;
              onChange(isAmount ? { ...rest, amount: value } : { ...rest, percent: value });
            }}
          />
        </>
      )}
      <strong className={form.price}>
        {total ? <Money amount={total.amount} currency={currency} /> : "–"}
        {isCut ? <small>{t("instalments.cut")}</small> : null}
      </strong>
      {readOnly ? null : (
        <IconButton
          label={t("instalments.remove", { place })}
          icon={<IconTrash size={17} stroke={1.7} />}
          onClick={onRemove}
        />
      )}
    </li>
  );
}
