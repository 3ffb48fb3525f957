import { isDirty, saveNow, useProject } from "@stanza/web-project";
import { useFormats, useMaintenance } from "@stanza/web-site";
import { Button, NoticeBanner } from "@stanza/web-ui";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
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
    <NoticeBanner
      label={t("maintenance.title")}
      icon={<IconAlertTriangle size={18} stroke={1.7} aria-hidden="true" />}
      tone={tone}
      line={
        state === "active"
          ? endsAt !== null && endsAt > now
            ? t("maintenance.backAt", { time: formats.clock(endsAt) })
            : t("maintenance.running")
          : t("maintenance.line", { when: windowText(startsAt ?? now, endsAt ?? now, i18n.language) })
      }
      count={
        state === "booked" && startsAt !== null
          ? startsAt > now
            ? countdown(startsAt - now, i18n.language)
            : t("maintenance.due")
          : undefined
      }
    >
      {isSoon && owed ? (
        <Button size="sm" onClick={() => void saveNow()}>
          {t("maintenance.saveNow")}
        </Button>
      ) : null}
      <Button size="sm" onClick={() => void openMaintenance()}>
        {t("action.details")}
      </Button>
    </NoticeBanner>
  );
}
