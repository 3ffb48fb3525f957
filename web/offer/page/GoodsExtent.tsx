import type { OfferPosition } from "@stanza/offer";
import css from "@stanza/web-ui/page.module.css";
import { useTranslation } from "react-i18next";
import { useGoodsExtent } from "../rows/use-article-size.ts";

/** The number of positions, and the volume and weight to carry: `12 items · 4.31 m³ · 412.5 kg`. */
export function GoodsExtent({ positions }: { readonly positions: readonly OfferPosition[] }) {
  const { t } = useTranslation();
  const facts = useGoodsExtent(positions);
  return (
    <span className={css.meta}>
      {[t("offer.positions", { count: positions.length }), ...facts].join(" · ")}
    </span>
  );
}
