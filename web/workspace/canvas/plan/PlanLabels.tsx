import type { Drawing } from "@stanza/drawing";
import { type Interaction, isBlocked, type SideDistance } from "@stanza/editor";
import { boxFootprint } from "@stanza/geometry";
import { USUAL_LENGTHS, type WallId } from "@stanza/project";
import { ghostsOf, lengthSaid, lengthText, reasonText, type Scene, tellStepAs } from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import { cx } from "@stanza/web-ui";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import css from "../Distance.module.css";
import note from "../HandNote.module.css";
import { FixedEndToggle } from "../walls/FixedEndChoice.tsx";
import { commitLength } from "../walls/wall-edits.ts";
import { wallRefusal } from "../walls/wall-sentences.ts";
import { DistanceLabels } from "./DistanceLabels.tsx";
import { InPlaceNumber } from "./InPlaceNumber.tsx";
import { apartFromEachOther, distancePlace, type WallLength, wallLengths } from "./label-places.ts";
import { toScreen, type ViewTransform } from "./view-transform.ts";

interface Props {
  readonly view: ViewTransform;
  readonly scene: Scene;
  /** The painted plan while nothing is in the hand: its wall lengths can be typed. */
  readonly drawing: Drawing | null;
  readonly interaction: Interaction;
  readonly distances: readonly SideDistance[];
  /** Articles are selected: their handle and their bar need the place of the walls' lengths. */
  readonly isSelected: boolean;
  /** The selected wall: its handles and its bar need the place of the other lengths. */
  readonly wall: WallId | null;
  /** The wall whose length is pointed at. */
  readonly onLight: (wall: WallId | null) => void;
}

/** The figures and sentences over the plan; those that can be typed into are buttons. */
export const PlanLabels = memo(function PlanLabels({
  view,
  scene,
  drawing,
  interaction,
  distances,
  isSelected,
  wall,
  onLight,
}: Props) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const { evaluated, project } = scene;
  // Two targets on one spot could not be told apart: a selection's distances, handle and bar lie over the walls' figures.
  const canTypeWalls = drawing !== null && distances.length === 0 && !isSelected;
  return (
    <>
      {canTypeWalls &&
        shownLengths(wallLengths(view, drawing, project.rooms), wall).map(({ room, segment, at, angle }) => (
          <InPlaceNumber
            key={segment.wall.id}
            label={t("plan.wallLength", { name: segment.name })}
            value={segment.length}
            text={lengthText(segment.length, language)}
            at={at}
            angle={angle}
            quiet
            usual={USUAL_LENGTHS.edge}
            onHover={(on) => onLight(on ? segment.wall.id : null)}
            onCommit={(lengthMm) => {
              const refused = commitLength(room, segment.wall.id, lengthMm);
              if (refused) return wallRefusal(refused, translate);
              tellStepAs(() =>
                t("said.wallLength", { name: segment.name, mm: lengthSaid(lengthMm, language) }),
              );
              return null;
            }}
            aside={<FixedEndToggle wall={segment.name} />}
          />
        ))}
      <DistanceLabels
        distances={distances}
        interaction={interaction}
        evaluated={evaluated}
        at={(distance) => distancePlace(view, distance)}
      />
      <Reason view={view} scene={scene} interaction={interaction} />
    </>
  );
});

const shownLengths = (lengths: readonly WallLength[], wall: WallId | null): readonly WallLength[] =>
  wall === null ? apartFromEachOther(lengths) : lengths.filter(({ segment }) => segment.wall.id === wall);

/** Why it would stand there, or what is in the way, under what is in the hand. */
function Reason({ view, scene, interaction }: Pick<Props, "view" | "scene" | "interaction">) {
  const { i18n } = useTranslation();
  const [ghost] = ghostsOf(interaction);
  const text = reasonText(interaction, scene.evaluated, translate, i18n.language);
  if (!ghost || text === "") return null;
  const points = boxFootprint(ghost.frame, ghost.box).map((point) => toScreen(view, point));
  const x = points.reduce((sum, point) => sum + point[0], 0) / points.length;
  const y = Math.max(...points.map((point) => point[1]));
  return (
    <span className={cx(note.note, css.reason, isBlocked(ghost) && note.blocked)} style={{ left: x, top: y }}>
      {text}
    </span>
  );
}
