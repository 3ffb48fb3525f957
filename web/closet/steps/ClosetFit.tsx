import { formatLength } from "@stanza/quantities";
import { useLengthUnit } from "@stanza/web-project";
import { Button } from "@stanza/web-ui";
import type { Fit } from "@stanza/web-workspace";
import { useTranslation } from "react-i18next";
import css from "./ClosetFit.module.css";

interface Props {
  readonly fit: Fit;
  /** Why nothing can be changed. */
  readonly reason?: string | undefined;
  readonly onSpread: (text: string) => void;
  /** Takes another width of the wall, mm. */
  readonly onWidth: (width: number) => void;
}

/** The closet against its wall: how much of it is taken, what is left for a filler, and the nearest way to make it fit. */
export function ClosetFit({ fit, reason, onSpread, onWidth }: Props) {
  const { used, whole, spread, nearest } = fit;
  const { t, i18n } = useTranslation();
  const unit = useLengthUnit();
  const mm = (value: number) => formatLength(value, unit, i18n.language);
  const rest = whole - used;
  return (
    <div className={css.fit} data-over={rest < 0 || undefined}>
      <span className={css.bar} aria-hidden="true">
        <span style={{ inlineSize: `${Math.min(100, (used / whole) * 100)}%` }} />
      </span>
      <p role="status">
        {rest < 0
          ? t("closet.tooWide", { over: mm(-rest), whole: mm(whole) })
          : rest < 1
            ? t("closet.fills", { whole: mm(whole) })
            : t(fit.rest === "filler" ? "closet.leaves" : "closet.leavesFree", {
                used: mm(used),
                whole: mm(whole),
                rest: mm(rest),
              })}
      </p>
      {Math.abs(rest) >= 1 && spread !== null ? (
        <Button size="sm" reason={reason} onClick={() => onSpread(spread)}>
          {t("closet.spread")}
        </Button>
      ) : null}
      {spread === null && nearest !== null ? (
        <>
          <p>{t("closet.noDivision", { whole: mm(whole), nearest: mm(nearest) })}</p>
          <Button size="sm" reason={reason} onClick={() => onWidth(nearest)}>
            {t("closet.takeNearest", { nearest: mm(nearest) })}
          </Button>
        </>
      ) : null}
    </div>
  );
}
