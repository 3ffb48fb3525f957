import { NO_TERMS } from "@stanza/codecs";
import { useOpenProject, useReadOnlyReason } from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import {
  Button,
  type Dialog,
  DialogBody,
  type DialogControls,
  DialogFooter,
  ProgressBar,
} from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import { useQuote } from "../../page/use-quote.ts";
import { DiscountCard } from "../DiscountCard.tsx";
import { TotalsCard } from "../TotalsCard.tsx";
import css from "./Discounts.module.css";

/** The chain of discounts left, what it comes to right. Kept as typed; undo takes it back. */
function Discounts({ close }: DialogControls<void>) {
  const { t, i18n } = useTranslation();
  const open = useOpenProject();
  const readOnly = useReadOnlyReason() !== undefined;
  const terms = open?.document.terms ?? NO_TERMS;
  const quote = useQuote(open, terms, i18n.language);
  return (
    <>
      <DialogBody>
        {quote.data ? (
          <div className={css.columns}>
            <DiscountCard
              offer={quote.data.offer}
              terms={terms}
              readOnly={readOnly}
              guard={quote.data.guard}
            />
            <TotalsCard offer={quote.data.offer} updating={quote.isFetching} />
          </div>
        ) : quote.isError ? (
          <p>{t("offer.quoteFailedText")}</p>
        ) : (
          <ProgressBar label={t("offer.title")} />
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

export const discountsDialog: Dialog<object, void> = {
  options: () => ({
    title: translate("discount.title"),
    width: 800,
    mode: "semipersistent",
    single: "discounts",
  }),
  Content: Discounts,
};
