import type { OfferSummary } from "@stanza/contract";
import { useProject } from "@stanza/web-project";
import { Button, TextField } from "@stanza/web-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { createPdf } from "../print/open-create-pdf.ts";
import css from "./OfferStatus.module.css";
import { offerChanged } from "./offer-queries.ts";
import { addDays, localDay, validityOf } from "./validity.ts";

/** ASSUMED: an offer is prolonged by two weeks, unless somebody says otherwise. */
const DAYS = 14;
const MOST_DAYS = 366;

interface Props {
  readonly offer: OfferSummary;
  /** The dialog makes room for the one that shows the making. */
  readonly onStart: () => void;
}

/** A longer life for an offer: what was sent is frozen, so it is a new version with another last day. */
export function ExtendOffer({ offer, onStart }: Props) {
  const { t } = useTranslation();
  const open = useProject((state) => state.open);
  const today = localDay(new Date());
  const [first, last] = [addDays(today, 1), addDays(today, MOST_DAYS)];
  const [until, setUntil] = useState(() => {
    const from = offer.validUntil !== null && offer.validUntil > today ? offer.validUntil : today;
    const proposed = addDays(from, DAYS);
    if (proposed > last) return last;
    return proposed;
  });
  const isOwn = open !== null && open.projectId === offer.projectId && offer.combines.length === 0;
  if (!isOwn || validityOf(offer, today) === null) return null;
  const bad = until < first || until > last;
  const extend = async () => {
    onStart();
    const { terms } = open.document;
    const { language, prints, layout } = offer;
    const name = offer.name === "AS400" ? "AS400" : "offer";
    const print = { prints, layout, name } as const;
    await createPdf({ projectId: offer.projectId, terms, language, validity: until, print });
    await offerChanged(offer);
  };
  return (
    <section className={css.extend} aria-label={t("offerStatus.extend")}>
      <TextField
        type="date"
        label={t("offerStatus.extend")}
        help={t("offerStatus.extendHelp")}
        error={bad ? t("offerStatus.badDay") : undefined}
        min={first}
        max={last}
        value={until}
        onChange={(event) => setUntil(event.target.value)}
      />
      <Button reason={bad ? t("offerStatus.badDay") : undefined} onClick={() => void extend()}>
        {t("offerStatus.newVersion")}
      </Button>
    </section>
  );
}
