import type { OfferAcceptance } from "@stanza/contract";
import { formatLongMoment, formatMoney } from "@stanza/quantities";
import { client } from "@stanza/web-site";
import { Button, buttonClass, TextField } from "@stanza/web-ui";
import { IconCircleCheck, IconFileTypePdf } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Shared } from "./composed-offer.ts";
import css from "./Link.module.css";

interface Props {
  readonly token: string;
  readonly shared: Shared;
  readonly taken: readonly string[];
  readonly payable: string;
  /** The amount on screen is that of the options taken. */
  readonly isReady: boolean;
  readonly isOpen: boolean;
  readonly acceptance: OfferAcceptance | null;
  readonly name: string;
  readonly setName: (name: string) => void;
  readonly onAccepted: (acceptance: OfferAcceptance) => void;
  readonly reload: () => void;
}

/** The client's word: a name, a tick and a button; afterwards when and by whom it was given. */
export function AcceptCard(props: Props) {
  const { t } = useTranslation();
  const { acceptance, isOpen, shared, token } = props;
  if (acceptance) {
    const { language, decimals } = shared.offer;
    const amount = formatMoney(acceptance.payable, acceptance.currency, language, decimals);
    const when = formatLongMoment(new Date(acceptance.at), language);
    return (
      <section id="accept" className={css.accepted} role="status">
        <IconCircleCheck size={28} stroke={1.6} aria-hidden="true" />
        <div>
          <h2>{t("link.accepted")}</h2>
          <p>{t("link.acceptedBy", { name: acceptance.name, when, amount })}</p>
          {shared.copyTo ? <p>{t("link.copyTo", { address: shared.copyTo })}</p> : null}
          {shared.hasPdf ? (
            <a className={buttonClass({})} href={`/api/o/${token}/pdf`} target="_blank" rel="noreferrer">
              <IconFileTypePdf size={18} stroke={1.6} aria-hidden="true" />
              {t("link.acceptedPdf")}
            </a>
          ) : null}
        </div>
      </section>
    );
  }
  return isOpen ? <AcceptForm {...props} /> : null;
}

function AcceptForm({ token, shared, taken, payable, isReady, name, setName, onAccepted, reload }: Props) {
  const { t } = useTranslation();
  const [agreed, setAgreed] = useState(false);
  const [problem, setProblem] = useState<"missing" | "wait" | "changed" | "superseded" | "failed" | null>(
    null,
  );
  const [isSending, setIsSending] = useState(false);
  const { currency, language, decimals } = shared.offer;
  const amount = formatMoney(payable, currency, language, decimals);
  const accept = async () => {
    if (name.trim().length < 2 || !agreed) return setProblem("missing");
    setIsSending(true);
    const answer = await client.acceptSharedOffer({
      params: { token },
      body: { name, hash: shared.hash, options: [...taken], payable },
    });
    setIsSending(false);
    if (answer.status === 200) return onAccepted(answer.body.acceptance);
    if (answer.status === 409 && answer.body.error === "superseded") return setProblem("superseded");
    // In another tab, or by somebody else: the page says by whom.
    if (answer.status === 409 && answer.body.error === "already-accepted") return reload();
    setProblem(
      answer.status === 429
        ? "wait"
        : answer.status === 409 || answer.status === 410 || answer.status === 422
          ? "changed"
          : "failed",
    );
  };
  return (
    <form
      id="accept"
      className={css.card}
      onSubmit={(event) => {
        event.preventDefault();
        void accept();
      }}
    >
      <h2 className={css.groupTitle}>{t("link.accept")}</h2>
      <TextField
        label={t("link.yourName")}
        value={name}
        maxLength={120}
        autoComplete="name"
        onChange={(event) => setName(event.target.value)}
      />
      <label className={css.agree}>
        <input type="checkbox" checked={agreed} onChange={() => setAgreed(!agreed)} />
        <span>{t("link.agree", { number: shared.offer.number, amount })}</span>
      </label>
      {problem ? (
        <p className={css.problem} role="alert">
          {t(`link.acceptProblem.${problem}`)}
        </p>
      ) : null}
      {problem === "changed" ? (
        <Button full onClick={reload}>
          {t("link.reload")}
        </Button>
      ) : (
        <Button
          variant="primary"
          size="lg"
          full
          type="submit"
          busy={isSending}
          {...(isReady ? {} : { reason: t("link.reckoning") })}
        >
          {t("link.acceptFor", { amount })}
        </Button>
      )}
      <p className={css.hint}>
        {t("link.acceptText")} {shared.copyTo ? t("link.copyWillGo", { address: shared.copyTo }) : ""}
      </p>
    </form>
  );
}
