import { maintenanceFault } from "@stanza/contract";
import { resolveLocale } from "@stanza/quantities";
import { translate, useConfig, useMaintenance } from "@stanza/web-site";
import {
  ask,
  Button,
  type Dialog,
  DialogBody,
  type DialogControls,
  DialogFooter,
  TextArea,
  TextField,
  toast,
} from "@stanza/web-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Booking, book, bookAndStart, cancel } from "./change-maintenance.ts";
import css from "./Maintenance.module.css";
import { serverNow, windowText } from "./maintenance-clock.ts";

const HOUR = 3_600_000;
const LONGEST_MESSAGE = 300;

/** What a field for date and time holds: the device's own time zone, without saying so. */
const fieldTime = (at: number): string =>
  new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

const utcText = (at: number, language: string): string =>
  new Intl.DateTimeFormat(resolveLocale(language), {
    dateStyle: "medium",
    timeStyle: "short",
    hourCycle: "h23",
    timeZone: "UTC",
  }).format(at);

/** The next full hour but one: time to be told. */
const proposedStart = (): number => Math.ceil(serverNow() / HOUR) * HOUR + HOUR;

function BookMaintenance({ resolve }: DialogControls<void>) {
  const { t, i18n } = useTranslation();
  const languages = useConfig((state) => state.config?.languages) ?? [];
  const [{ state, startsAt, endsAt, message }] = useState(useMaintenance.getState);
  const isBooked = state === "booked";
  const [from, setFrom] = useState(() => fieldTime((isBooked ? startsAt : null) ?? proposedStart()));
  const [to, setTo] = useState(() => fieldTime((isBooked ? endsAt : null) ?? proposedStart() + HOUR));
  const [words, setWords] = useState<Readonly<Record<string, string>>>(isBooked ? message : {});
  const [isTried, setTried] = useState(false);
  const [busy, setBusy] = useState<"book" | "start" | "cancel" | null>(null);
  const [start, end] = [Date.parse(from), Date.parse(to)];
  const fault = maintenanceFault(start, end, serverNow());
  const faultText = fault && t(`maintenance.fault.${fault}`);
  const isOfStart = fault === "past" || fault === "far";
  const said = Object.fromEntries(
    Object.entries(words).flatMap(([language, text]) => (text.trim() ? [[language, text.trim()]] : [])),
  );

  const during = async (what: "book" | "start" | "cancel", work: () => Promise<boolean>, done?: string) => {
    setBusy(what);
    const isDone = await work();
    setBusy(null);
    if (!isDone) return;
    if (done) toast(done, { kind: "success" });
    resolve();
  };
  const submit = () => {
    setTried(true);
    if (fault) return;
    const booking: Booking = { startsAt: start, endsAt: end, message: said };
    void during("book", () => book(booking), t("maintenance.booked"));
  };
  const startNow = async () => {
    const answer = await ask({
      title: t("maintenance.startTitle"),
      text: t("maintenance.startText"),
      choices: [
        { answer: "cancel", label: t("action.cancel") },
        { answer: "start", label: t("maintenance.startNow"), look: "primary" },
      ],
    });
    if (answer !== "start") return;
    const now = serverNow();
    const length = end > start ? Math.min(end - start, 24 * HOUR) : HOUR;
    const until = fault === null && end > now && end - now <= 24 * HOUR ? end : now + length;
    await during("start", () => bookAndStart({ startsAt: now, endsAt: until, message: said }));
  };

  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <DialogBody>
        <div className={css.times}>
          <TextField
            type="datetime-local"
            label={t("maintenance.from")}
            value={from}
            onChange={({ currentTarget }) => setFrom(currentTarget.value)}
            error={isTried && isOfStart && faultText ? faultText : undefined}
            help={
              Number.isNaN(start) ? undefined : t("maintenance.utc", { time: utcText(start, i18n.language) })
            }
            data-autofocus
          />
          <TextField
            type="datetime-local"
            label={t("maintenance.to")}
            value={to}
            onChange={({ currentTarget }) => setTo(currentTarget.value)}
            error={isTried && !isOfStart && faultText ? faultText : undefined}
            help={Number.isNaN(end) ? undefined : t("maintenance.utc", { time: utcText(end, i18n.language) })}
          />
        </div>
        <p className={css.zone}>
          {t("maintenance.zone", { zone: Intl.DateTimeFormat().resolvedOptions().timeZone })}
        </p>
        <div className={css.languages}>
          {languages.map((language) => (
            <TextArea
              key={language}
              lang={language}
              label={t("maintenance.message", { language: nameOf(language, i18n.language) })}
              maxLength={LONGEST_MESSAGE}
              rows={2}
              value={words[language] ?? ""}
              onChange={({ currentTarget }) => setWords({ ...words, [language]: currentTarget.value })}
            />
          ))}
        </div>
        {Number.isNaN(start) || Number.isNaN(end) || end <= start ? null : (
          <section aria-label={t("maintenance.seen")}>
            <h3 className={css.seen}>{t("maintenance.seen")}</h3>
            <ul className={css.previews}>
              {languages.map((language) => (
                <li key={language} lang={language}>
                  {[windowText(start, end, language), said[language]].filter(Boolean).join(" · ")}
                </li>
              ))}
            </ul>
          </section>
        )}
      </DialogBody>
      <DialogFooter>
        {isBooked ? (
          <Button
            variant="danger"
            busy={busy === "cancel"}
            onClick={() => void during("cancel", cancel, t("maintenance.cancelled"))}
            data-start
          >
            {t("maintenance.cancel")}
          </Button>
        ) : null}
        <Button busy={busy === "start"} onClick={() => void startNow()}>
          {t("maintenance.startNow")}
        </Button>
        <Button type="submit" variant="primary" busy={busy === "book"}>
          {t("maintenance.book")}
        </Button>
      </DialogFooter>
    </form>
  );
}

const nameOf = (language: string, reader: string): string =>
  new Intl.DisplayNames(reader, { type: "language" }).of(language) ?? language;

/** Times and words of a window (ux.md §5.19). */
export const bookMaintenanceDialog: Dialog<object, void> = {
  options: () => ({
    title: translate("maintenance.bookTitle"),
    width: 800,
    mode: "semipersistent",
    single: "book-maintenance",
  }),
  Content: BookMaintenance,
};
