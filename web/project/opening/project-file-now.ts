import { type Derived, type StoredProject, type ToldWithFile, writeProjectFile } from "@stanza/codecs";
import { pricingShop } from "@stanza/contract";
import type { EvaluatedRow } from "@stanza/evaluation";
import { soldTotals } from "@stanza/offer";
import type { PricedProject } from "@stanza/pricing";
import { useConfig, useSession } from "@stanza/web-site";
import { useCatalogues } from "../catalogues/catalogue-store.ts";
import { evaluationSettled } from "../evaluation/evaluation-settled.ts";
import { type EvaluationState, useEvaluation } from "../evaluation/evaluation-store.ts";
import { type OpenProject, useProject } from "../project-store.ts";
import { isoDay } from "../saving/project-saving.ts";

/** The longest wait for an evaluation that is under way, ms. */
const PATIENCE = 10_000;

/** The open project as a file, and whether its articles have their prices. */
export interface ProjectFile {
  readonly file: StoredProject;
  /** The project's own, without the order that the file names with it. */
  readonly description: string;
  readonly isPriced: boolean;
}

/** Composes the file of the open project, with its prices as soon as they are there; null: none is open. */
export async function projectFileNow(): Promise<ProjectFile | null> {
  const { open } = useProject.getState();
  if (!open) return null;
  await evaluationSettled(PATIENCE);
  const { open: now } = useProject.getState();
  const { document } = now?.projectKey === open.projectKey ? now : open;
  const { evaluated, priced } = useEvaluation.getState();
  const shop = useSession.getState().profile?.shop;
  const totals = priced && shop ? soldTotals(priced, document, pricingShop(shop)) : undefined;
  const file = writeProjectFile(document, {
    head: headNow(open, priced),
    ...(evaluated && priced ? { derived: derivedNow(open, { evaluated, priced }) } : {}),
    ...(totals ? { totals } : {}),
  });
  const { description, rows } = document.project;
  return { file, description, isPriced: priced !== null || rows.length === 0 };
}

/** What the server last said of the project; of one that it does not have, what it would begin with. */
function headNow({ summary, document }: OpenProject, priced: PricedProject | null): ToldWithFile["head"] {
  if (summary) {
    const { id, status, isOffer, shop, priceListCodes, priceDate } = summary;
    return { id, status, isOffer, shopId: shop, listId: priceListCodes.join(";"), priceDate };
  }
  const used = Object.keys(document.project.catalogues);
  const { loaded } = useCatalogues.getState();
  const lists = used.flatMap((code) => loaded.get(code)?.prices?.code ?? []);
  return {
    shopId: useSession.getState().profile?.shop.code ?? "",
    listId: [...new Set(lists)].sort().join(";"),
    priceDate: priced ? isoDay(new Date()) : null,
  };
}

type Results = { readonly [K in "evaluated" | "priced"]: NonNullable<EvaluationState[K]> };

function derivedNow({ document }: OpenProject, { evaluated, priced }: Results): Derived {
  const measures = useConfig.getState().config?.measures;
  return {
    evaluated,
    priced,
    currency: priced.currency,
    header: headersOf(document.project.catalogues),
    ...(measures ? { measures } : {}),
  };
}

/** Technical model and rule set of rows; the header rule of each model is asked once. */
function headersOf(
  catalogues: OpenProject["document"]["project"]["catalogues"],
): NonNullable<Derived["header"]> {
  const known = new Map<string, ReturnType<NonNullable<Derived["header"]>>>();
  const { loaded } = useCatalogues.getState();
  return ({ row: { catalogue, model } }: EvaluatedRow) => {
    const key = `${catalogue}\n${model}`;
    const found = known.get(key);
    if (found) return found;
    const chosen = catalogues[catalogue]?.headers[model] ?? {};
    const { model: technical = "", reg = "" } = loaded.get(catalogue)?.open.header(model, chosen) ?? {};
    const header = { model: technical, reg };
    known.set(key, header);
    return header;
  };
}
