import type { RoomTemplate } from "@stanza/project";
import { formatArea } from "@stanza/quantities";
import { LengthAsked } from "@stanza/web-project";
import { type TranslationKey, translate } from "@stanza/web-site";
import { TextField } from "@stanza/web-ui";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { edgeWarningText } from "../../canvas/walls/wall-sentences.ts";
import { makeRoom } from "./make-room.ts";
import css from "./RoomDesign.module.css";
import { RoomPlan } from "./RoomPlan.tsx";
import {
  asMeant,
  filledFrom,
  lengthIn,
  questionsIn,
  type RoomField,
  type RoomNumbers,
} from "./room-numbers.ts";

interface Props {
  readonly template: RoomTemplate;
  readonly numbers: RoomNumbers;
  readonly onChange: (numbers: RoomNumbers) => void;
  /** The walls have several thicknesses, which an empty field leaves as they are. */
  readonly mixed?: boolean;
}

/** The numbers of a room beside its plan; a field that has the focus lights its wall. */
export function RoomFields({ template, numbers, onChange, mixed = false }: Props) {
  const { t, i18n } = useTranslation();
  const [lit, setLit] = useState<number | null>(null);
  // The text of the first field stays as typed until the field is left; it fills the numbers as they were when it was entered.
  const [raw, setRaw] = useState<{ readonly text: string; readonly before: RoomNumbers } | null>(null);
  // While a number is being typed it is on its way to another; it is asked about when its field is left or Enter is pressed.
  const [typing, setTyping] = useState<RoomField | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const keepsThickness = mixed && numbers.thickness.trim() === "";
  const made = makeRoom(keepsThickness ? { ...numbers, thickness: "100 mm" } : numbers);
  const questions = questionsIn(numbers);
  // While a number is half typed the last room that could be built stays in view; what is asked about is drawn as it was meant.
  const drawn = questions.size > 0 ? makeRoom(asMeant(numbers, questions)) : made;
  const last = useRef(drawn);
  if (drawn.ok) last.current = drawn;
  const shown = last.current;
  const shownQuestions = new Map([...questions].filter(([field]) => isAsked || field !== typing));
  const take = (taken: typeof questions): void => {
    setRaw(null);
    setIsAsked(false);
    onChange(asMeant(numbers, taken));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" || questions.size === 0) return;
    event.preventDefault();
    if (shownQuestions.size === questions.size) take(questions);
    else setIsAsked(true);
  };
  const noteAt = (field: RoomField): ReactNode => {
    const question = shownQuestions.get(field);
    if (question)
      return <LengthAsked question={question} onTake={() => take(new Map([[field, question]]))} />;
    const length = typeof field === "number" ? lengthIn(numbers, numbers.dimensions[field] ?? "") : null;
    return length !== null && field !== typing ? edgeWarningText(length, translate, i18n.language) : null;
  };
  const errorAt = (field: RoomField): string | undefined =>
    !made.ok && made.field === field ? t(made.because) : undefined;
  const area = drawn.ok && formatArea(drawn.areaM2, numbers.unit, i18n.language, 0);
  const leave = (): void => {
    setTyping(null);
    setIsAsked(false);
  };
  const set = (index: number, text: string): void => {
    setIsAsked(false);
    setTyping(index);
    if (index > 0) {
      onChange({ ...numbers, dimensions: numbers.dimensions.with(index, text) });
      return;
    }
    const before = raw?.before ?? numbers;
    setRaw({ text, before });
    onChange(filledFrom(before, text));
  };
  const inInches = numbers.unit === "in";
  // Inches have their sign in the field.
  const field = {
    unit: inInches ? undefined : "mm",
    inputMode: inInches ? "text" : "decimal",
    autoComplete: "off",
  } as const;
  return (
    <div className={css.numbers}>
      <div className={css.stage}>{shown.ok ? <RoomPlan room={shown.room} lit={lit} lengths /> : null}</div>
      <div className={css.fields}>
        <p className={css.lead}>
          {t("roomDesign.numbersLead", { example: inInches ? `16' x 10'6" x 8'` : "4000x3000x2700" })}
        </p>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in any of its fields takes the lengths that are asked about */}
        <div className={css.fieldGrid} onKeyDown={onKeyDown}>
          {template.dimensions.map((dimension, index) => (
            <TextField
              key={dimension.key}
              {...field}
              // The first field also takes 4000x3000x2700.
              inputMode={index === 0 || inInches ? "text" : "decimal"}
              label={t(dimension.labelKey as TranslationKey)}
              value={index === 0 && raw ? raw.text : (numbers.dimensions[index] ?? "")}
              error={errorAt(index)}
              note={noteAt(index)}
              ref={index === 0 ? first : undefined}
              data-autofocus={index === 0 || undefined}
              onFocus={(event) => {
                event.currentTarget.select();
                setLit(dimension.wall);
              }}
              onBlur={() => {
                setLit(null);
                setRaw(null);
                leave();
              }}
              onChange={(event) => set(index, event.currentTarget.value)}
            />
          ))}
          <TextField
            {...field}
            label={t("roomDesign.height")}
            value={numbers.height}
            error={errorAt("height")}
            note={noteAt("height")}
            onFocus={(event) => event.currentTarget.select()}
            onBlur={leave}
            onChange={(event) => {
              setIsAsked(false);
              setTyping("height");
              onChange({ ...numbers, height: event.currentTarget.value });
            }}
          />
          <TextField
            {...field}
            label={t("roomDesign.thickness")}
            value={numbers.thickness}
            placeholder={mixed ? t("field.mixed") : undefined}
            error={errorAt("thickness")}
            note={noteAt("thickness")}
            onFocus={(event) => event.currentTarget.select()}
            onBlur={leave}
            onChange={(event) => {
              setIsAsked(false);
              setTyping("thickness");
              onChange({ ...numbers, thickness: event.currentTarget.value });
            }}
          />
        </div>
        <output className={css.area}>
          {drawn.ok
            ? t("roomDesign.area", { area: String(area) })
            : drawn.field === null
              ? t(drawn.because)
              : ""}
        </output>
      </div>
    </div>
  );
}
