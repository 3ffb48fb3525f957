import { textIn } from "@stanza/catalogue";
import { removeRows } from "@stanza/project";
import { photographRows } from "@stanza/web-pictures";
import {
  transact,
  useEvaluation,
  useOpenProject,
  useReadOnlyReason,
  useShownPrice,
} from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import { Button, type Dialog, DialogBody, type DialogControls, DialogFooter } from "@stanza/web-ui";
import { IconTrash } from "@tabler/icons-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { ExplainedMoney } from "../../totals/ExplainedMoney.tsx";
import { ArticlePicture } from "../ArticlePicture.tsx";
import css from "./BasketRow.module.css";
import { BasketRowFields } from "./BasketRowFields.tsx";
import { BasketRowLines } from "./BasketRowLines.tsx";

/** One row as it is ordered. Every change is kept at once and can be undone, so there is nothing to confirm. */
function BasketRow({ rowId, close }: { readonly rowId: string } & DialogControls<void>) {
  const { t, i18n } = useTranslation();
  const document = useOpenProject()?.document;
  const priced = useEvaluation((state) => state.priced);
  const readOnly = useReadOnlyReason() !== undefined;
  const shown = useShownPrice();
  // Each dialog takes its own pictures. Taking them for the whole project would be too slow.
  useEffect(() => void photographRows(new Set([rowId])), [rowId]);
  const row = document?.project.rows.find(({ id }) => id === rowId);
  const price = priced?.rows.find((one) => one.rowId === rowId);
  if (!document || !priced || !price) return <DialogBody>{t("basketRow.gone")}</DialogBody>;
  const name = textIn(price.description, i18n.language);
  const { currency } = priced;
  return (
    <>
      <DialogBody>
        <div className={css.head}>
          <ArticlePicture rowId={rowId} kind="large" className={css.picture} />
          <div>
            <strong className={css.name}>{name}</strong>
            <p className={css.meta}>{row?.article ?? t("offer.automatic")}</p>
            {price.inBasket ? null : <p className={css.meta}>{t("cart.notOrderedOne")}</p>}
          </div>
          <strong>
            <ExplainedMoney
              of={{ kind: "row", rowId }}
              name={name}
              amount={shown(price.total, currency)}
              currency={currency}
            />
          </strong>
        </div>
        <BasketRowFields document={document} row={row} price={price} readOnly={readOnly} />
        <h3 className={css.heading}>{t("basketRow.lines")}</h3>
        <BasketRowLines document={document} price={price} currency={currency} readOnly={readOnly} />
      </DialogBody>
      <DialogFooter>
        {row && !readOnly ? (
          <Button
            data-start
            icon={<IconTrash size={17} stroke={1.7} />}
            onClick={() => {
              transact("remove", (project) => removeRows(project, { rows: [rowId] }));
              close();
            }}
          >
            {t("basketRow.remove")}
          </Button>
        ) : null}
        <Button variant="primary" onClick={close}>
          {t("action.done")}
        </Button>
      </DialogFooter>
    </>
  );
}

export const basketRowDialog: Dialog<{ readonly rowId: string }, void> = {
  options: () => ({ title: translate("basketRow.title"), width: 800, mode: "none", single: "basket-row" }),
  Content: BasketRow,
};
