import { type Room, USUAL_LENGTHS, type ViewedWall } from "@stanza/project";
import { lengthText } from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import { useTranslation } from "react-i18next";
import { InPlaceNumber } from "../plan/InPlaceNumber.tsx";
import { FixedEndToggle } from "../walls/FixedEndChoice.tsx";
import { commitLength, commitWall } from "../walls/wall-edits.ts";
import { wallRefusal } from "../walls/wall-sentences.ts";
import type { WallPlaces } from "./wall-in-scene.ts";

/** Figures stand this far above the top and below the foot of the wall, CSS pixels. */
const ASIDE = 26;

interface Props {
  readonly room: Room;
  readonly viewed: ViewedWall;
  readonly places: WallPlaces;
}

/** The height and the length of a wall in 3D, to type into. A wall with a sloping top has no single height. */
export function SceneWallMeasures({ room, viewed, places }: Props) {
  const { t, i18n } = useTranslation();
  const { name, height, endHeight, length, wall } = viewed.segment;
  return (
    <>
      {places.both && height === endHeight ? (
        <InPlaceNumber
          label={t("wallHandle.height", { name })}
          value={height}
          text={lengthText(height, i18n.language)}
          at={[places.both[0], places.both[1] - ASIDE]}
          usual={USUAL_LENGTHS.height}
          onCommit={(mm) => {
            const refused = commitWall(room, wall.id, {
              height: mm === room.height ? null : mm,
              endHeight: null,
            });
            return refused && wallRefusal(refused, translate);
          }}
        />
      ) : null}
      {places.foot ? (
        <InPlaceNumber
          label={t("plan.wallLength", { name })}
          value={length}
          text={lengthText(length, i18n.language)}
          at={[places.foot[0], places.foot[1] + ASIDE]}
          usual={USUAL_LENGTHS.edge}
          onCommit={(mm) => {
            const refused = commitLength(room, wall.id, mm);
            return refused && wallRefusal(refused, translate);
          }}
          aside={<FixedEndToggle wall={name} />}
        />
      ) : null}
    </>
  );
}
