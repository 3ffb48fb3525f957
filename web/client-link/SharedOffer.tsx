import type { OfferAcceptance } from "@stanza/contract";
import { taxIncluded } from "@stanza/offer";
import { formatLongDate, formatMoney } from "@stanza/quantities";
import { client } from "@stanza/web-site";
import { buttonClass, lazyPart, TOAST_FLOOR } from "@stanza/web-ui";
import { IconFileTypePdf } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { AcceptCard } from "./AcceptCard.tsx";
import { type Commenting, Comments } from "./Comments.tsx";
import { type Shared, useComposedOffer } from "./composed-offer.ts";
import { useKeptView } from "./kept-view.ts";
import css from "./Link.module.css";
import { Options } from "./Options.tsx";
import { Positions } from "./Positions.tsx";
import { SharedComparison } from "./SharedComparison.tsx";
import { SharedRoom } from "./SharedRoom.tsx";
import { SharedTerms } from "./SharedTerms.tsx";
import { SharedTotals } from "./SharedTotals.tsx";

interface Props {
  readonly token: string;
  readonly shared: Shared;
  readonly reload: () => void;
}

const loadPositions = (token: string) => client.getSharedPositions({ params: { token } });
const SharedDrawings = lazyPart(async () => (await import("./SharedDrawings.tsx")).SharedDrawings);

/**
 * The offer: its room in 3D, its positions, options, drawings and terms, the totals, and the acceptance. What is switched on stands in its
 * group, in the picture and in every sum at once.
 */
export function SharedOffer({ token, shared, reload }: Props) {
  const { t } = useTranslation();
  const { offer: offered, sender, seller } = shared;
  const [acceptance, setAcceptance] = useState<OfferAcceptance | null>(shared.acceptance);
  const [taken, setTaken] = useState<readonly string[]>([]);
  const [comments, setComments] = useState(shared.comments);
  const [name, setName] = useState("");
  const { offer, isFresh, failed } = useComposedOffer(token, offered, taken);
  const { kept: views } = useKeptView(token, shared.hasPositions, loadPositions);
  const render = views.state === "ready" ? views.view.render : undefined;
  const isWithTax = shared.vat === "included" && shared.shows.prices === "lines";
  const withTax = isWithTax ? taxIncluded(offer) : undefined;
  const isOpen = shared.status === "open" && !acceptance;
  const { shows } = shared;
  const mayComment = shows.comments && shared.status !== "withdrawn" && shared.status !== "rejected";
  const commenting: Commenting = { token, comments, setComments, name, setName, mayComment };
  const options = offered.options ?? [];
  const left = options.map(({ position }) => position.rowId).filter((rowId) => !taken.includes(rowId));
  const payable = formatMoney(offer.payable, offer.currency, offered.language, offer.decimals);
  const day = (date: string) => formatLongDate(date, offered.language);
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
      {render ? <img className={css.render} src={render.picture} alt={t("link.render")} /> : null}
      {shared.hasScene ? (
        <SharedRoom token={token} name={offer.project.description || t("offer.title")} left={left} />
      ) : null}
      <div className={css.columns}>
        <div className={css.stack}>
          <Positions
            offer={offer}
            withTax={withTax}
            taken={acceptance?.options ?? taken}
            views={views}
            commenting={commenting}
          />
          {options.length > 0 && shared.status !== "accepted" && !acceptance ? (
            <Options
              offer={offered}
              taken={taken}
              isOpen={isOpen}
              onChange={setTaken}
              views={views}
              commenting={commenting}
            />
          ) : null}
          {shared.hasDrawings ? <SharedDrawings token={token} /> : null}
          <SharedTerms offer={offer} />
          {isOpen ? <SharedComparison offer={offer} isFresh={isFresh} /> : null}
          {shows.comments ? (
            <Comments row={null} title={t("link.questions")} commenting={commenting} />
          ) : null}
        </div>
        <aside className={css.aside}>
          <SharedTotals offer={offer} isWithTax={isWithTax} isFresh={isFresh} failed={failed} />
          <AcceptCard
            token={token}
            shared={shared}
            taken={taken}
            payable={offer.payable}
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
        <div className={css.bar} {...TOAST_FLOOR}>
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
