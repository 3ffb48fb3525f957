import type { OfferSummary } from "@stanza/contract";
import { client } from "@stanza/web-site";
import { Button, log, TextField } from "@stanza/web-ui";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import css from "./OfferStatus.module.css";
import { offerChanged } from "./offer-queries.ts";

/** A line has no price: somebody answers for that with a reason, or the offer does not leave. */
export function SignOff({ offer }: { readonly offer: OfferSummary }) {
  const { t } = useTranslation();
  const [reason, setReason] = useState("");
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const short = reason.trim().length < 3;
  const sign = async () => {
    if (short) return;
    setBusy(true);
    const answer = await client.signOffOffer({ params: { id: offer.id }, body: { reason } });
    setBusy(false);
    setFailed(answer.status !== 200);
    if (answer.status !== 200)
      log("error", `Sign-off: ${answer.status === 0 ? answer.message : answer.body.message}`);
    await offerChanged(offer);
  };
  return (
    <section className={css.signOff} aria-label={t("offerStatus.signOff")}>
      <p>
        <IconAlertTriangle size={18} stroke={1.8} aria-hidden="true" />
        {t("offerStatus.unpriced")}
      </p>
      <TextField
        label={t("offerStatus.signOffReason")}
        value={reason}
        maxLength={1000}
        error={failed ? t("offerStatus.failed") : undefined}
        onChange={(event) => setReason(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          void sign();
        }}
      />
      <Button
        size="sm"
        busy={busy}
        reason={short ? t("offerStatus.signOffFirst") : undefined}
        onClick={() => void sign()}
      >
        {t("offerStatus.signOff")}
      </Button>
    </section>
  );
}
