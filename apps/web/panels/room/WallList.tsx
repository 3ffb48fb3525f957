import { type RefusalCause, type Room, setWallLength, wallSegments } from "@stanza/project";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { editor } from "../../stores/editor-store.ts";
import { useEvaluation } from "../../stores/evaluation-store.ts";
import { transact } from "../../stores/project-store.ts";
import { NumberField } from "../fields/NumberField.tsx";
import type { ValueWords } from "../fields/value-text.ts";
import kit from "../panel-kit.module.css";
import css from "./Room.module.css";

interface Props {
  readonly room: Room;
  readonly words: ValueWords;
  readonly reason?: string;
  readonly selected: string | null;
}

/** The walls with their clear inner lengths, each of which can be typed. */
export function WallList({ room, words, reason, selected }: Props) {
  const { t } = useTranslation();
  const [refused, setRefused] = useState<{ wall: string; cause: RefusalCause } | null>(null);
  const rows = useEvaluation((state) => state.evaluated?.rows);
  const segments = wallSegments(room);
  if (segments.length === 0) return null;
  const resize = (wall: string, lengthMm: number, gesture: string) => {
    const items = (rows ?? []).filter(({ article }) => article.mount === "wall-opening");
    const widths = Object.fromEntries(items.map(({ row, article }) => [row.id, article.box[0]]));
    const outcome = transact(
      "edit.wallLength",
      (project) => setWallLength(project, { room: room.id, wall, lengthMm, fixed: "start", widths }),
      { gesture: `wall ${wall} ${gesture}` },
    );
    setRefused(outcome?.ok === false ? { wall, cause: outcome.refusal.cause } : null);
  };
  return (
    <div className={kit.section}>
      <h3 className={kit.title}>{t("roomPanel.wallsTitle")}</h3>
      <ul className={css.walls}>
        {segments.map(({ wall, name, length }) => (
          <li key={wall.id} className={css.wall} data-selected={wall.id === selected || undefined}>
            <NumberField
              label={t("roomPanel.wall", { name })}
              value={Math.round(length * 10) / 10}
              unit="mm"
              lengthUnit={words.lengthUnit}
              min={1}
              max={100_000}
              step={10}
              decimals={1}
              inline
              reason={reason}
              error={refused?.wall === wall.id ? causeText(refused.cause, t) : undefined}
              onCommit={(lengthMm, gesture) => resize(wall.id, lengthMm, gesture)}
            />
            <button
              type="button"
              className={css.show}
              aria-pressed={wall.id === selected}
              aria-label={t("roomPanel.selectWall", { name })}
              onClick={() => editor.selectWall(wall.id)}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
      <p className={kit.hint}>{t("roomPanel.wallsHint")}</p>
    </div>
  );
}

function causeText(cause: RefusalCause, t: ReturnType<typeof useTranslation>["t"]): string {
  if (cause === "selfCrossing" || cause === "wrongDirection") return t("roomPanel.crossing");
  return cause === "outOfBounds" || cause === "notANumber"
    ? t("roomPanel.lengthRefused")
    : t("variants.refused");
}
