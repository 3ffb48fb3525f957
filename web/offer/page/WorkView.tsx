import css from "@stanza/web-ui/page.module.css";
import { ComparisonCard } from "../comparison/ComparisonCard.tsx";
import { MarginCard } from "../margin/MarginCard.tsx";
import { MarginShown, useMarginSwitch } from "../margin/margin-view.ts";
import { useMargin } from "../margin/use-margin.ts";
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
import { RowsAwaited, TotalsAwaited } from "./QuoteAwaited.tsx";

/** What the card of discounts reads of an offer that is still on its way. */
const UNQUOTED = { groups: [], discounts: [], currency: "" };

type Props = Omit<OfferShown, "offer"> & {
  /** Undefined: the server works it out; what the project itself says stands already. */
  readonly offer: OfferShown["offer"] | undefined;
};

/** The seller's view: rows with their prices left, what is agreed and what it comes to right. */
export function WorkView({ offer, document, readOnly, updating, projectId, guard, marginOf }: Props) {
  const { on } = useMarginSwitch();
  const margin = useMargin(projectId, document.terms, marginOf ?? 0, on && marginOf !== undefined);
  return (
    <MarginShown value={on ? (margin.data ?? null) : null}>
      <div className={css.columns}>
        <div className={css.main}>
          {offer ? (
            <>
              <OfferRows offer={offer} document={document} readOnly={readOnly} projectId={projectId} />
              <ServicesCard offer={offer} terms={document.terms} readOnly={readOnly} />
            </>
          ) : (
            <RowsAwaited count={document.project.rows.length} />
          )}
          <div className={css.pair}>
            <div className={css.main}>
              <CustomerCard document={document} readOnly={readOnly} />
              <ShopRulesCard document={document} />
              <MoreCard projectId={projectId} />
            </div>
            {offer ? <TermsCard document={document} readOnly={readOnly} offer={offer} /> : null}
          </div>
        </div>
        <div className={css.side}>
          <DiscountCard
            offer={offer ?? UNQUOTED}
            terms={document.terms}
            readOnly={readOnly}
            guard={guard}
            onOpen={openDiscounts}
          />
          {offer ? <TotalsCard offer={offer} updating={updating} /> : <TotalsAwaited />}
          <ComparisonCard document={document} readOnly={readOnly} />
          {marginOf === undefined || !offer ? null : (
            <MarginCard
              margin={margin.data}
              isFailed={margin.isError}
              askAgain={() => void margin.refetch()}
              titleOf={(code) => offer.groups.find(({ catalogue }) => catalogue === code)?.title ?? code}
            />
          )}
          {projectId === null ? null : <Documents projectId={projectId} />}
        </div>
      </div>
    </MarginShown>
  );
}
