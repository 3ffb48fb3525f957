import { resolveLocale } from "@stanza/quantities";
import { useConnection } from "@stanza/web-site";
import { useTranslation } from "react-i18next";
import { pricesSaidAt, useCatalogues } from "../catalogues/catalogue-store.ts";
import { useOpenProject } from "../project-store.ts";

/**
 * The day of which the prices of the open project are, `21 Nov`: when the server gave out the oldest list that it is priced with. Undefined
 * while the server is there, whose prices are today's.
 */
export function usePricesOf(): string | undefined {
  const { i18n } = useTranslation();
  const isAway = useConnection((state) => state.isAway);
  const loaded = useCatalogues((state) => state.loaded);
  const rows = useOpenProject()?.document.project.rows;
  if (!isAway || !rows) return undefined;
  const days = [...new Set(rows.map(({ catalogue }) => catalogue))].flatMap((code) => {
    const prices = loaded.get(code)?.prices;
    return (prices && pricesSaidAt(prices)) ?? [];
  });
  if (days.length === 0) return undefined;
  const day = new Intl.DateTimeFormat(resolveLocale(i18n.language), { day: "numeric", month: "short" });
  return day.format(new Date(Math.min(...days)));
}
