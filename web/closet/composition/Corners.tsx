import { textIn } from "@stanza/catalogue";
import {
  type ClosetCorner,
  type CornerFrame,
  type CornerWay,
  closetCorners,
  collides,
  cornerWays,
  isSquare,
  leastFiller,
} from "@stanza/editor";
import type { EvaluatedRow } from "@stanza/evaluation";
import { formatLength } from "@stanza/quantities";
import { NumberField, useLengthUnit, useReadOnlyReason } from "@stanza/web-project";
import { Button, EmptyState } from "@stanza/web-ui";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import css from "./Composition.module.css";
import { CornerPicture } from "./CornerPicture.tsx";
import { solveCorner } from "./closet-actions.ts";
import { FillCorner } from "./FillCorner.tsx";
import type { ClosetInProject, Closets } from "./use-closets.ts";

/** The corners in which closets meet: who goes through, and what is left between them. */
export function Corners({ closets: { closets, composition, placed } }: { readonly closets: Closets }) {
  const { t } = useTranslation();
  const corners = useMemo(() => closetCorners(composition), [composition]);
  if (corners.length === 0)
    return (
      <div className={css.panel}>
        <EmptyState title={t("multiCloset.noCorner")} text={t("multiCloset.noCornerText")} />
      </div>
    );
  return (
    <div className={css.panel}>
      {corners.map((corner) => (
        <OneCorner key={corner.names.join(" ")} corner={corner} placed={placed} closets={closets} />
      ))}
    </div>
  );
}

/** More than that is a place for a closet of its own, mm. */
const WIDEST_FILLER = 600;

interface CornerProps {
  readonly corner: ClosetCorner;
  readonly placed: readonly EvaluatedRow[];
  readonly closets: readonly ClosetInProject[];
}

function OneCorner({ corner, placed, closets }: CornerProps) {
  const { t, i18n } = useTranslation();
  const unit = useLengthUnit();
  const least = leastFiller(corner);
  const { now } = corner;
  const [wanted, setWanted] = useState(now.kind === "through" ? now.fillerMm : 0);
  const filler = Math.min(WIDEST_FILLER, Math.max(least, wanted));
  const ways = useMemo(() => cornerWays(corner, filler, placed), [corner, filler, placed]);
  const [first, second] = corner.names;
  // With its number in the strip: two closets may have one name.
  const nameOf = (id: string) => {
    const at = closets.findIndex(({ row }) => row.row.id === id);
    return `${at + 1} ${textIn(closets[at]?.row.description ?? {}, i18n.language)}`;
  };
  const mm = (value: number) => formatLength(value, unit, i18n.language);
  const title = t("multiCloset.corner", { first, second });
  return (
    <section className={css.cornerPanel} aria-label={title}>
      <h2>{title}</h2>
      <p role="status" className={css.lead} data-wrong={collides(corner) || undefined}>
        {now.kind === "overlap"
          ? t("multiCloset.overlap", { over: mm(now.byMm) })
          : now.kind === "wall"
            ? t("multiCloset.throughWall", { name: nameOf(now.row), over: mm(now.byMm) })
            : now.kind === "through"
              ? now.fillerMm < 1
                ? t("multiCloset.throughTight", { name: nameOf(now.row) })
                : t("multiCloset.through", { name: nameOf(now.row), filler: mm(now.fillerMm) })
              : t("multiCloset.apart")}
      </p>
      <NumberField
        label={t("multiCloset.filler")}
        help={least > 0 ? t("multiCloset.fillerHelp", { least: mm(least) }) : undefined}
        value={filler}
        unit="mm"
        lengthUnit={unit}
        min={least}
        max={WIDEST_FILLER}
        step={1}
        decimals={0}
        onCommit={setWanted}
      />
      <ul className={css.ways}>
        {ways.map((way, i) => (
          <Way
            key={way.through}
            way={way}
            frame={corner.frame}
            isFirst={i === 0}
            isNow={now.kind === "through" && now.row === way.through && now.fillerMm === filler}
            nameOf={nameOf}
            mm={mm}
          />
        ))}
      </ul>
      {isSquare(corner.frame) ? (
        <FillCorner corner={corner} />
      ) : (
        <p className={css.lead}>
          {t("multiCloset.oblique", { angle: `${Math.round(180 - corner.frame.turn)}°` })}
        </p>
      )}
    </section>
  );
}

interface WayProps {
  readonly way: CornerWay;
  readonly frame: CornerFrame;
  /** The closet of the wall that ends in the corner goes through. */
  readonly isFirst: boolean;
  readonly isNow: boolean;
  readonly nameOf: (id: string) => string;
  readonly mm: (value: number) => string;
}

function Way({ way, frame, isFirst, isNow, nameOf, mm }: WayProps) {
  const { t } = useTranslation();
  const readOnly = useReadOnlyReason();
  const reason =
    readOnly ??
    (isNow ? t("multiCloset.isSo") : way.isBlocked ? t("multiCloset.cannotMove.inTheWay") : undefined);
  return (
    <li className={css.way} data-now={isNow || undefined}>
      <CornerPicture frame={frame} isFirst={isFirst} hasFiller={way.fillerMm > 0} />
      <div>
        <p>{t("multiCloset.goesThrough", { through: nameOf(way.through), stopped: nameOf(way.stopped) })}</p>
        {way.narrow ? (
          <p className={css.narrow}>
            {t("multiCloset.narrow", { name: nameOf(way.narrow.row), by: mm(way.narrow.byMm) })}
          </p>
        ) : null}
        <Button size="sm" reason={reason} onClick={() => solveCorner(way)}>
          {t(isNow ? "multiCloset.isSo" : "multiCloset.doSo")}
        </Button>
      </div>
    </li>
  );
}
