import { type ClosetCorner, closetCorners, collides, type WallOfClosets } from "@stanza/editor";
import { formatLength } from "@stanza/quantities";
import { useLengthUnit } from "@stanza/web-project";
import { IconCornerRightDown } from "@tabler/icons-react";
import { Fragment, type KeyboardEvent, useId } from "react";
import { useTranslation } from "react-i18next";
import { ClosetTile } from "./ClosetTile.tsx";
import css from "./Composition.module.css";
import type { ClosetInProject, Closets } from "./use-closets.ts";

interface Props {
  readonly closets: Closets;
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
  readonly onMove: (id: string, by: number) => void;
  readonly onDuplicate: (id: string) => void;
  readonly onRemove: (id: string) => void;
  readonly onCorners: () => void;
}

/**
 * The plan along the walls, laid out straight: each wall with its closets, how much of it they take, and the corners where they meet. One
 * of the closets is chosen, with the arrow keys too; with Alt they move it along the walls.
 */
export function ClosetStrip({
  closets: { closets, composition },
  chosen,
  onChoose,
  onMove,
  onDuplicate,
  onRemove,
  onCorners,
}: Props) {
  const { t } = useTranslation();
  const help = useId();
  const corners = closetCorners(composition);
  const onKey = (event: KeyboardEvent, id: string) => {
    const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (by !== undefined && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      if (event.altKey) onMove(id, by);
      else {
        const at = closets.findIndex(({ row }) => row.row.id === id);
        const next = closets.at((at + by) % closets.length);
        if (next) onChoose(next.row.row.id);
      }
    } else if (event.key === "Delete" || event.key === "Backspace") {
      event.preventDefault();
      onRemove(id);
    } else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "d") {
      event.preventDefault();
      onDuplicate(id);
    }
  };
  const tile = (closet: ClosetInProject, width: number) => {
    const { id } = closet.row.row;
    return (
      <ClosetTile
        key={id}
        closet={closet}
        number={closets.indexOf(closet) + 1}
        width={width}
        isChosen={id === chosen}
        describedBy={help}
        onChoose={() => onChoose(id)}
        onKey={(event) => onKey(event, id)}
        onDragged={(by) => onMove(id, by)}
      />
    );
  };
  const find = (id: string) => closets.find(({ row }) => row.row.id === id);
  const loose = composition.loose.flatMap(({ row }) => find(row.id) ?? []);
  return (
    // A plan is read as it is drawn, whichever way the language is written.
    <div className={css.strip} role="radiogroup" aria-label={t("multiCloset.strip")} dir="ltr">
      <p id={help} className="visually-hidden">
        {t("multiCloset.keys")}
      </p>
      {composition.rooms.flatMap(({ room, walls }) =>
        walls.map((wall) => {
          const corner = corners.find((one) => one.at[0] === wall);
          return (
            <Fragment key={`${room.id} ${wall.segment.wall.id}`}>
              <div className={css.wall} style={{ flexGrow: wall.segment.length }}>
                <WallHead wall={wall} />
                <div className={css.tiles}>
                  {wall.closets.map(({ row, from, to }, i) => {
                    const closet = find(row.row.id);
                    const before = from - (wall.closets[i - 1]?.to ?? 0);
                    return (
                      <Fragment key={row.row.id}>
                        <Gap mm={before} />
                        {closet ? tile(closet, to - from) : null}
                      </Fragment>
                    );
                  })}
                  <Gap mm={wall.segment.length - (wall.closets.at(-1)?.to ?? 0)} />
                </div>
              </div>
              {corner ? <CornerMark corner={corner} onOpen={onCorners} /> : null}
            </Fragment>
          );
        }),
      )}
      {loose.length > 0 ? (
        <div className={css.wall}>
          <p className={css.wallHead}>{t("multiCloset.loose")}</p>
          <div className={css.tiles}>{loose.map((closet) => tile(closet, closet.row.article.box[0]))}</div>
        </div>
      ) : null}
    </div>
  );
}

const Gap = ({ mm }: { readonly mm: number }) =>
  mm < 1 ? null : <span className={css.gap} style={{ flexGrow: mm }} />;

/** A wall's name, and how much of it its closets take. */
function WallHead({ wall: { segment, used, closets } }: { readonly wall: WallOfClosets }) {
  const { t, i18n } = useTranslation();
  const unit = useLengthUnit();
  const mm = (value: number) => formatLength(value, unit, i18n.language);
  const { length, name } = segment;
  const over = used - length;
  return (
    <p className={css.wallHead} data-over={over > 1 || undefined}>
      <strong>{t("roomPanel.wall", { name })}</strong>
      <span>
        {closets.length === 0
          ? t("multiCloset.free", { length: mm(length) })
          : over > 1
            ? t("multiCloset.over", { used: mm(used), whole: mm(length), over: mm(over) })
            : t("multiCloset.of", { used: mm(used), whole: mm(length) })}
      </span>
      <span className={css.fill} aria-hidden="true">
        <span style={{ inlineSize: `${Math.min(100, (used / length) * 100)}%` }} />
      </span>
    </p>
  );
}

function CornerMark({ corner, onOpen }: { readonly corner: ClosetCorner; readonly onOpen: () => void }) {
  const { t } = useTranslation();
  const [first, second] = corner.names;
  const isOver = collides(corner);
  const label = t(isOver ? "multiCloset.cornerOver" : "multiCloset.corner", { first, second });
  return (
    <button
      type="button"
      className={css.corner}
      data-wrong={isOver || undefined}
      aria-label={label}
      title={label}
      onClick={onOpen}
    >
      <IconCornerRightDown size={18} aria-hidden="true" />
    </button>
  );
}
