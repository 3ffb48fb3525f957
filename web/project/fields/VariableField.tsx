import { type Material, type Refusal, textIn, type Value } from "@stanza/catalogue";
import { memo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { alikeOptions, controlFor } from "./control-for.ts";
import { FieldShell } from "./FieldShell.tsx";
import { FieldMark } from "./field-mark.ts";
import { chosenOption, type FieldView, isMissing, isOwnChoice, turnRefusal } from "./field-view.ts";
import { NumberField } from "./NumberField.tsx";
import type { ValueWords } from "./named-value-text.ts";
import { type Choosable, OptionsField } from "./OptionsField.tsx";
import { RecordsField } from "./RecordsField.tsx";
import type { RefusalReason } from "./RefusalNote.tsx";
import { SwitchField } from "./SwitchField.tsx";
import { optionPaint, swatchPaint } from "./swatch-paint.ts";
import { TextEntry } from "./TextEntry.tsx";
import { valueText } from "./value-text.ts";

/** Actions and knowledge of fields; the same object for all fields of a panel. */
export interface FieldActions {
  /** The subject of the choice, e.g. the ids of the rows. */
  readonly subject: string;
  readonly words: ValueWords;
  readonly material: (code: string) => Material | undefined;
  /** Chooses; several at once are one step. `null` takes a choice back. */
  readonly choose: (wish: Readonly<Record<string, Value | null>>, gesture?: string) => void;
  /** Another variable of the same panel, for the words of a fix. */
  readonly variable: (code: string) => FieldView | undefined;
  /** The addition of a choice to the price, in words. */
  readonly priceOf?: (code: string, value: Value) => string | undefined;
  /** Each option says its addition by itself, for where there is room and a finger cannot point; else the one that is pointed at. */
  readonly hasAllPrices?: boolean;
  /** Opens the editor of a dynamic class; absent: it is shown only. */
  readonly editRecords?: (code: string) => void;
  /** Shows where a field's value comes from; absent: nothing shows it. */
  readonly why?: (view: FieldView) => ReactNode;
  /** Why nothing can be chosen, e.g. a project that is read only. */
  readonly reason?: string;
}

interface Props {
  readonly view: FieldView;
  readonly actions: FieldActions;
}

function Field({ view, actions }: Props) {
  return (
    <FieldMark value={actions.why?.(view)}>
      <Control view={view} actions={actions} />
    </FieldMark>
  );
}

function Control({ view, actions }: Props) {
  const { t } = useTranslation();
  const { words, choose, priceOf, reason } = actions;
  const label = textIn(view.description, words.language);
  const fixText: FixText = (fix) => t("field.fix", fix);
  const options = choosables(view, actions, fixText);
  const held = turnRefusal(view);
  const control =
    reason === undefined
      ? controlFor(
          view,
          options.map((option) => option.label),
        )
      : "fixed";
  const common = {
    label,
    help: view.help && textIn(view.help, words.language),
    mandatory: view.mandatory,
    missing: isMissing(view),
    onReset: isOwnChoice(view) && reason === undefined ? () => choose({ [view.code]: null }) : undefined,
  };
  const fixedText = () =>
    view.kind === "dclass"
      ? t("dclass.items", { count: view.list?.rows.length ?? 0 })
      : valueText(view, view.value, words);
  switch (control) {
    case "swatches":
    case "segments":
    case "list":
      return (
        <OptionsField
          {...common}
          look={control}
          subject={actions.subject}
          options={options}
          value={view.mixed ? null : String(view.value)}
          mixed={view.mixed}
          onChoose={(value) => choose({ [view.code]: ownValue(view, value) })}
          onFix={(value) => {
            const fix = view.options?.find(({ code }) => code === value)?.refusal?.fix;
            if (fix) choose({ [fix.variable]: fix.value, [view.code]: value });
          }}
          priceOf={priceOf && ((value) => priceOf(view.code, ownValue(view, value)))}
          hasAllPrices={actions.hasAllPrices}
        />
      );
    case "stepper":
      return (
        <NumberField
          {...common}
          value={view.mixed ? null : Number(view.value)}
          unit={view.unit}
          lengthUnit={words.lengthUnit}
          min={view.range?.min}
          max={view.range?.max}
          step={view.range?.step}
          decimals={view.range?.decimals ?? 0}
          onCommit={(value, gesture) => choose({ [view.code]: value }, `${view.code} ${gesture}`)}
        />
      );
    case "switch":
      return (
        <SwitchField
          {...common}
          subject={actions.subject}
          value={view.value === true}
          mixed={view.mixed}
          refusal={held && refusalWords(held.refusal, actions, fixText)}
          onChoose={(value) => choose({ [view.code]: value })}
          onFix={(value) => {
            const fix = held?.refusal.fix;
            if (fix) choose({ [fix.variable]: fix.value, [view.code]: value });
          }}
        />
      );
    case "text":
      return (
        <TextEntry
          {...common}
          value={view.mixed ? "" : String(view.value)}
          placeholder={view.mixed ? t("field.mixed") : undefined}
          onCommit={(value) => choose({ [view.code]: value === "" ? null : value })}
        />
      );
    case "records":
      return <RecordsField {...common} view={view} language={words.language} onEdit={actions.editRecords} />;
    case "fixed":
      return (
        <FieldShell
          label={label}
          help={common.help}
          missing={common.missing}
          fixed
          value={view.mixed ? <i>{t("field.mixed")}</i> : fixedText()}
        />
      );
  }
}

/** One variable with the control that suits it. */
export const VariableField = memo(Field, (a, b) => a.actions === b.actions && sameView(a.view, b.view));

/** Views come from the worker as new objects each time; their contents are what counts. */
const sameView = (a: FieldView, b: FieldView): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

type FixText = (fix: { name: string; value: string }) => string;

function choosables(view: FieldView, actions: FieldActions, fixText: FixText): readonly Choosable[] {
  const { words, material } = actions;
  if (view.kind === "number")
    return (view.range?.values ?? []).map((value) => ({
      value: String(value),
      label: valueText(view, value, words),
    }));
  const isPainted = view.options?.some(({ color }) => color) ?? false;
  const alike = alikeOptions(view.options ?? []);
  return (view.options ?? []).map((option): Choosable => {
    const { refusal } = option;
    return {
      value: option.code,
      label: textIn(option.description, words.language),
      ...(isPainted ? { paint: swatchPaint(optionPaint(option, material)) } : {}),
      ...(alike.has(option.code) ? { isAlike: true } : {}),
      ...(refusal ? { refusal: refusalWords(refusal, actions, fixText) } : {}),
    };
  });
}

/** A refusal in the person's words, with the change that would allow what is refused. */
function refusalWords(
  refusal: Refusal,
  actions: FieldActions,
  fixText: FixText,
): NonNullable<Choosable["refusal"]> {
  const { words, variable } = actions;
  const other = refusal.fix && variable(refusal.fix.variable);
  return {
    because: textIn(refusal.because, words.language),
    reasons: reasonsOf(refusal, actions),
    ...(refusal.fix && other
      ? {
          fix: fixText({
            name: textIn(other.description, words.language),
            value: valueText(other, refusal.fix.value, words),
          }),
        }
      : {}),
  };
}

/** The smallest conditions that refuse, each with the values that make it so as the panel names them. */
function reasonsOf({ atoms }: Refusal, { words, variable }: FieldActions): readonly RefusalReason[] {
  return atoms.map(({ formula, values }) => ({
    formula,
    values: Object.entries(values).map(([name, value]) => {
      const [code = name, ...attribute] = name.split(".");
      const other = variable(code);
      if (!other) return `${name} ${String(value)}`;
      const label = textIn(other.description, words.language);
      if (attribute.length === 0) return `${label} ${valueText(other, value, words)}`;
      return other.mixed ? label : `${label} ${valueText(other, other.value, words)}`;
    }),
  }));
}

const ownValue = (view: FieldView, value: string): Value => (view.kind === "number" ? Number(value) : value);

/** The summary of a field in a closed group. */
export function fieldSummary(view: FieldView, { words, material }: FieldActions, mixed: string) {
  const option = chosenOption(view);
  return {
    text: view.mixed ? mixed : valueText(view, view.value, words),
    ...(option?.color ? { paint: swatchPaint(optionPaint(option, material)) } : {}),
  };
}
