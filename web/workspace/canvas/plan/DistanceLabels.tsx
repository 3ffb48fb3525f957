import type { Interaction, SideDistance } from "@stanza/editor";
import type { EvaluatedProject } from "@stanza/evaluation";
import type { Vec2 } from "@stanza/geometry";
import { editor, lengthText, nameOf } from "@stanza/web-project";
import { cx } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import css from "../Distance.module.css";
import { InPlaceNumber } from "./InPlaceNumber.tsx";

interface Props {
  readonly distances: readonly SideDistance[];
  readonly interaction: Interaction;
  readonly evaluated: EvaluatedProject;
  /** Middle of a figure on the view, CSS pixels; `null`: it is not seen. */
  readonly at: (distance: SideDistance) => Vec2 | null;
}

/** The figures of distances: while something is in the hand as it moves, with what is typed; of the selection to be typed into. */
export function DistanceLabels({ distances, interaction, evaluated, at }: Props) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const holding = interaction.kind === "moving" || interaction.kind === "placing";
  const meets = ({ meets: other }: SideDistance): string =>
    "wall" in other ? t("plan.wall", { name: other.name }) : nameOf(other.row, evaluated, language);
  return distances.map((distance) => {
    const place = at(distance);
    const text = lengthText(distance.value, language);
    if (!place) return null;
    if (!holding)
      return (
        <InPlaceNumber
          key={distance.side}
          label={t("plan.distanceTo", { name: meets(distance) })}
          value={distance.value}
          text={text}
          at={place}
          onCommit={(mm) => {
            editor.setDistance(distance.side, mm);
            return null;
          }}
        />
      );
    const isTyped = interaction.typed !== "" && distance.side === interaction.typedSide;
    return (
      <span
        key={distance.side}
        className={cx(css.distance, css.figure, isTyped && css.typed)}
        style={{ left: place[0], top: place[1] }}
      >
        {isTyped ? `${interaction.typed}▏` : text}
      </span>
    );
  });
}
