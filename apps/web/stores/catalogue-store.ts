import type { Catalogue, OpenCatalogue, PriceList } from "@stanza/catalogue";
import { openCatalogue } from "@stanza/catalogue";
import type { CatalogueSummary } from "@stanza/contract";
import { create } from "zustand";
import { client } from "../api/client.ts";
import { useConfig } from "./config-store.ts";
import { defaultCatalogue } from "./default-catalogue.ts";
import { log } from "./log-store.ts";

/** A catalogue in one version, with the session's price list for it. */
export interface LoadedCatalogue {
  readonly bundle: Catalogue;
  readonly open: OpenCatalogue;
  readonly prices: PriceList | null;
}

interface CatalogueState {
  readonly status: "empty" | "loading" | "ready" | "failed";
  /** What the site offers today. */
  readonly listed: readonly CatalogueSummary[];
  /** By code; the one that a new project starts from comes first. */
  readonly loaded: ReadonlyMap<string, LoadedCatalogue>;
}

const EMPTY: CatalogueState = { status: "empty", listed: [], loaded: new Map() };

export const useCatalogues = create<CatalogueState>()(() => EMPTY);

/** Forgets all, e.g. when another shop with other price lists is taken. */
export function resetCatalogues(): void {
  useCatalogues.setState(EMPTY, true);
}

/**
 * Loads the site's catalogues, each in the version that `pinned` names or else in today's, with the session's prices. A version that the
 * server no longer has falls back to today's. Calls while it runs wait for the same result.
 */
export async function loadCatalogues(pinned: Readonly<Record<string, string>> = {}): Promise<boolean> {
  running = (running ?? Promise.resolve(true)).then(() => load(pinned));
  return running;
}

let running: Promise<boolean> | null = null;

async function load(pinned: Readonly<Record<string, string>>): Promise<boolean> {
  const before = useCatalogues.getState();
  const listed = before.listed.length > 0 ? before.listed : await list();
  if (listed === null) {
    useCatalogues.setState({ status: "failed" });
    return false;
  }
  const wanted = listed.map((summary) => ({ ...summary, pinned: pinned[summary.code] ?? summary.version }));
  const missing = wanted.filter(({ code, pinned }) => before.loaded.get(code)?.bundle.version !== pinned);
  if (missing.length === 0 && before.status === "ready") return true;
  useCatalogues.setState({ status: "loading", listed });
  const fetched = await Promise.all(
    missing.map(
      async ({ code, version, pinned, isPriced }) =>
        (await fetchVersion(code, pinned, isPriced)) ?? fetchVersion(code, version, isPriced),
    ),
  );
  if (fetched.includes(null)) {
    useCatalogues.setState({ status: "failed" });
    return false;
  }
  const byCode = new Map(before.loaded);
  for (const catalogue of fetched) if (catalogue) byCode.set(catalogue.bundle.code, catalogue);
  const first = defaultCatalogue(listed, useConfig.getState().config)?.code;
  const ordered = [...byCode].sort(([a], [b]) => Number(b === first) - Number(a === first));
  const loaded = new Map(ordered);
  useCatalogues.setState({ status: "ready", listed, loaded });
  return true;
}

async function list(): Promise<readonly CatalogueSummary[] | null> {
  const answer = await client.listCatalogues({});
  if (answer.status === 200) return answer.body.catalogues;
  log("error", `The list of catalogues was answered ${answer.status}.`);
  return null;
}

async function fetchVersion(
  code: string,
  version: string,
  isPriced: boolean,
): Promise<LoadedCatalogue | null> {
  const params = { code, version };
  const [bundle, prices] = await Promise.all([
    client.getCatalogue({ params }),
    isPriced ? client.getPriceList({ params }) : null,
  ]);
  if (bundle.status !== 200) {
    log("error", `The catalogue ${code} ${version} was answered ${bundle.status}.`);
    return null;
  }
  return {
    bundle: bundle.body,
    open: openCatalogue(bundle.body),
    prices: prices?.status === 200 ? prices.body : null,
  };
}
