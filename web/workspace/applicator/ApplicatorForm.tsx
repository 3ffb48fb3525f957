import { textIn, type Value } from "@stanza/catalogue";
import type { VariantInUse } from "@stanza/evaluation";
import { NumberField, TextEntry, useCatalogues, type ValueWords } from "@stanza/web-project";
import { Segmented, SelectField } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import css from "./Applicator.module.css";
import { variantText } from "./applicator-words.ts";
import { type Applicator, variantKey } from "./use-applicator.ts";

interface Props {
  readonly applicator: Applicator;
  readonly variant: VariantInUse;
  readonly words: ValueWords;
}

/** Nothing, in a list of values that are all texts: no value begins like this. */
const NONE = "\u0000";

/** Which variant, from what, to what, for which articles. */
export function ApplicatorForm({ applicator, variant, words }: Props) {
  const { t } = useTranslation();
  const { variants, wish, change, counts } = applicator;
  const loaded = useCatalogues((state) => state.loaded);
  const catalogues = new Set(variants.map(({ catalogue }) => catalogue));
  const catalogueName = (code: string) =>
    catalogues.size > 1 ? ` · ${textIn(loaded.get(code)?.open.description ?? {}, words.language)}` : "";
  const nameOf = (one: VariantInUse) => textIn(one.description, words.language) || one.code;
  // Two variants that are called the same are told apart by their codes.
  const names = variants.map((one) => `${one.catalogue} ${nameOf(one)}`);
  const labelOf = (one: VariantInUse) => {
    const isTwice = names.filter((name) => name === `${one.catalogue} ${nameOf(one)}`).length > 1;
    return `${nameOf(one)}${isTwice ? ` ${one.code}` : ""} (${one.rows})${catalogueName(one.catalogue)}`;
  };
  const { values } = variant;
  const place = wish.now === undefined ? -1 : values.findIndex(({ value }) => value === wish.now);
  return (
    <div className={css.form}>
      <SelectField
        label={t("applicator.variable")}
        value={variantKey(variant)}
        options={variants.map((one) => ({ value: variantKey(one), label: labelOf(one) }))}
        onChange={(event) => change({ variant: event.target.value, value: undefined, now: undefined })}
        data-autofocus
      />
      <SelectField
        label={t("applicator.now")}
        value={String(place)}
        options={[
          { value: "-1", label: t("applicator.any", { count: variant.rows }) },
          ...values.map(({ value, rows }, index) => ({
            value: String(index),
            label: `${variantText(variant, value, words) || "–"} (${rows})`,
          })),
        ]}
        onChange={(event) => change({ now: values[Number(event.target.value)]?.value })}
      />
      <div className={css.choices}>
        <Segmented
          label={t("applicator.how")}
          value={wish.how}
          options={[
            { value: "set", label: t("applicator.set") },
            { value: "back", label: t("applicator.back") },
          ]}
          onChange={(how) => change({ how })}
        />
        <Segmented
          label={t("applicator.scope")}
          value={wish.scope}
          options={[
            { value: "all", label: t("applicator.scopeAll", { count: counts.all }) },
            { value: "selected", label: t("applicator.scopeSelected", { count: counts.selected }) },
          ]}
          onChange={(scope) => change({ scope })}
        />
      </div>
      <div className={css.to}>
        {wish.how === "back" ? (
          <p className={css.hint}>{t("applicator.backHelp")}</p>
        ) : (
          <ToField
            variant={variant}
            value={wish.value}
            words={words}
            onChange={(value) => change({ value })}
          />
        )}
      </div>
    </div>
  );
}

interface ToProps {
  readonly variant: VariantInUse;
  readonly value: Value | undefined;
  readonly words: ValueWords;
  readonly onChange: (value: Value | undefined) => void;
}

function ToField({ variant, value, words, onChange }: ToProps) {
  const { t } = useTranslation();
  const label = t("applicator.to");
  switch (variant.kind) {
    case "option":
    case "boolean": {
      const options =
        variant.kind === "boolean"
          ? [
              { value: "true", label: words.yes },
              { value: "false", label: words.no },
            ]
          : (variant.options ?? []).map(({ code }) => ({
              value: code,
              label: variantText(variant, code, words),
            }));
      return (
        <SelectField
          label={label}
          value={value === undefined ? NONE : String(value)}
          options={[...(value === undefined ? [{ value: NONE, label: "–" }] : []), ...options]}
          onChange={({ target }) =>
            onChange(
              target.value === NONE
                ? undefined
                : variant.kind === "boolean"
                  ? target.value === "true"
                  : target.value,
            )
          }
        />
      );
    }
    case "number":
      return (
        <NumberField
          key={variantKey(variant)}
          label={label}
          value={typeof value === "number" ? value : null}
          unit={variant.unit}
          lengthUnit={words.lengthUnit}
          decimals={variant.decimals ?? 0}
          plain
          onCommit={(next) => onChange(next)}
        />
      );
    case "text":
      return (
        <TextEntry
          key={variantKey(variant)}
          label={label}
          value={typeof value === "string" ? value : ""}
          onCommit={(next) => onChange(next === "" ? undefined : next)}
        />
      );
  }
}
