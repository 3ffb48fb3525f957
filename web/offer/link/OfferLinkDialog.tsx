import type { OfferSummary } from "@stanza/contract";
import { translate } from "@stanza/web-site";
import {
  Button,
  type Dialog,
  DialogBody,
  type DialogControls,
  DialogFooter,
  Segmented,
} from "@stanza/web-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFreshOffer, useOfferComments } from "../status/offer-queries.ts";
import { AcceptedNote } from "./AcceptedNote.tsx";
import { Conversation } from "./Conversation.tsx";
import { LinkList } from "./LinkList.tsx";
import { NewLink } from "./NewLink.tsx";
import css from "./OfferLink.module.css";

interface Props {
  readonly offer: OfferSummary;
  /** The view to begin with. */
  readonly view?: "links" | "comments";
}

/** The client's page of an offer: who may open it, who has, what was said on it and whether it was accepted. */
function OfferLinkContent({ offer: given, view: first = "links", close }: Props & DialogControls<void>) {
  const { t } = useTranslation();
  const offer = useFreshOffer(given);
  const [view, setView] = useState(first);
  const { data } = useOfferComments(offer.id);
  return (
    <>
      <div className={css.views}>
        <Segmented
          label={t("offerLink.views")}
          value={view}
          onChange={setView}
          options={[
            { value: "links", label: t("offerLink.links") },
            {
              value: "comments",
              label: t("offerLink.comments", { count: data?.comments.length ?? offer.comments }),
            },
          ]}
        />
      </div>
      <DialogBody className={css.body}>
        {data?.acceptance ? <AcceptedNote offer={offer} acceptance={data.acceptance} /> : null}
        {view === "links" ? (
          <>
            <NewLink offer={offer} />
            <LinkList offer={offer} />
          </>
        ) : (
          <Conversation offer={offer} />
        )}
      </DialogBody>
      <DialogFooter>
        <Button variant="primary" onClick={close}>
          {t("action.done")}
        </Button>
      </DialogFooter>
    </>
  );
}

export const offerLinkDialog: Dialog<Props, void> = {
  options: ({ offer }) => ({
    title: translate("offerLink.title", { number: offer.number }),
    width: 800,
    mode: "semipersistent",
    single: "offer-link",
  }),
  Content: OfferLinkContent,
};
