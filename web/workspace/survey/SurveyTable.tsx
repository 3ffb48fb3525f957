import { wallName } from "@stanza/project";
import type { LengthQuestion } from "@stanza/quantities";
import { LengthAsked, lengthSaid, lengthUnitNow } from "@stanza/web-project";
import { cx, IconButton, SelectField } from "@stanza/web-ui";
import { IconAlertTriangle, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import css from "./Survey.module.css";
import { freeDiagonals, type SurveyDraft, type SurveyEntry, type SurveyResult } from "./survey-state.ts";

interface Props {
  readonly draft: SurveyDraft;
  readonly result: SurveyResult;
  readonly onChange: (draft: SurveyDraft) => void;
  /** The place of the measure that has the focus: walls first, then diagonals. */
  readonly onLight: (place: number | null) => void;
}

/** The measures: every wall, and the diagonals that were taken. Suspect ones say what would fit. */
export function SurveyTable({ draft, result, onChange, onLight }: Props) {
  const { t } = useTranslation();
  const { walls, diagonals, room, sketch } = draft;
  const isOpen = room !== null && room.openEnd !== null;
  const nameOf = (entry: SurveyEntry, i: number): string => {
    if (i >= walls.length) return t("survey.diagonal", { from: entry.from + 1, to: entry.to + 1 });
    return isOpen && i === walls.length - 1 ? t("survey.gap") : t("roomPanel.wall", { name: wallName(i) });
  };
  const set = (i: number, text: string): void =>
    i < walls.length
      ? onChange({ ...draft, walls: walls.with(i, { ...walls[i]!, text }) })
      : onChange({
          ...draft,
          diagonals: diagonals.with(i - walls.length, { ...diagonals[i - walls.length]!, text }),
        });
  const free = freeDiagonals(draft);
  return (
    <div>
      <table className={css.table}>
        <thead>
          <tr className={css.columns}>
            <th scope="col">{t("survey.measure")}</th>
            <th scope="col">{t("survey.between")}</th>
            <th scope="col">{t("survey.length", { unit: lengthUnitNow() })}</th>
          </tr>
        </thead>
        <tbody>
          {[...walls, ...diagonals].map((entry, i) => (
            <Line
              // A wall and a diagonal never join the same two corners.
              key={`${entry.from} ${entry.to}`}
              name={nameOf(entry, i)}
              entry={entry}
              isFirst={i === 0}
              question={result.asked.get(i)}
              wrong={result.unreadable.includes(i)}
              suspect={result.suspects.find(({ place }) => place === i)}
              onText={(text) => set(i, text)}
              onFocus={() => onLight(i)}
              onBlur={() => onLight(null)}
              onRemove={
                i < walls.length
                  ? undefined
                  : () => onChange({ ...draft, diagonals: diagonals.toSpliced(i - walls.length, 1) })
              }
            />
          ))}
        </tbody>
      </table>
      {sketch.length > 3 && free.length > 0 ? (
        <SelectField
          label={t("survey.addDiagonal")}
          value=""
          options={[
            { value: "", label: t("survey.chooseDiagonal") },
            ...free.map(([from, to], i) => ({
              value: String(i),
              label: t("survey.diagonal", { from: from + 1, to: to + 1 }),
            })),
          ]}
          onChange={(event) => {
            const [from, to] = free[Number(event.target.value)] ?? [0, 0];
            if (event.target.value !== "")
              onChange({ ...draft, diagonals: [...diagonals, { from, to, text: "" }] });
          }}
        />
      ) : null}
    </div>
  );
}

interface LineProps {
  readonly name: string;
  readonly entry: SurveyEntry;
  readonly isFirst: boolean;
  readonly question: LengthQuestion | undefined;
  readonly wrong: boolean;
  readonly suspect: SurveyResult["suspects"][number] | undefined;
  readonly onText: (text: string) => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  readonly onRemove: (() => void) | undefined;
}

function Line({
  name,
  entry,
  isFirst,
  question,
  wrong,
  suspect,
  onText,
  onFocus,
  onBlur,
  onRemove,
}: LineProps) {
  const { t, i18n } = useTranslation();
  const { from, to, text } = entry;
  // While it is being typed it is on its way to another length.
  const [isTyping, setIsTyping] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const asked = question && (isAsked || !isTyping) ? question : undefined;
  const id = `survey-${from}-${to}`;
  const says = wrong
    ? t("roomDesign.notALength")
    : suspect?.wouldFitMm !== undefined
      ? t("survey.suspect", { mm: lengthSaid(Math.round(suspect.wouldFitMm), i18n.language) })
      : "";
  return (
    <>
      <tr className={cx(suspect !== undefined && css.suspect)}>
        <th scope="row">{name}</th>
        <td className="numeric">
          {from + 1} – {to + 1}
        </td>
        <td>
          <span className={css.entry}>
            <input
              className={css.input}
              aria-label={`${name}, ${lengthUnitNow()}`}
              aria-invalid={wrong || undefined}
              aria-describedby={says === "" && !asked ? undefined : id}
              inputMode="decimal"
              autoComplete="off"
              placeholder={t("survey.notMeasured")}
              value={text}
              data-autofocus={isFirst || undefined}
              onChange={(event) => {
                onText(event.target.value);
                setIsAsked(false);
              }}
              onKeyDown={(event) => {
                if (event.key !== "Enter" || !question) return;
                event.preventDefault();
                if (asked) onText(question.meant);
                else setIsAsked(true);
              }}
              onFocus={(event) => {
                event.target.select();
                setIsTyping(true);
                onFocus();
              }}
              onBlur={() => {
                onBlur();
                setIsTyping(false);
                setIsAsked(false);
              }}
            />
            {onRemove ? (
              <IconButton
                label={t("survey.removeDiagonal", { name })}
                icon={<IconX size={16} />}
                onClick={onRemove}
              />
            ) : null}
          </span>
        </td>
      </tr>
      {says === "" && !asked ? null : (
        <tr className={css.says}>
          <td colSpan={3} id={id}>
            <IconAlertTriangle size={15} aria-hidden="true" />
            {asked ? <LengthAsked question={asked} onTake={() => onText(asked.meant)} /> : says}
          </td>
        </tr>
      )}
    </>
  );
}
