import type { OfferSummary } from "@stanza/contract";
import { Button, DialogBody, DialogFooter, TextArea, TextField } from "@stanza/web-ui";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Enclosed } from "./Enclosed.tsx";
import { type LetterDraft, letterFaults } from "./letter-draft.ts";
import css from "./OfferMail.module.css";
import { type LetterRefusal, makeLink, sendLetter } from "./send-letter.ts";

export interface LetterStart extends LetterDraft {
  readonly attachment: string;
  /** Own address; empty: the profile has none. */
  readonly own: string;
  readonly isAvailable: boolean;
}

interface Props {
  readonly offer: OfferSummary;
  readonly start: LetterStart;
  readonly onSent: (to: string) => void;
  readonly onClose: () => void;
}

/** A letter to be edited and sent, with the offer's PDF and, where wished, a link to its page. */
export function LetterForm({ offer, start, onSent, onClose }: Props) {
  const { t } = useTranslation();
  const [letter, setLetter] = useState<LetterDraft>(start);
  const [left, setLeft] = useState<Partial<Record<keyof LetterDraft, true>>>({});
  const [withLink, setWithLink] = useState(true);
  const [copyToSelf, setCopyToSelf] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<LetterRefusal | null>(null);
  const request = useRef({ saveId: crypto.randomUUID(), link: "" });
  const form = useRef<HTMLFormElement>(null);
  const faults = letterFaults(letter);
  const block = blockOf(offer, start);
  const blocked = block && t(`offerMail.refused.${block}`);
  const errorOf = (field: keyof LetterDraft) => {
    const fault = faults[field];
    // A missing value is reported once the field has been left, a wrong one at once.
    return fault && (left[field] || fault !== "missing") && (left[field] || fault !== "address")
      ? t(`offerMail.fault.${fault}`)
      : undefined;
  };
  const edit = (change: Partial<LetterDraft>) => {
    setRefused(null);
    request.current.saveId = crypto.randomUUID();
    setLetter({ ...letter, ...change });
  };
  const field = (name: keyof LetterDraft) => ({
    label: t(`offerMail.${name}`),
    name,
    value: letter[name],
    error: errorOf(name),
    onBlur: () => setLeft({ ...left, [name]: true }),
  });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setLeft({ to: true, cc: true, subject: true, text: true });
    const [wrong] = Object.keys(faults);
    if (wrong) {
      form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
      return;
    }
    if (blocked !== undefined || busy) return;
    setBusy(true);
    setRefused(await deliver());
    setBusy(false);
  };
  const deliver = async (): Promise<LetterRefusal | null> => {
    const { current } = request;
    if (withLink && current.link === "") {
      const made = await makeLink(offer, letter.to.trim());
      if ("refused" in made) return made.refused;
      current.link = made.path;
    }
    const problem = await sendLetter({
      ...letter,
      offer,
      copyToSelf,
      link: withLink ? current.link : undefined,
      saveId: current.saveId,
    });
    if (problem === undefined) onSent(letter.to.trim());
    return problem ?? null;
  };
  return (
    <form ref={form} className={css.form} onSubmit={(event) => void send(event)} noValidate>
      <DialogBody className={css.letter}>
        {blocked ? (
          <p className={css.blocked} role="alert">
            {blocked}
          </p>
        ) : null}
        <TextField
          {...field("to")}
          type="email"
          autoComplete="email"
          data-autofocus
          onChange={(event) => edit({ to: event.target.value })}
        />
        <TextField
          {...field("cc")}
          inputMode="email"
          autoComplete="off"
          placeholder={t("offerMail.ccHint")}
          onChange={(event) => edit({ cc: event.target.value })}
        />
        <TextField {...field("subject")} onChange={(event) => edit({ subject: event.target.value })} />
        <TextArea {...field("text")} rows={9} onChange={(event) => edit({ text: event.target.value })} />
        <Enclosed
          offer={offer}
          start={start}
          withLink={withLink}
          onLink={setWithLink}
          copyToSelf={copyToSelf}
          onCopy={setCopyToSelf}
        />
        {refused ? (
          <p className={css.refused} role="alert">
            {t(`offerMail.refused.${refused}`)}
          </p>
        ) : null}
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>{t("action.cancel")}</Button>
        <Button type="submit" variant="primary" busy={busy} reason={blocked}>
          {t(busy ? "offerMail.sending" : "offerMail.send")}
        </Button>
      </DialogFooter>
    </form>
  );
}

/** Why no letter can be sent; undefined: it can. */
function blockOf({ state, canBeSent }: OfferSummary, { isAvailable }: LetterStart) {
  if (!isAvailable) return "no-mail-server";
  if (state === "pdf-pending") return "pdf-pending";
  if (state === "pdf-too-large") return "pdf-too-large";
  return canBeSent ? undefined : "incomplete";
}
