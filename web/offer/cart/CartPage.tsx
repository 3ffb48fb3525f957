import { textIn } from "@stanza/catalogue";
import { isCloset } from "@stanza/evaluation";
import type { PricedRow } from "@stanza/pricing";
import {
  CataloguesFailed,
  type OpenProject,
  useCatalogues,
  useDesign,
  useEvaluation,
  useExplained,
} from "@stanza/web-project";
import { AppLink, goTo, paths, translate, useSells } from "@stanza/web-site";
import { buttonClass, toast } from "@stanza/web-ui";
import pageCss from "@stanza/web-ui/page.module.css";
import { OfferSkeleton, WithOpenProject } from "@stanza/web-workspace";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useWords } from "../present/use-words.ts";
import css from "./Cart.module.css";
import { CartRows } from "./CartRows.tsx";
import { CartTotal } from "./CartTotal.tsx";
import { cartGroups } from "./cart-groups.ts";
import { DesignBar } from "./DesignBar.tsx";

/** The buyer's list of the open project. */
export function CartPage() {
  return (
    <WithOpenProject saved={false}>{(open) => <Cart key={open.projectKey} open={open} />}</WithOpenProject>
  );
}

function Cart({ open }: { readonly open: OpenProject }) {
  const { t, i18n } = useTranslation();
  const { projectId } = open;
  const { project, terms } = open.document;
  const priced = useEvaluation((state) => state.priced);
  const updating = useEvaluation((state) => state.updating);
  const { status, loaded } = useCatalogues();
  const totals = useExplained()?.names.totals;
  const sells = useSells();
  const design = useDesign();
  const words = useWords(i18n.language);
  const isEmpty = project.rows.length === 0;
  const hasClosets = useEvaluation(
    ({ evaluated }) => evaluated?.rows.some(({ article }) => isCloset(article)) ?? false,
  );

  useEffect(() => {
    if (!isEmpty) return;
    // No row to look at: the catalogue is the place to be (spec 1 §2).
    toast(translate("cart.chooseFirst"), { key: "cart", kind: "info" });
    void goTo(paths.itemSearch({ projectId }), { replace: true });
  }, [isEmpty, projectId]);

  if (status === "failed" && !priced) return <CataloguesFailed isPage />;
  if (isEmpty || !priced || !totals || !design) return <OfferSkeleton />;
  const { currency } = priced;
  const { groups, outside } = cartGroups(priced.rows);
  const next = { href: paths.offer({ projectId }), label: t(sells ? "cart.toOffer" : "cart.toDesign") };
  const taxed = new Map(design.pieces.map(({ rowId, amount }) => [rowId, amount]));
  const amountOf = ({ rowId, total }: PricedRow) => (sells ? total : (taxed.get(rowId) ?? total));
  return (
    <div className={css.page}>
      <div className={pageCss.head}>
        <div>
          <h1>{t("cart.title")}</h1>
          <p className={pageCss.meta}>{project.description || t("project.untitled")}</p>
        </div>
        {hasClosets ? (
          <AppLink href={paths.multiCloset({ projectId })} className={buttonClass({})}>
            {t("multiCloset.open")}
          </AppLink>
        ) : null}
        <AppLink href={paths.itemSearch({ projectId })} className={buttonClass({})}>
          {t("cart.addArticles")}
        </AppLink>
      </div>
      {groups.map(({ catalogue, rows }) => (
        <CartRows
          key={catalogue}
          title={textIn(loaded.get(catalogue)?.open.description ?? {}, i18n.language) || catalogue}
          note={t("offer.positions", { count: rows.length })}
          rows={rows}
          project={project}
          currency={currency}
          amountOf={amountOf}
          words={words}
        />
      ))}
      {outside.length > 0 ? (
        <CartRows
          title={t("cart.notOrdered")}
          note={t("cart.notOrderedText")}
          rows={outside}
          project={project}
          currency={currency}
          amountOf={amountOf}
          words={words}
        />
      ) : null}
      {sells ? (
        <CartTotal totals={totals} currency={currency} updating={updating} next={next} />
      ) : (
        <DesignBar design={design} updating={updating} next={next} />
      )}
      {sells && terms.dealerMode ? <p className={pageCss.meta}>{t("cart.dealer")}</p> : null}
    </div>
  );
}
