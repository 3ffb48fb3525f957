import { isDirty, saveNow, useProject } from "@stanza/web-project";
import { useFormats, useMaintenance } from "@stanza/web-site";
import { Button, TOAST_FLOOR } from "@stanza/web-ui";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import css from "./Maintenance.module.css";
import { countdown, urgencyOf, useServerNow, windowText } from "./maintenance-clock.ts";
import { openMaintenance } from "./open-maintenance.ts";

/** One line along the bottom of every screen while a window is booked or runs: grey, amber within a day, red within half an hour. */
export function MaintenanceBanner() {
  const { t, i18n } = useTranslation();
  const formats = useFormats();
  const { state, startsAt, endsAt } = useMaintenance();
  const now = useServerNow(state === "active" ? endsAt : startsAt);
  const owed = useProject(({ open }) => open !== null && isDirty(open));
  if (state === "none" || (state === "booked" && (startsAt === null || endsAt === null || endsAt <= now)))
    return null;
  const isSoon = state === "booked" && startsAt !== null && urgencyOf(startsAt - now) === "soon";
  const tone = state === "active" ? "soon" : urgencyOf((startsAt ?? now) - now);
  return (
    <section
      className={css.banner}
      data-tone={tone}
      aria-label={t("maintenance.title")}
      data-region
      {...TOAST_FLOOR}
    >
      <IconAlertTriangle size={18} stroke={1.7} aria-hidden="true" />
      <span className={css.line}>
        {state === "active"
          ? endsAt !== null && endsAt > now
            ? t("maintenance.backAt", { time: formats.clock(endsAt) })
            : t("maintenance.running")
          : t("maintenance.line", { when: windowText(startsAt ?? now, endsAt ?? now, i18n.language) })}
      </span>
      {state === "booked" && startsAt !== null ? (
        <span className={css.count}>
          {startsAt > now ? countdown(startsAt - now, i18n.language) : t("maintenance.due")}
        </span>
      ) : null}
      {isSoon && owed ? (
        <Button size="sm" onClick={() => void saveNow()}>
          {t("maintenance.saveNow")}
        </Button>
      ) : null}
      <Button size="sm" onClick={() => void openMaintenance()}>
        {t("action.details")}
      </Button>
    </section>
  );
}
