import { joinable, type ProjectRefusal, type Room, type ViewedWall, viewedWall } from "@stanza/project";
import { editor, useEditor, useReadOnlyReason, useScene, useValueWords } from "@stanza/web-project";
import { IconButton, Popover } from "@stanza/web-ui";
import {
  IconArrowAutofitWidth,
  IconArrowsJoin,
  IconDoor,
  IconLine,
  IconLock,
  IconPaint,
  IconScissors,
  IconTrash,
  IconVectorSpline,
} from "@tabler/icons-react";
import type { CSSProperties, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { BuildingMenu } from "../../room/BuildingMenu.tsx";
import { WallMaterial } from "../../room/WallMaterial.tsx";
import { WallSize } from "../../room/WallSize.tsx";
import bar from "../FloatingBar.module.css";
import { isWallLocked, sayWallRefusal, unlockWall } from "./locked-walls.ts";
import { useDividedWall } from "./use-wall-tools.ts";
import css from "./Walls.module.css";
import { commitBend, commitJoin, commitRemoval } from "./wall-edits.ts";

/** A wall that bends for the first time bulges by this part of its length. */
const FIRST_BEND = 1 / 8;

/** The actions for the selected wall, beside it or at the bottom of a small screen. */
export function WallBar({ style }: { readonly style?: CSSProperties }) {
  const wall = useEditor((state) => state.wall);
  const { project } = useScene();
  const room = project.rooms.find(({ walls }) => walls.some(({ id }) => id === wall));
  const viewed = room && wall !== null ? viewedWall(room, wall) : undefined;
  return room && viewed ? <Bar room={room} viewed={viewed} style={style} /> : null;
}

interface BarProps {
  readonly room: Room;
  readonly viewed: ViewedWall;
  readonly style: CSSProperties | undefined;
}

function Bar({ room, viewed, style }: BarProps) {
  const { t } = useTranslation();
  const readOnly = useReadOnlyReason();
  // The bar tells at once when the lock or what layers count for changes.
  useEditor((state) => state.toggles.layers);
  const words = useValueWords();
  const { segment, curve } = viewed;
  const { id } = segment.wall;
  const name = t("roomPanel.wall", { name: segment.name });
  const isLocked = isWallLocked(id);
  const reason = readOnly ?? (isLocked ? t("wallBar.locked") : undefined);
  const say = (refusal: ProjectRefusal | null): void => {
    if (refusal) sayWallRefusal(refusal);
  };
  const { before, after } = joinable(room, id);
  const joined = after ?? before;
  const isDividing = useDividedWall()?.wall === id;
  return (
    <div className={bar.bar} role="toolbar" aria-label={name} style={style}>
      <span className={css.wallName} aria-hidden="true">
        {name}
      </span>
      <Pop label={t("wallBar.size")} icon={<IconArrowAutofitWidth size={18} />} reason={reason}>
        <h3>{name}</h3>
        <WallSize room={room} viewed={viewed} words={words} />
      </Pop>
      <Pop label={t("wallBar.material")} icon={<IconPaint size={18} />} reason={reason}>
        <WallMaterial room={room} viewed={viewed} />
      </Pop>
      <BuildingMenu what="openings" wall={id}>
        <IconButton label={t("wallBar.opening")} icon={<IconDoor size={18} />} reason={reason} />
      </BuildingMenu>
      <IconButton
        label={t("wallBar.split")}
        icon={<IconScissors size={18} />}
        reason={reason}
        pressed={isDividing}
        onClick={() => {
          if (isDividing) editor.putAway();
          else editor.use("dividingWall", id);
          // Keys are for the mark from now on.
          document.querySelector<HTMLElement>("[data-canvas]")?.focus({ preventScroll: true });
        }}
      />
      {joined === null ? null : (
        <IconButton
          label={t("wallBar.join")}
          icon={<IconArrowsJoin size={18} />}
          reason={reason}
          onClick={() => say(commitJoin(room, joined))}
        />
      )}
      <IconButton
        label={t(curve ? "wallBar.straighten" : "wallBar.bend")}
        icon={curve ? <IconLine size={18} /> : <IconVectorSpline size={18} />}
        reason={reason}
        onClick={() => say(commitBend(room, id, curve ? 0 : Math.round(segment.length * FIRST_BEND)))}
      />
      <IconButton
        label={t("wallBar.remove")}
        icon={<IconTrash size={18} />}
        reason={reason}
        onClick={() => say(commitRemoval(room, id))}
      />
      {isLocked ? (
        <IconButton
          label={t("wallBar.unlock")}
          icon={<IconLock size={18} />}
          reason={readOnly}
          onClick={() => unlockWall(id)}
        />
      ) : null}
    </div>
  );
}

interface PopProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly reason: string | undefined;
  readonly children: ReactNode;
}

function Pop({ label, icon, reason, children }: PopProps) {
  return (
    <Popover
      button={<IconButton label={label} icon={icon} reason={reason} />}
      place="bottom"
      width={300}
      label={label}
      className={css.popover}
    >
      {children}
    </Popover>
  );
}
