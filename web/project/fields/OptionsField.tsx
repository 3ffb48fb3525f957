import { cx } from "@stanza/web-ui";
import { IconCheck, IconLock } from "@tabler/icons-react";
import { type CSSProperties, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { FieldShell } from "./FieldShell.tsx";
import fields from "./Fields.module.css";
import css from "./Options.module.css";
import { RefusalNote, type RefusalReason } from "./RefusalNote.tsx";

export interface Choosable {
  readonly value: string;
  readonly label: string;
  /** CSS background of its swatch. */
  readonly paint?: string;
  /** Its swatch looks like another one's, so colour alone does not tell them apart. */
  readonly isAlike?: boolean;
  readonly refusal?: {
    readonly because: string;
    /** The conditions responsible, with the values that made them so. */
    readonly reasons?: readonly RefusalReason[];
    readonly fix?: string;
  };
}

interface Props {
  readonly look: "swatches" | "segments" | "list";
  /** The subject of the choice: the reason of a refusal goes when another subject is selected. */
  readonly subject: string;
  readonly label: string;
  readonly help?: string;
  readonly options: readonly Choosable[];
  /** `null`: none, or several different ones (`mixed`). */
  readonly value: string | null;
  readonly mixed?: boolean;
  readonly mandatory?: boolean;
  readonly missing?: boolean;
  readonly onChoose: (value: string) => void;
  readonly onFix?: (value: string) => void;
  readonly onReset?: () => void;
  /** The addition of an option to the price, in words; asked for options that are pointed at. */
  readonly priceOf?: (value: string) => string | undefined;
  /** Options with room for it say their addition by themselves. */
  readonly hasAllPrices?: boolean | undefined;
}

/** Lists of so many options have a search box. */
const SEARCHED_FROM = 10;

/**
 * One of several, all native radio buttons. A refused option can be focused and clicked: it then says why it cannot be had and offers the
 * nearest way to have it.
 */
export function OptionsField(props: Props) {
  const { look, label, help, options, value, mixed, mandatory, missing, onChoose, onFix, onReset, priceOf } =
    props;
  const { t } = useTranslation();
  const id = useId();
  const [pointed, setPointed] = useState<string | null>(null);
  const [asked, setAsked] = useState<{ readonly value: string; readonly subject: string } | null>(null);
  const [query, setQuery] = useState("");
  const askedHere = asked?.subject === props.subject ? asked.value : null;
  const refused = options.find((option) => option.value === askedHere && option.refusal);
  const ask = (option: Choosable) =>
    setAsked(option.refusal ? { value: option.value, subject: props.subject } : null);
  const isNamed = look === "swatches" && options.some(({ isAlike }) => isAlike);
  const shown = options.find((option) => option.value === (pointed ?? value));
  const price = pointed !== null && pointed !== value ? priceOf?.(pointed) : undefined;
  const wanted = query.trim().toLocaleLowerCase();
  const listed =
    wanted === "" ? options : options.filter((option) => option.label.toLocaleLowerCase().includes(wanted));
  const choose = (option: Choosable) => {
    ask(option);
    if (!option.refusal) onChoose(option.value);
  };
  return (
    <FieldShell
      label={label}
      labelId={`${id}-label`}
      help={help}
      mandatory={mandatory}
      missing={missing}
      onReset={onReset}
      value={
        <>
          {pointed === null && mixed ? (
            <i>{t("field.mixed")}</i>
          ) : (
            (look !== "segments" || shown?.refusal) && shown?.label
          )}
          {price ? <span className={fields.priceOf}>{price}</span> : null}
        </>
      }
    >
      {look === "list" && options.length >= SEARCHED_FROM ? (
        <input
          type="search"
          className={fields.search}
          placeholder={t("field.search")}
          aria-label={t("field.searchIn", { name: label })}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      ) : null}
      <div
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        aria-required={mandatory || undefined}
        className={css[look]}
        data-missing={missing || undefined}
        onPointerLeave={() => setPointed(null)}
      >
        {listed.map((option) => (
          <Option
            key={option.value}
            look={look}
            name={id}
            option={option}
            isNamed={isNamed}
            checked={!mixed && option.value === value}
            price={
              props.hasAllPrices && look !== "swatches" && option.value !== value && !option.refusal
                ? priceOf?.(option.value)
                : undefined
            }
            describedBy={option === refused ? `${id}-why` : undefined}
            onChoose={() => choose(option)}
            onPoint={() => setPointed(option.value)}
            onLeave={() => setPointed(null)}
            onFocus={() => {
              setPointed(option.value);
              if (option.refusal) ask(option);
            }}
          />
        ))}
        {listed.length === 0 ? <p className={css.none}>{t("field.noMatch", { query })}</p> : null}
      </div>
      {refused?.refusal ? (
        <RefusalNote
          id={`${id}-why`}
          name={refused.label}
          because={refused.refusal.because}
          reasons={refused.refusal.reasons}
          fix={refused.refusal.fix}
          onFix={
            onFix &&
            (() => {
              setAsked(null);
              onFix(refused.value);
            })
          }
        />
      ) : null}
    </FieldShell>
  );
}

interface OptionProps {
  readonly look: Props["look"];
  readonly name: string;
  readonly option: Choosable;
  /** Its name stands below its swatch. */
  readonly isNamed: boolean;
  readonly checked: boolean;
  /** What it adds to the price. */
  readonly price?: string | undefined;
  readonly describedBy?: string;
  readonly onChoose: () => void;
  readonly onPoint: () => void;
  readonly onLeave: () => void;
  readonly onFocus: () => void;
}

function Option({
  look,
  name,
  option,
  isNamed,
  checked,
  price,
  describedBy,
  onChoose,
  onPoint,
  onLeave,
  onFocus,
}: OptionProps) {
  const { t } = useTranslation();
  const { label, paint, refusal } = option;
  const title = refusal ? `${label}. ${refusal.because}` : look === "swatches" ? label : undefined;
  return (
    <label
      className={cx(css.option, refusal && css.refused)}
      style={paint ? ({ "--paint": paint } as CSSProperties) : undefined}
      title={title}
      onPointerEnter={onPoint}
    >
      <input
        type="radio"
        name={name}
        value={option.value}
        checked={checked}
        aria-disabled={refusal ? true : undefined}
        aria-label={refusal ? t("field.refused", { name: label }) : label}
        aria-describedby={describedBy}
        onChange={onChoose}
        // A refused radio button never becomes the checked one, so a second click gives no change.
        onClick={refusal ? onFocus : undefined}
        onFocus={onFocus}
        onBlur={onLeave}
      />
      {paint ? <span className={css.paint} aria-hidden="true" /> : null}
      {isNamed ? (
        <span className={css.nameOn} aria-hidden="true">
          {label}
        </span>
      ) : null}
      {look === "swatches" ? null : <span className={css.optionLabel}>{label}</span>}
      {price ? <small className={css.optionPrice}>{price}</small> : null}
      {refusal ? (
        <IconLock size={look === "swatches" ? 13 : 14} stroke={2} className={css.lock} aria-hidden="true" />
      ) : null}
      {checked && look !== "segments" ? (
        <IconCheck size={14} stroke={2.6} className={css.tick} aria-hidden="true" />
      ) : null}
    </label>
  );
}
