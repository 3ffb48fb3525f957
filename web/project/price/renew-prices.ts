import { textIn } from "@stanza/catalogue";
import type { PricedProject } from "@stanza/pricing";
import { translate, useSession } from "@stanza/web-site";
import { toast } from "@stanza/web-ui";
import i18next from "i18next";
import { priceListOf, pricesConfirmed, replacePrices, useCatalogues } from "../catalogues/catalogue-store.ts";
import { useEvaluation } from "../evaluation/evaluation-store.ts";
import type { Amounts } from "../history/price-effect.ts";
import { useProject } from "../project-store.ts";
import { amountsNow, moneyNow } from "./amounts-now.ts";
import { announcePricesReevaluated } from "./price-events.ts";

/** More articles than these are counted and not named. */
const NAMED = 3;
/** The longest wait for new prices, ms. */
const PATIENCE = 20_000;

/**
 * Asks for the price lists anew, after the server could not be reached for a while: where one is another by now, the open project is priced
 * with it, and what that changes is said.
 */
export async function renewPrices(): Promise<void> {
  const { open } = useProject.getState();
  const renewed = await otherLists();
  if (renewed.length === 0 || useProject.getState().open?.projectKey !== open?.projectKey) return;
  const before = amountsNow();
  const { priced } = useEvaluation.getState();
  for (const { code, prices } of renewed) replacePrices(code, prices);
  if (!open) return;
  await pricedAnew(priced);
  const after = amountsNow();
  if (useProject.getState().open?.projectKey !== open.projectKey) return;
  announcePricesReevaluated({ projectKey: open.projectKey });
  if (before && after && after.total !== before.total) tell(before, after);
}

/** Resolves when there are other prices than these, or there will be none. */
async function pricedAnew(before: PricedProject | null): Promise<void> {
  const isThere = () => {
    const { priced, updating, failure } = useEvaluation.getState();
    return failure !== undefined || (priced !== before && !updating);
  };
  if (isThere()) return;
  await new Promise<void>((resolve) => {
    const late = setTimeout(done, PATIENCE);
    const stop = useEvaluation.subscribe(() => isThere() && done());
    function done() {
      clearTimeout(late);
      stop();
      resolve();
    }
  });
}

/** The lists of loaded catalogues that say something else now; those that say the same are today's. */
async function otherLists() {
  const { loaded } = useCatalogues.getState();
  const own = useSession.getState().profile?.shop.priceLists ?? {};
  const project = useProject.getState().open?.projectId ?? undefined;
  const asked = [...loaded].flatMap(([code, { version, prices }]) =>
    prices ? [{ code, version, prices }] : [],
  );
  const answers = await Promise.all(
    asked.map(async ({ code, version, prices: before }) => {
      const kept = before.code === own[code] ? {} : { list: before.code, project };
      const prices = await priceListOf({ code, version }, kept);
      if (!prices) return [];
      if (JSON.stringify(prices) !== JSON.stringify(before)) return [{ code, prices }];
      pricesConfirmed(before, Date.now());
      return [];
    }),
  );
  return answers.flat();
}

function tell(before: Amounts, after: Amounts): void {
  const { priced } = useEvaluation.getState();
  const changed = (priced?.rows ?? []).filter(
    ({ rowId }) => before.rows.has(rowId) && before.rows.get(rowId) !== after.rows.get(rowId),
  );
  const names = [...new Set(changed.map(({ description }) => textIn(description, i18next.language)))];
  const named = new Intl.ListFormat(i18next.language).format([
    ...names.slice(0, NAMED),
    ...(names.length > NAMED ? [translate("offline.andMore", { count: names.length - NAMED })] : []),
  ]);
  const totals = { before: moneyNow(before.total), after: moneyNow(after.total) };
  toast(
    [translate("offline.repriced", totals), named && translate("offline.repricedRows", { names: named })]
      .filter(Boolean)
      .join(" "),
    { key: "repriced", kind: "info", timeout: null },
  );
}
