import type { ProjectDocument } from "@stanza/codecs";
import { DOCUMENT_RULES, type DocumentType, documentTypeOf } from "@stanza/pricing";
import { useMeasures, useSession } from "@stanza/web-site";
import css from "@stanza/web-ui/page.module.css";
import { useTranslation } from "react-i18next";
import form from "./Terms.module.css";

/** The rules of the shop and its kind of document, which nobody sets here (spec 2 §6). */
export function ShopRulesCard({ document }: { readonly document: ProjectDocument }) {
  const { t, i18n } = useTranslation();
  const shop = useSession((state) => state.profile?.shop);
  const measures = useMeasures();
  if (!shop) return null;
  const language = document.language ?? i18n.language;
  const type: DocumentType | undefined =
    document.terms.documentType ?? documentTypeOf(shop.documentType, language);
  const rules = type && DOCUMENT_RULES[type];
  const facts: readonly (readonly [string, string | undefined])[] = [
    [t("shopRules.documentType"), type === undefined ? undefined : `${shop.documentType} · ${type}`],
    [t("shopRules.company"), document.company ?? rules?.company],
    [t("shopRules.taxCode"), document.taxCode ?? rules?.taxCode],
    [t("shopRules.priceList"), document.priceList],
    [
      t("shopRules.units"),
      [measures.length, measures.weight, measures.volume]
        .map((unit) => t(`shopRules.unit.${unit}`))
        .join(", "),
    ],
  ];
  return (
    <section className={css.card} aria-label={t("shopRules.title")}>
      <div className={css.cardHead}>
        <h2>{t("shopRules.title")}</h2>
      </div>
      <dl className={form.facts}>
        {facts.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </section>
  );
}
