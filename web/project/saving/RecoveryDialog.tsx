import { decodeProject } from "@stanza/codecs";
import { translate, useFormats } from "@stanza/web-site";
import { Button, type Dialog, DialogBody, type DialogControls, DialogFooter } from "@stanza/web-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { countsOf, differenceOf, type JournalEntry } from "./journal-entry.ts";
import css from "./RecoveryDialog.module.css";

interface Props {
  readonly entries: readonly JournalEntry[];
  readonly discard: (entry: JournalEntry) => Promise<void>;
  /** They were discarded before: whoever discards one again wants it gone for good. */
  readonly wereDiscarded?: boolean;
}

function Recovery({
  entries,
  discard,
  wereDiscarded = false,
  resolve,
  close,
}: Props & DialogControls<JournalEntry>) {
  const { t } = useTranslation();
  const [left, setLeft] = useState(entries);
  const formats = useFormats();
  return (
    <>
      <DialogBody>
        <p>{t(wereDiscarded ? "recovery.binText" : "recovery.text")}</p>
        <ul className={css.list}>
          {left.map((entry) => (
            <li key={entry.key} className={css.entry}>
              <div className={css.what}>
                <strong>{entry.description || t("project.untitled")}</strong>
                <span>{formats.moment(entry.at)}</span>
                <Difference entry={entry} />
              </div>
              <Button
                size="sm"
                variant="danger"
                onClick={async () => {
                  await discard(entry);
                  const rest = left.filter((e) => e !== entry);
                  setLeft(rest);
                  if (rest.length === 0) close();
                }}
              >
                {t(wereDiscarded ? "recovery.delete" : "recovery.discard")}
              </Button>
              <Button
                size="sm"
                variant="primary"
                onClick={() => resolve(entry)}
                data-autofocus={entry === left[0] || undefined}
              >
                {t("recovery.restore")}
              </Button>
            </li>
          ))}
        </ul>
      </DialogBody>
      <DialogFooter>
        <Button onClick={close}>{t(wereDiscarded ? "action.done" : "recovery.later")}</Button>
      </DialogFooter>
    </>
  );
}

const signed = (n: number) => (n > 0 ? `+${n}` : `−${Math.abs(n)}`);

function Difference({ entry }: { entry: JournalEntry }) {
  const { t } = useTranslation();
  const decoded = decodeProject(entry.document);
  if (!decoded.ok) return <span>{t("recovery.unreadable")}</span>;
  const { rows, rooms } = differenceOf(countsOf(decoded.document.project), entry.base);
  const parts = [
    rows === 0 ? "" : t("recovery.rows", { count: Math.abs(rows), difference: signed(rows) }),
    rooms === 0 ? "" : t("recovery.rooms", { count: Math.abs(rooms), difference: signed(rooms) }),
  ].filter(Boolean);
  return <span>{parts.length > 0 ? parts.join(", ") : t("recovery.changed")}</span>;
}

/** Unsaved work of tabs that are gone, to take up again, to put away, or to leave for later; or what was put away before. */
export const recoveryDialog: Dialog<Props, JournalEntry> = {
  options: ({ wereDiscarded = false }) => ({
    title: translate(wereDiscarded ? "recovery.binTitle" : "recovery.title"),
    width: 500,
    mode: "semipersistent",
    single: "recovery",
  }),
  Content: Recovery,
};
