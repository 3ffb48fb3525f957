import { textIn } from "@stanza/catalogue";
import { formatLength } from "@stanza/quantities";
import { Price, useEvaluation, useLengthUnit } from "@stanza/web-project";
import { IconAlertTriangle, IconCheck } from "@tabler/icons-react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import css from "./Composition.module.css";
import type { ClosetInProject } from "./use-closets.ts";
import { useTileDrag } from "./use-tile-drag.ts";

interface Props {
  readonly closet: ClosetInProject;
  /** Its place in the walk along the walls, from 1. */
  readonly number: number;
  /** Along its wall, mm. */
  readonly width: number;
  readonly isChosen: boolean;
  readonly describedBy: string;
  readonly onChoose: () => void;
  readonly onKey: (event: KeyboardEvent) => void;
  /** Dragged so many places on. */
  readonly onDragged: (by: number) => void;
}

/** A closet in the strip: what it is, how wide, what it costs, whether something has to be put right. */
export function ClosetTile({
  closet,
  number,
  width,
  isChosen,
  describedBy,
  onChoose,
  onKey,
  onDragged,
}: Props) {
  const { t, i18n } = useTranslation();
  const unit = useLengthUnit();
  const currency = useEvaluation((state) => state.priced?.currency);
  const tile = useRef<HTMLButtonElement>(null);
  const drag = useTileDrag(tile, onDragged);
  // The focus goes with the choice that an arrow key makes, and the strip of a phone goes along.
  useEffect(() => {
    const { current } = tile;
    if (!isChosen || !current) return;
    const group = current.closest("[role=radiogroup]");
    if (group?.contains(document.activeElement)) current.focus();
    current.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [isChosen]);
  const { findings, price } = closet;
  const isUnpriced = price?.lines.some((line) => line.price.kind === "unpriced") ?? false;
  return (
    // biome-ignore lint/a11y/useSemanticElements: one of several drawn to scale, with keys of its own
    <button
      ref={tile}
      type="button"
      role="radio"
      aria-checked={isChosen}
      aria-describedby={describedBy}
      tabIndex={isChosen ? 0 : -1}
      data-tile={closet.row.row.id}
      className={css.tile}
      style={{ flexGrow: width }}
      onClick={onChoose}
      onKeyDown={onKey}
      {...drag}
    >
      <strong dir="auto">
        <span className={css.number}>{number}</span> {textIn(closet.row.description, i18n.language)}
      </strong>
      <span className={css.facts}>
        <span>{formatLength(width, unit, i18n.language)}</span>
        {isUnpriced ? (
          <span>{t("variants.noPrice")}</span>
        ) : price && currency ? (
          <Price amount={price.total} currency={currency} />
        ) : null}
      </span>
      <span className={css.state} data-wrong={findings.length > 0 || undefined}>
        {findings.length > 0 ? (
          <IconAlertTriangle size={14} aria-hidden="true" />
        ) : (
          <IconCheck size={14} aria-hidden="true" />
        )}
        {findings.length > 0 ? t("closet.wrong", { count: findings.length }) : t("multiCloset.complete")}
      </span>
    </button>
  );
}
