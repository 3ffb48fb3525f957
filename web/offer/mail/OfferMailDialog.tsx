import type { OfferSummary } from "@stanza/contract";
import { client, okBody, translate } from "@stanza/web-site";
import {
  Button,
  type Dialog,
  DialogBody,
  type DialogControls,
  DialogFooter,
  Segmented,
  Skeleton,
} from "@stanza/web-ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFreshOffer, useOfferMails } from "../status/offer-queries.ts";
import { LetterForm } from "./LetterForm.tsx";
import css from "./OfferMail.module.css";
import { SentMails } from "./SentMails.tsx";

interface Props {
  readonly offer: OfferSummary;
}

/** Writing an offer's mail, and what became of those that were sent (spec 2 §2). */
function OfferMailContent({ offer: given, close }: Props & DialogControls<void>) {
  const { t } = useTranslation();
  const offer = useFreshOffer(given);
  const [view, setView] = useState<"write" | "log">("write");
  const [sentTo, setSentTo] = useState("");
  const mails = useOfferMails(offer);
  const draft = useQuery({
    queryKey: ["offer-mail-draft", offer.id],
    // A text is not replaced while somebody types it.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: async ({ signal }) =>
      okBody(await client.getOfferMailDraft({ params: { id: offer.id }, signal })),
  });
  return (
    <>
      <div className={css.views}>
        <Segmented
          label={t("offerMail.views")}
          value={view}
          onChange={setView}
          options={[
            { value: "write", label: t("offerMail.write") },
            { value: "log", label: t("offerMail.log", { count: mails.data?.length ?? 0 }) },
          ]}
        />
      </div>
      <p className="visually-hidden" role="status">
        {sentTo ? t("offerMail.onItsWay", { address: sentTo }) : ""}
      </p>
      {view === "log" ? (
        <>
          <DialogBody>
            <SentMails offer={offer} />
          </DialogBody>
          <DialogFooter>
            <Button variant="primary" data-autofocus onClick={close}>
              {t("action.done")}
            </Button>
          </DialogFooter>
        </>
      ) : draft.data ? (
        <LetterForm
          offer={offer}
          start={{ cc: "", ...draft.data }}
          onClose={close}
          onSent={(to) => {
            setSentTo(to);
            setView("log");
          }}
        />
      ) : (
        <>
          <DialogBody className={css.letter}>
            {draft.isError ? (
              <p role="alert">
                {t("offerMail.draftFailed")}{" "}
                <Button variant="link" onClick={() => void draft.refetch()}>
                  {t("action.tryAgain")}
                </Button>
              </p>
            ) : (
              ["to", "cc", "subject", "text"].map((field) => (
                <Skeleton key={field} height={field === "text" ? 220 : 52} />
              ))
            )}
          </DialogBody>
          <DialogFooter>
            <Button onClick={close}>{t("action.cancel")}</Button>
          </DialogFooter>
        </>
      )}
    </>
  );
}

export const offerMailDialog: Dialog<Props, void> = {
  options: ({ offer }) => ({
    title: translate("offerMail.title", { number: offer.number }),
    width: 800,
    mode: "semipersistent",
    single: "offer-mail",
  }),
  Content: OfferMailContent,
};
