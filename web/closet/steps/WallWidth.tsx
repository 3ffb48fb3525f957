import type { VariableView } from "@stanza/catalogue";
import { formatLength } from "@stanza/quantities";
import {
  type ChoiceTarget,
  transact,
  useEvaluation,
  useLengthUnit,
  useOpenProject,
} from "@stanza/web-project";
import { Button } from "@stanza/web-ui";
import { type Fit, takeRoomAtWall, useRoomAtWall } from "@stanza/web-workspace";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { movedThere, otherPlace } from "../other-place.ts";
import css from "./ClosetFit.module.css";

interface Props {
  readonly target: ChoiceTarget;
  readonly fit: Fit;
  /** The widths that the closet may have. */
  readonly range: VariableView["range"] | undefined;
  /** Why nothing can be changed. */
  readonly reason?: string | undefined;
}

/** How wide the wall is at which the closet stands, to be taken over; nothing where it stands at none. */
export function WallWidth({ target, fit: { whole, variable }, range, reason }: Props) {
  const { t, i18n } = useTranslation();
  const unit = useLengthUnit();
  const room = useRoomAtWall(target.row.row.id);
  if (!room) return null;
  const mm = (value: number) => formatLength(value, unit, i18n.language);
  const { min = 0, max = Number.POSITIVE_INFINITY } = range ?? {};
  // What the closet cannot fill stays free.
  const width = Math.min(room.width, max);
  if (room.width < min)
    return (
      <div className={css.fit} data-over>
        <p role="status">{t("closet.wallShort", { width: mm(room.width), least: mm(min) })}</p>
        <LongerWall target={target} reason={reason} />
      </div>
    );
  return (
    <div className={css.fit}>
      <p role="status">
        {t(width === whole ? "closet.wallTaken" : "closet.wallHas", { width: mm(room.width) })}
      </p>
      {width === whole ? null : (
        <Button
          size="sm"
          reason={reason}
          onClick={() => takeRoomAtWall(target, variable, { ...room, width })}
        >
          {t("closet.takeWall", { width: mm(width) })}
        </Button>
      )}
    </div>
  );
}

/** The nearest way out at a wall that is too short: a wall that is long enough. */
function LongerWall({ target, reason }: Pick<Props, "target" | "reason">) {
  const { t, i18n } = useTranslation();
  const unit = useLengthUnit();
  const project = useOpenProject()?.document.project;
  const evaluated = useEvaluation((state) => state.evaluated);
  const other = useMemo(
    () =>
      project && evaluated
        ? otherPlace(
            target.row.row.id,
            project,
            evaluated.rows.filter(({ automatic }) => !automatic),
            true,
          )
        : null,
    [target, project, evaluated],
  );
  if (!other) return <p>{t("closet.wallNone")}</p>;
  const words = { wall: other.wall, width: formatLength(other.width, unit, i18n.language) };
  return (
    <>
      <p>{t("closet.wallElsewhere", words)}</p>
      <Button size="sm" reason={reason} onClick={() => transact("edit.move", movedThere(other))}>
        {t("closet.moveToWall", words)}
      </Button>
    </>
  );
}
