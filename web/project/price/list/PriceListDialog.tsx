import { decimal, decimalText } from "@stanza/quantities";
import { translate } from "@stanza/web-site";
import { Button, type Dialog, DialogBody, type DialogControls, DialogFooter, Skeleton } from "@stanza/web-ui";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useEvaluation } from "../../evaluation/evaluation-store.ts";
import { Price } from "../Price.tsx";
import { signedPrice } from "../shown-price.ts";
import css from "./PriceList.module.css";

/** A catalogue whose goods are priced with another list than the shop's. */
export interface ListMismatch {
  readonly code: string;
  readonly catalogue: string;
  /** Codes of the project's list and the shop's: names are often the same. */
  readonly kept: string;
  readonly own: string;
}

interface Amounts {
  readonly grossBefore: string;
  readonly grossAfter: string;
}

interface Props {
  readonly found: readonly ListMismatch[];
  /** The price of the goods by the one list and the other; null: it is not known. */
  readonly amounts: Promise<Amounts | null>;
}

function PriceList({ found, amounts, resolve }: Props & DialogControls<"keep" | "update">) {
  const { t, i18n } = useTranslation();
  const currency = useEvaluation((state) => state.priced?.currency ?? "EUR");
  const [known, setKnown] = useState<Amounts | null | undefined>(undefined);
  useEffect(() => {
    let isShown = true;
    amounts.then(
      (answer) => isShown && setKnown(answer),
      () => isShown && setKnown(null),
    );
    return () => {
      isShown = false;
    };
  }, [amounts]);
  const only = found.length === 1 ? found[0] : undefined;
  return (
    <>
      <DialogBody>
        {only ? (
          <p>{t("priceList.text", { kept: only.kept, own: only.own })}</p>
        ) : (
          <>
            <p>{t("priceList.several")}</p>
            <ul className={css.lists}>
              {found.map(({ code, catalogue, kept, own }) => (
                <li key={code}>
                  <strong>{catalogue}</strong> {kept} → {own}
                </li>
              ))}
            </ul>
          </>
        )}
        {known === undefined ? (
          <Skeleton height={44} />
        ) : known === null ? null : (
          <p className={css.amounts}>
            <span>{t("versions.goods")}</span>
            <Price amount={known.grossBefore} currency={currency} /> →{" "}
            <strong>
              <Price amount={known.grossAfter} currency={currency} />
            </strong>
            <span className={css.change}>{signedPrice(difference(known), currency, i18n.language)}</span>
          </p>
        )}
      </DialogBody>
      <DialogFooter>
        <Button onClick={() => resolve("keep")} data-autofocus>
          {only ? t("priceList.keep", { list: only.kept }) : t("priceList.keepAll")}
        </Button>
        <Button variant="primary" onClick={() => resolve("update")}>
          {t("priceList.update")}
        </Button>
      </DialogFooter>
    </>
  );
}

const difference = ({ grossBefore, grossAfter }: Amounts): string =>
  decimalText(decimal(grossAfter).minus(grossBefore), 2);

export const priceListDialog: Dialog<Props, "keep" | "update"> = {
  options: () => ({
    title: translate("priceList.title"),
    width: 500,
    mode: "persistent",
    role: "alertdialog",
    single: "price-list",
  }),
  Content: PriceList,
};
