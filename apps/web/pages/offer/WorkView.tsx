import { CustomerCard } from "./CustomerCard.tsx";
import { DiscountCard } from "./DiscountCard.tsx";
import { Documents } from "./Documents.tsx";
import { MoreCard } from "./MoreCard.tsx";
import css from "./Offer.module.css";
import { OfferRows } from "./OfferRows.tsx";
import type { OfferShown } from "./offer-shown.ts";
import { ServicesCard } from "./ServicesCard.tsx";
import { ShopRulesCard } from "./ShopRulesCard.tsx";
import { TermsCard } from "./TermsCard.tsx";
import { TotalsCard } from "./TotalsCard.tsx";

/** The seller's view: rows with their prices left, what is agreed and what it comes to right. */
export function WorkView({ offer, document, readOnly, updating, projectId }: OfferShown) {
  return (
    <div className={css.columns}>
      <div className={css.main}>
        <OfferRows offer={offer} document={document} readOnly={readOnly} projectId={projectId} />
        <ServicesCard offer={offer} terms={document.terms} readOnly={readOnly} />
        <div className={css.pair}>
          <div className={css.main}>
            <CustomerCard document={document} readOnly={readOnly} />
            <ShopRulesCard document={document} />
            <MoreCard projectId={projectId} />
          </div>
          <TermsCard document={document} readOnly={readOnly} unitedStates={offer.unitedStates} />
        </div>
      </div>
      <div className={css.side}>
        <DiscountCard offer={offer} terms={document.terms} readOnly={readOnly} />
        <TotalsCard offer={offer} updating={updating} />
        {projectId === null ? null : <Documents projectId={projectId} />}
      </div>
    </div>
  );
}
