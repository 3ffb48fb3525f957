import {
  type ProjectRefusal,
  type Room,
  sagittaOfRadius,
  USUAL_LENGTHS,
  type ViewedWall,
} from "@stanza/project";
import { lengthSaid, NumberField, type ValueWords } from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import kit from "@stanza/web-ui/panel.module.css";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FixedEndChoice } from "../canvas/walls/FixedEndChoice.tsx";
import { commitBend, commitLength, commitWall } from "../canvas/walls/wall-edits.ts";
import { edgeWarningText, wallRefusal } from "../canvas/walls/wall-sentences.ts";
import css from "./Room.module.css";

interface Props {
  readonly room: Room;
  readonly viewed: ViewedWall;
  readonly words: ValueWords;
  readonly reason?: string;
}

type Measure = "length" | "sagitta" | "radius" | "height" | "endHeight" | "thickness";

const rounded = (mm: number): number => Math.round(mm * 10) / 10;

/** Every measure of one wall: its length and which end stays, its bend, its heights at both ends, its thickness. */
export function WallSize({ room, viewed: { segment, curve }, words, reason }: Props) {
  const { t, i18n } = useTranslation();
  const [refused, setRefused] = useState<{
    readonly measure: Measure;
    readonly refusal: ProjectRefusal;
  } | null>(null);
  const { id } = segment.wall;
  const put = (measure: Measure, refusal: ProjectRefusal | null): void =>
    setRefused(refusal && { measure, refusal });
  const field = (measure: Measure) => ({
    unit: "mm",
    lengthUnit: words.lengthUnit,
    min: 1,
    max: 100_000,
    step: 10,
    decimals: 1,
    inline: true,
    reason,
    error: refused?.measure === measure ? wallRefusal(refused.refusal, translate) : undefined,
  });
  const gesture = (measure: Measure, visit: string): string => `${measure} ${id} ${visit}`;
  const chord = segment.length;
  const warning = edgeWarningText(curve?.arcLength ?? chord, translate, i18n.language);
  const sign = curve && curve.sagitta < 0 ? -1 : 1;
  return (
    <>
      <NumberField
        {...field("length")}
        usual={USUAL_LENGTHS.edge}
        label={t(curve ? "wall.chord" : "wall.length")}
        help={warning ?? undefined}
        value={rounded(chord)}
        onCommit={(mm, visit) => put("length", commitLength(room, id, mm, gesture("length", visit)))}
      />
      <FixedEndChoice />
      {curve ? (
        <>
          <NumberField
            {...field("sagitta")}
            min={-rounded(chord)}
            max={rounded(chord)}
            label={t("wall.sagitta")}
            value={rounded(curve.sagitta)}
            onCommit={(mm, visit) => put("sagitta", commitBend(room, id, mm, gesture("sagitta", visit)))}
          />
          <NumberField
            {...field("radius")}
            min={Math.ceil(chord / 2)}
            label={t("wall.radius")}
            value={rounded(curve.radius)}
            onCommit={(mm, visit) =>
              put(
                "radius",
                commitBend(
                  room,
                  id,
                  (sagittaOfRadius(chord, mm) ?? chord / 2) * sign,
                  gesture("radius", visit),
                ),
              )
            }
          />
          <p className={css.fact}>
            {t("wall.arcLength", { mm: lengthSaid(curve.arcLength, i18n.language) })}
          </p>
        </>
      ) : null}
      <NumberField
        {...field("height")}
        usual={USUAL_LENGTHS.height}
        label={t("wall.height")}
        value={rounded(segment.height)}
        onCommit={(mm, visit) =>
          put("height", commitWall(room, id, heights(room, mm, slopeEnd(segment)), gesture("height", visit)))
        }
      />
      <NumberField
        {...field("endHeight")}
        usual={USUAL_LENGTHS.height}
        label={t("wall.endHeight")}
        value={rounded(segment.endHeight)}
        onCommit={(mm, visit) =>
          put(
            "endHeight",
            commitWall(room, id, heights(room, segment.height, mm), gesture("endHeight", visit)),
          )
        }
      />
      <NumberField
        {...field("thickness")}
        usual={USUAL_LENGTHS.thickness}
        label={t("wall.thickness")}
        value={rounded(segment.wall.thickness)}
        onCommit={(mm, visit) =>
          put("thickness", commitWall(room, id, { thickness: mm }, gesture("thickness", visit)))
        }
      />
      <p className={kit.hint}>{t("wall.heightHint")}</p>
    </>
  );
}

/** The height of a sloping top at its other end; a level top stays level. */
const slopeEnd = ({ height, endHeight }: ViewedWall["segment"]): number | null =>
  height === endHeight ? null : endHeight;

/** Both heights as the wall keeps them: what is the room's or the same at both ends is not its own. */
function heights(room: Room, start: number, end: number | null) {
  const level = end === null || end === start;
  return { height: start === room.height && level ? null : start, endHeight: level ? null : end };
}
