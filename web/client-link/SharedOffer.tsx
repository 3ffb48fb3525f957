import type { OfferAcceptance } from "@stanza/contract";
import { formatLongDate, formatMoney } from "@stanza/quantities";
import { buttonClass } from "@stanza/web-ui";
import { IconFileTypePdf } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { AcceptCard } from "./AcceptCard.tsx";
import { type Commenting, Comments } from "./Comments.tsx";
import css from "./OfferLink.module.css";
import { Options } from "./Options.tsx";
import { Positions } from "./Positions.tsx";
import { SharedRoom } from "./SharedRoom.tsx";
import { SharedTotals } from "./SharedTotals.tsx";
import { type Shared, useOptionTotals } from "./use-shared-offer.ts";

interface Props {
  readonly token: string;
  readonly shared: Shared;
  readonly reload: () => void;
}

/** The offer: its room in 3D, its positions, options, totals, and the acceptance. */
export function SharedOffer({ token, shared, reload }: Props) {
  const { t, i18n } = useTranslation();
  const { offer, sender, seller } = shared;
  const [acceptance, setAcceptance] = useState<OfferAcceptance | null>(shared.acceptance);
  const [taken, setTaken] = useState<readonly string[]>(shared.acceptance?.options ?? []);
  const [comments, setComments] = useState(shared.comments);
  const [name, setName] = useState("");
  const { totals, isFresh, failed } = useOptionTotals(token, offer, taken);
  const isOpen = shared.status === "open" && !acceptance;
  const { shows } = shared;
  const mayComment = shows.comments && shared.status !== "withdrawn" && shared.status !== "rejected";
  const commenting: Commenting = { token, comments, setComments, name, setName, mayComment };
  const options = offer.options ?? [];
  const payable = formatMoney(totals.payable, offer.currency, i18n.language);
  const day = (date: string) => formatLongDate(date, i18n.language);
  return (
    <div className={css.page}>
      <header className={css.head}>
        <div className={css.sender}>
          <strong>{sender.name}</strong>
          {shared.hasPdf ? (
            <a
              className={buttonClass({ variant: "secondary", size: "sm" })}
              href={`/api/o/${token}/pdf`}
              target="_blank"
              rel="noreferrer"
            >
              <IconFileTypePdf size={18} stroke={1.6} aria-hidden="true" />
              {t("link.pdf")}
            </a>
          ) : null}
        </div>
        <h1>{offer.project.description || t("offer.title")}</h1>
        <p className={css.facts}>
          {t("link.facts", { number: offer.number, date: day(offer.date) })}
          {offer.validUntil ? ` · ${t("link.validUntil", { date: day(offer.validUntil) })}` : ""}
        </p>
      </header>
      {shared.status === "open" || acceptance ? null : (
        <p className={css.closed} role="status">
          {t(`link.closed.${shared.status}`)}
        </p>
      )}
      {shared.hasScene ? (
        <SharedRoom token={token} name={offer.project.description || t("offer.title")} />
      ) : null}
      <div className={css.columns}>
        <div className={css.stack}>
          <Positions offer={offer} commenting={commenting} />
          {options.length > 0 ? (
            <Options
              offer={offer}
              taken={taken}
              isOpen={isOpen}
              onChange={setTaken}
              commenting={commenting}
            />
          ) : null}
          {shows.comments ? (
            <Comments row={null} title={t("link.questions")} commenting={commenting} />
          ) : null}
        </div>
        <aside className={css.aside}>
          <SharedTotals offer={offer} totals={totals} isFresh={isFresh} failed={failed} />
          <AcceptCard
            token={token}
            shared={shared}
            taken={taken}
            payable={totals.payable}
            isReady={isFresh && !failed}
            isOpen={isOpen}
            acceptance={acceptance}
            name={name}
            setName={setName}
            onAccepted={setAcceptance}
            reload={reload}
          />
        </aside>
      </div>
      <footer className={css.foot}>
        <p>
          {[sender.name, ...sender.lines].join(" · ")}
          {seller ? ` · ${t("link.seller", { name: seller })}` : ""}
        </p>
        <p className={css.hash}>{t("link.hash", { hash: shared.hash })}</p>
      </footer>
      {isOpen ? (
        <div className={css.bar}>
          <span>
            {t("totals.payable")} <strong className="numeric">{payable}</strong>
          </span>
          <a className={buttonClass({ variant: "primary" })} href="#accept">
            {t("link.toAccept")}
          </a>
        </div>
      ) : null}
    </div>
  );
}
