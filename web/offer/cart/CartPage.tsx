import { textIn } from "@stanza/catalogue";
import type { PricedRow } from "@stanza/pricing";
import { removeRows } from "@stanza/project";
import { formatNumber, formatPercent } from "@stanza/quantities";
import {
  CataloguesFailed,
  type OpenProject,
  transact,
  useCatalogues,
  useEvaluation,
  useExplained,
  useReadOnlyReason,
  useTaxName,
} from "@stanza/web-project";
import { AppLink, goTo, paths, translate, useSession } from "@stanza/web-site";
import { buttonClass, IconButton, Money, toast } from "@stanza/web-ui";
import offerCss from "@stanza/web-ui/page.module.css";
import { OfferSkeleton, WithOpenProject } from "@stanza/web-workspace";
import { IconPencil, IconTrash } from "@tabler/icons-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useWords } from "../present/use-words.ts";
import { ArticlePicture } from "../rows/ArticlePicture.tsx";
import { openBasketRow } from "../rows/basket-row/open-basket-row.ts";
import { QuantityField } from "../rows/QuantityField.tsx";
import { ExplainedMoney } from "../totals/ExplainedMoney.tsx";
import css from "./Cart.module.css";
import { cartGroups } from "./cart-groups.ts";

/** The buyer's list of the open project. */
export function CartPage() {
  return (
    <WithOpenProject saved={false}>{(open) => <Cart key={open.projectKey} open={open} />}</WithOpenProject>
  );
}

function Cart({ open }: { readonly open: OpenProject }) {
  const { t, i18n } = useTranslation();
  const taxName = useTaxName();
  const { project, terms } = open.document;
  const priced = useEvaluation((state) => state.priced);
  const updating = useEvaluation((state) => state.updating);
  const { status, loaded } = useCatalogues();
  const totals = useExplained()?.names.totals;
  const isGuest = useSession((state) => state.profile?.kind !== "pro" && state.profile?.isAdmin !== true);
  const words = useWords(i18n.language);
  const isEmpty = project.rows.length === 0;

  useEffect(() => {
    if (!isEmpty) return;
    // No row to look at: the catalogue is the place to be (spec 1 §2).
    toast(translate("cart.chooseFirst"), { key: "cart", kind: "info" });
    void goTo(paths.itemSearch({ projectId: open.projectId }), { replace: true });
  }, [isEmpty, open.projectId]);

  if (status === "failed" && !priced) return <CataloguesFailed />;
  if (isEmpty || !priced || !totals) return <OfferSkeleton />;
  const { groups, outside } = cartGroups(priced.rows);
  const nextHref = isGuest
    ? paths.customerInfo({ projectId: open.projectId })
    : paths.offer({ projectId: open.projectId });
  const money = (amount: string) => <Money amount={amount} currency={priced.currency} />;
  return (
    <div className={css.page}>
      <div className={offerCss.head}>
        <div>
          <h1>{t("cart.title")}</h1>
          <p className={offerCss.meta}>{open.document.project.description || t("project.untitled")}</p>
        </div>
        <AppLink href={paths.itemSearch({ projectId: open.projectId })} className={buttonClass({})}>
          {t("cart.addArticles")}
        </AppLink>
      </div>
      {groups.map(({ catalogue, rows }) => {
        const name = textIn(loaded.get(catalogue)?.open.description ?? {}, i18n.language) || catalogue;
        return (
          <section key={catalogue} className={offerCss.card} aria-label={name}>
            <div className={offerCss.cardHead}>
              <h2>{name}</h2>
              <span className={offerCss.meta}>{t("offer.positions", { count: rows.length })}</span>
            </div>
            <ul className={css.rows}>
              {rows.map((row) => (
                <CartRow
                  key={row.rowId}
                  row={row}
                  open={open}
                  currency={priced.currency}
                  words={words.get(row.rowId) ?? []}
                />
              ))}
            </ul>
          </section>
        );
      })}
      {outside.length > 0 ? (
        <section className={offerCss.card} aria-label={t("cart.notOrdered")}>
          <div className={offerCss.cardHead}>
            <h2>{t("cart.notOrdered")}</h2>
            <span className={offerCss.meta}>{t("cart.notOrderedText")}</span>
          </div>
          <ul className={css.rows}>
            {outside.map((row) => (
              <CartRow
                key={row.rowId}
                row={row}
                open={open}
                currency={priced.currency}
                words={words.get(row.rowId) ?? []}
              />
            ))}
          </ul>
        </section>
      ) : null}
      <div className={css.bar} aria-busy={updating}>
        <dl>
          <div>
            <dt>{t("totals.of.goods")}</dt>
            <dd>{money(totals.goods)}</dd>
          </div>
          {Number(totals.servicesTotal) !== 0 ? (
            <div>
              <dt>{t("totals.services")}</dt>
              <dd>{money(totals.servicesTotal)}</dd>
            </div>
          ) : null}
          <div>
            <dt>{t("totals.delivery")}</dt>
            <dd>{totals.delivery.charged ? money(totals.delivery.amount) : t("terms.free")}</dd>
          </div>
          {totals.installation.charged ? (
            <div>
              <dt>{t("totals.installation")}</dt>
              <dd>{money(totals.installation.amount)}</dd>
            </div>
          ) : null}
          {totals.taxes.map((tax) => (
            <div key={tax.rate}>
              <dt>
                {t("totals.tax", { tax: taxName, rate: formatPercent(tax.rate, i18n.language, "own") })}
              </dt>
              <dd>{money(tax.tax)}</dd>
            </div>
          ))}
        </dl>
        <p className={css.total}>
          {t("totals.payable")}
          <strong>
            <ExplainedMoney
              of={{ kind: "payable" }}
              name={t("totals.payable")}
              amount={totals.payable}
              currency={priced.currency}
            />
          </strong>
        </p>
        <AppLink href={nextHref} className={buttonClass({ variant: "primary", size: "lg" })}>
          {t(isGuest ? "cart.continue" : "cart.toOffer")}
        </AppLink>
      </div>
      {terms.dealerMode ? <p className={offerCss.meta}>{t("cart.dealer")}</p> : null}
    </div>
  );
}

interface RowProps {
  readonly row: PricedRow;
  readonly open: OpenProject;
  readonly currency: string;
  /** The row's choices in words. */
  readonly words: readonly string[];
}

function CartRow({ row, open, currency, words }: RowProps) {
  const { t, i18n } = useTranslation();
  const readOnly = useReadOnlyReason() !== undefined;
  const own = open.document.project.rows.find(({ id }) => id === row.rowId);
  const name = textIn(row.description, i18n.language);
  const isUnpriced = row.lines.some(({ price }) => price.kind === "unpriced");
  return (
    <li className={css.row}>
      <ArticlePicture rowId={row.rowId} className={css.picture} />
      <div className={css.what}>
        <strong>{name}</strong>
        {words.length > 0 ? <span className={offerCss.meta}>{words.join(" · ")}</span> : null}
        {row.automatic ? <span className={offerCss.meta}>{t("offer.automatic")}</span> : null}
        {isUnpriced ? <span className={css.noPrice}>{t("offer.lineUnpriced")}</span> : null}
      </div>
      {own && !readOnly ? (
        <QuantityField
          className={css.quantity}
          rowId={row.rowId}
          name={name}
          quantity={own.quantity}
          readOnly={readOnly}
          hideLabel
        />
      ) : (
        <span className={css.quantity}>{formatNumber(row.quantity, i18n.language)}</span>
      )}
      <span className={css.price}>
        {row.inBasket ? (
          <ExplainedMoney
            of={{ kind: "row", rowId: row.rowId }}
            name={name}
            amount={row.total}
            currency={currency}
          />
        ) : (
          t("cart.notOrderedShort")
        )}
      </span>
      <span className={css.actions}>
        <IconButton
          label={t("basketRow.open", { name })}
          icon={<IconPencil size={17} stroke={1.7} />}
          onClick={() => openBasketRow(row.rowId)}
        />
        {own && !readOnly ? (
          <IconButton
            label={t("cart.remove", { name })}
            icon={<IconTrash size={17} stroke={1.7} />}
            onClick={() => transact("remove", (project) => removeRows(project, { rows: [row.rowId] }))}
          />
        ) : null}
      </span>
    </li>
  );
}
