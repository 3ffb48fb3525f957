import { isDirty, saveNow, useProject } from "@stanza/web-project";
import { translate, useFormats, useMaintenance, useSession } from "@stanza/web-site";
import { announce, Button, type Dialog, DialogBody, type DialogControls, DialogFooter } from "@stanza/web-ui";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { end } from "./change-maintenance.ts";
import css from "./Maintenance.module.css";
import { countdown, messageIn, useServerNow, windowText } from "./maintenance-clock.ts";
import { openBookMaintenance } from "./open-book-maintenance.ts";
import { checkMaintenance } from "./watch-maintenance.ts";

function MaintenanceNotice({ close }: DialogControls<void>) {
  const { i18n } = useTranslation();
  const { state, startsAt, endsAt, message } = useMaintenance();
  const words = messageIn(message, i18n.language);
  const [opened] = useState(state);
  useEffect(() => {
    if (state !== opened) close();
  }, [state, opened, close]);
  return (
    <>
      <DialogBody>
        {state === "active" ? <Running endsAt={endsAt} /> : null}
        {state === "booked" && startsAt !== null && endsAt !== null ? (
          <Booked startsAt={startsAt} endsAt={endsAt} />
        ) : null}
        {words ? <p className={css.words}>{words}</p> : null}
        {state === "active" ? <WhereWorkIs /> : null}
      </DialogBody>
      {state === "active" ? <RunningFooter /> : <BookedFooter close={close} />}
    </>
  );
}

function Running({ endsAt }: { readonly endsAt: number | null }) {
  const { t, i18n } = useTranslation();
  const formats = useFormats();
  const now = useServerNow(endsAt);
  if (endsAt === null) return <p className={css.main}>{t("maintenance.running")}</p>;
  if (endsAt <= now)
    return <p className={css.main}>{t("maintenance.late", { time: formats.clock(endsAt) })}</p>;
  return (
    <p className={css.main}>
      {t("maintenance.backAt", { time: formats.clock(endsAt) })}{" "}
      <span className={css.count}>{countdown(endsAt - now, i18n.language)}</span>
    </p>
  );
}

function Booked({ startsAt, endsAt }: { readonly startsAt: number; readonly endsAt: number }) {
  const { t, i18n } = useTranslation();
  const now = useServerNow(startsAt);
  return (
    <>
      <p className={css.main}>{windowText(startsAt, endsAt, i18n.language)}</p>
      <p>
        {startsAt > now
          ? t("maintenance.startsIn", { time: countdown(startsAt - now, i18n.language) })
          : t("maintenance.due")}
      </p>
      <p>{t("maintenance.before")}</p>
    </>
  );
}

const NOT_ON_DEVICE = { server: "maintenance.keptOnServer", nowhere: "maintenance.notKept" } as const;

/** That nothing is lost, or what to do where this browser keeps nothing. */
function WhereWorkIs() {
  const { t } = useTranslation();
  const owed = useProject(({ open }) => open !== null && isDirty(open));
  const journal = useProject((state) => state.journal);
  return <p>{t(owed && journal !== "device" ? NOT_ON_DEVICE[journal] : "maintenance.kept")}</p>;
}

function RunningFooter() {
  const { t } = useTranslation();
  const supervises = useSession((state) => state.profile?.isAdmin === true);
  const [busy, setBusy] = useState<"check" | "end" | null>(null);
  const during = async (what: "check" | "end", work: () => Promise<boolean>) => {
    setBusy(what);
    await work();
    setBusy(null);
    if (what === "check" && useMaintenance.getState().state === "active")
      announce(t("maintenance.stillRuns"));
  };
  return (
    <DialogFooter>
      <Button
        variant={supervises ? "secondary" : "primary"}
        busy={busy === "check"}
        onClick={() => void during("check", checkMaintenance)}
        data-autofocus
      >
        {t("maintenance.check")}
      </Button>
      {supervises ? (
        <Button variant="primary" busy={busy === "end"} onClick={() => void during("end", end)}>
          {t("maintenance.end")}
        </Button>
      ) : null}
    </DialogFooter>
  );
}

function BookedFooter({ close }: { readonly close: () => void }) {
  const { t } = useTranslation();
  const supervises = useSession((state) => state.profile?.isAdmin === true);
  const owed = useProject(({ open }) => open !== null && isDirty(open));
  return (
    <DialogFooter>
      {supervises ? (
        <Button
          onClick={() => {
            close();
            void openBookMaintenance();
          }}
        >
          {t("maintenance.change")}
        </Button>
      ) : null}
      {owed ? <Button onClick={() => void saveNow()}>{t("maintenance.saveNow")}</Button> : null}
      <Button variant="primary" onClick={close} data-autofocus>
        {t("action.ok")}
      </Button>
    </DialogFooter>
  );
}

/** The window that is booked or runs. It goes by itself when that is over: what is booked and then runs is said by another one, with its title. */
export const maintenanceDialog: Dialog<object, void> = {
  options: () => {
    const isActive = useMaintenance.getState().state === "active";
    return {
      title: translate(isActive ? "maintenance.titleRunning" : "maintenance.titleBooked"),
      width: 500,
      mode: "semipersistent",
      single: isActive ? "maintenance" : "booked-maintenance",
    };
  },
  Content: MaintenanceNotice,
};
