import type { OfferSummary } from "@stanza/contract";
import { client } from "@stanza/web-site";
import { Button, log, MadeLink, TextField } from "@stanza/web-ui";
import { IconLinkPlus } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { offerChanged } from "../status/offer-queries.ts";
import { addDays, localDay } from "../status/validity.ts";
import { LinkChoices } from "./LinkChoices.tsx";
import { SHOWS_ALL } from "./link-choices.ts";
import css from "./OfferLink.module.css";

/** The server's: a link lasts a year at most. */
const MOST_DAYS = 365;

type Problem = "incomplete" | "offer-closed" | "bad-date" | "failed";

/** A new link for somebody; its address is shown once, as nobody can read it back. */
export function NewLink({ offer }: { readonly offer: OfferSummary }) {
  const { t } = useTranslation();
  const [recipient, setRecipient] = useState("");
  const [expires, setExpires] = useState("");
  const [made, setMade] = useState<{ readonly address: string; readonly recipient: string } | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const [shows, setShows] = useState(SHOWS_ALL);
  const today = localDay(new Date());
  const [first, last] = [addDays(today, 1), addDays(today, MOST_DAYS)];
  const badDay = expires !== "" && (expires < first || expires > last);
  const closed = offer.status === "rejected" || offer.status === "withdrawn" || offer.status === "expired";
  const reason = !offer.canBeSent
    ? t("offerLink.problem.incomplete")
    : closed
      ? t("offerLink.problem.offer-closed")
      : badDay
        ? t("offerLink.problem.bad-date")
        : undefined;
  const create = async (event: FormEvent) => {
    event.preventDefault();
    if (reason !== undefined || busy) return;
    setBusy(true);
    setProblem(null);
    const answer = await client.createOfferLink({
      params: { id: offer.id },
      body: { recipient: recipient.trim(), shows, ...(expires === "" ? {} : { expires }) },
    });
    setBusy(false);
    if (answer.status === 201) {
      setMade({ address: `${window.location.origin}${answer.body.path}`, recipient: recipient.trim() });
      setRecipient("");
      setExpires("");
      await offerChanged(offer);
      return;
    }
    log("error", `Link not made: ${answer.status === 0 ? answer.message : answer.body.message}`);
    const code = answer.status === 409 || answer.status === 422 ? answer.body.error : "";
    setProblem(code === "incomplete" || code === "offer-closed" || code === "bad-date" ? code : "failed");
  };
  return (
    <>
      <p className={css.hint}>{t("offerLink.shows")}</p>
      <LinkChoices offer={offer} shows={shows} onChange={setShows} />
      <form className={css.create} onSubmit={(event) => void create(event)}>
        <TextField
          label={t("offerLink.recipient")}
          value={recipient}
          maxLength={200}
          autoComplete="off"
          data-autofocus
          onChange={(event) => setRecipient(event.target.value)}
        />
        <TextField
          type="date"
          label={t("offerLink.expires")}
          help={t("offerLink.usualEnd")}
          error={badDay ? t("offerLink.problem.bad-date") : undefined}
          min={first}
          max={last}
          value={expires}
          onChange={(event) => setExpires(event.target.value)}
        />
        <Button
          type="submit"
          busy={busy}
          reason={reason}
          icon={<IconLinkPlus size={18} stroke={1.7} />}
          variant={made ? "secondary" : "primary"}
        >
          {t("offerLink.create")}
        </Button>
      </form>
      {problem ? <p role="alert">{t(`offerLink.problem.${problem}`)}</p> : null}
      {made ? <MadeLink key={made.address} {...made} /> : null}
    </>
  );
}
