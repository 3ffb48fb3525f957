import { type ProjectRefusal, type Room, USUAL_LENGTHS, type ViewedWall, viewedWalls } from "@stanza/project";
import { editor, lengthSaid, lengthText, NumberField, type ValueWords } from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import { lazyPart } from "@stanza/web-ui";
import kit from "@stanza/web-ui/panel.module.css";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FixedEndChoice } from "../canvas/walls/FixedEndChoice.tsx";
import { commitLength } from "../canvas/walls/wall-edits.ts";
import { edgeWarningText, wallRefusal } from "../canvas/walls/wall-sentences.ts";
import css from "./Room.module.css";
import { WallSize } from "./WallSize.tsx";

const WallMaterial = lazyPart(async () => (await import("./room-sections.ts")).WallMaterial);

interface Props {
  readonly room: Room;
  readonly words: ValueWords;
  readonly reason?: string;
  readonly selected: string | null;
}

/** The walls with their clear inner lengths, each of which can be typed; a curved one is one wall. The selected one shows all it has. */
export function WallList({ room, words, reason, selected }: Props) {
  const { t } = useTranslation();
  const walls = viewedWalls(room);
  if (walls.length === 0) return null;
  const isSelected = ({ segment, curve }: ViewedWall): boolean =>
    (curve?.facets ?? [segment]).some(({ wall }) => wall.id === selected);
  return (
    <div className={kit.section}>
      <h3 className={kit.title}>{t("roomPanel.wallsTitle")}</h3>
      <ul className={css.walls}>
        {walls.map((viewed) => (
          <WallLine
            key={viewed.segment.wall.id}
            room={room}
            viewed={viewed}
            words={words}
            reason={reason}
            open={isSelected(viewed)}
          />
        ))}
      </ul>
      {walls.some(isSelected) ? null : <FixedEndChoice />}
      <p className={kit.hint}>{t("roomPanel.wallsHint")}</p>
    </div>
  );
}

interface LineProps {
  readonly room: Room;
  readonly viewed: ViewedWall;
  readonly words: ValueWords;
  readonly reason: string | undefined;
  readonly open: boolean;
}

function WallLine({ room, viewed, words, reason, open }: LineProps) {
  const { t, i18n } = useTranslation();
  const [refused, setRefused] = useState<ProjectRefusal | null>(null);
  const { segment, curve } = viewed;
  const { id } = segment.wall;
  const { name, length } = segment;
  const letter = (
    <button
      type="button"
      className={css.show}
      aria-pressed={open}
      aria-label={t("roomPanel.selectWall", { name })}
      onClick={() => (open ? editor.select([]) : editor.selectWall(id))}
    >
      {name}
    </button>
  );
  if (open)
    return (
      <li className={css.openWall}>
        <div className={css.wallHead}>
          {letter}
          <h4>{t("roomPanel.wall", { name })}</h4>
        </div>
        <WallSize room={room} viewed={viewed} words={words} reason={reason} />
        <WallMaterial room={room} viewed={viewed} reason={reason} />
      </li>
    );
  return (
    <li className={css.wall}>
      {curve ? (
        <span className={css.curve}>
          <span>{t("roomPanel.curvedWall", { name })}</span>
          <span className="numeric">
            {t("wall.curveFacts", {
              mm: lengthSaid(Math.round(curve.arcLength), i18n.language),
              radius: lengthText(Math.round(curve.radius), i18n.language),
            })}
          </span>
        </span>
      ) : (
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
          usual={USUAL_LENGTHS.edge}
          help={edgeWarningText(length, translate, i18n.language) ?? undefined}
          error={refused ? wallRefusal(refused, translate) : undefined}
          onCommit={(lengthMm, gesture) =>
            setRefused(commitLength(room, id, lengthMm, `wall ${id} ${gesture}`))
          }
        />
      )}
      {letter}
    </li>
  );
}
