import css from "@stanza/web-ui/page.module.css";
import { Documents } from "../print/Documents.tsx";
import { OfferRows } from "../rows/OfferRows.tsx";
import { ServicesCard } from "../terms/ServicesCard.tsx";
import { ShopRulesCard } from "../terms/ShopRulesCard.tsx";
import { TermsCard } from "../terms/TermsCard.tsx";
import { DiscountCard } from "../totals/DiscountCard.tsx";
import { openDiscounts } from "../totals/discounts/open-discounts.ts";
import { TotalsCard } from "../totals/TotalsCard.tsx";
import { CustomerCard } from "./CustomerCard.tsx";
import { MoreCard } from "./MoreCard.tsx";
import type { OfferShown } from "./offer-shown.ts";

/** The seller's view: rows with their prices left, what is agreed and what it comes to right. */
export function WorkView({ offer, document, readOnly, updating, projectId, guard }: OfferShown) {
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
        <DiscountCard
          offer={offer}
          terms={document.terms}
          readOnly={readOnly}
          guard={guard}
          onOpen={openDiscounts}
        />
        <TotalsCard offer={offer} updating={updating} />
        {projectId === null ? null : <Documents projectId={projectId} />}
      </div>
    </div>
  );
}
