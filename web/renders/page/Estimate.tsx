import { type RenderQuality, renderCredits, renderPaths } from "@stanza/contract";
import { useTranslation } from "react-i18next";
import type { FarmUser } from "./Credits.tsx";
import { durationText } from "./duration-text.ts";
import css from "./Renders.module.css";

/** Seconds of a million paths where the farm has made no picture yet. */
const USUAL_PACE = 4;

export interface Estimated {
  readonly width: number;
  readonly height: number;
  readonly quality: RenderQuality;
  readonly seconds?: number;
}

/** What pictures of one kind cost together, and why the shop cannot pay it; undefined: it can. */
export function costOf(
  user: FarmUser | undefined,
  one: Estimated,
  count = 1,
): { readonly credits: number; readonly lacks?: "no-credits" | "month-limit" } {
  const credits = renderCredits(one) * count;
  if (user && user.credits.available < credits) return { credits, lacks: "no-credits" };
  const left = user?.credits.leftThisMonth;
  return left !== undefined && left < credits ? { credits, lacks: "month-limit" } : { credits };
}

/** Credits and time that pictures take. */
export function Estimate({
  user,
  one,
  count = 1,
}: {
  readonly user: FarmUser | undefined;
  readonly one: Estimated;
  readonly count?: number;
}) {
  const { t, i18n } = useTranslation();
  const seconds = (renderPaths(one) / 1e6) * count * (user?.secondsPerMillionPaths ?? USUAL_PACE);
  return (
    <p className={css.estimate}>
      <strong>{t("renders.credits", { count: costOf(user, one, count).credits })}</strong>
      <span>{t("renders.about", { time: durationText(seconds, i18n.language) })}</span>
    </p>
  );
}
