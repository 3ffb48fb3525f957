import { type Catalogue, type OpenCatalogue, openCatalogue, type PriceList } from "@stanza/catalogue";
import { CATALOGUE_IN_USE } from "@stanza/codecs";
import type { CatalogueSummary } from "@stanza/contract";
import { client, useConfig, useConnection, useSession } from "@stanza/web-site";
import { log } from "@stanza/web-ui";
import { create } from "zustand";
import { useProject } from "../project-store.ts";
import { defaultCatalogue } from "./default-catalogue.ts";

/** The version and price list of a catalogue that a project uses. */
export interface Pin {
  readonly version: string;
  /** Code; absent: the shop's own list. */
  readonly priceList?: string;
}

/** A catalogue in one version, with one price list: the session's, or the one that the open project was made with. */
export interface LoadedCatalogue {
  /** The published version, which projects pin; the bundle has its author's. */
  readonly version: string;
  readonly bundle: Catalogue;
  readonly open: OpenCatalogue;
  readonly prices: PriceList | null;
}

interface CatalogueState {
  readonly status: "empty" | "loading" | "ready" | "failed";
  /** The site's offer today. */
  readonly listed: readonly CatalogueSummary[];
  /** By code; the one that a new project starts from comes first. */
  readonly loaded: ReadonlyMap<string, LoadedCatalogue>;
  /** True: `loaded` has all that the site offers, not the open project's own alone. */
  readonly isWhole: boolean;
  /** Codes of those that have arrived while the others are on their way. */
  readonly arrived: ReadonlySet<string>;
}

const EMPTY: CatalogueState = {
  status: "empty",
  listed: [],
  loaded: new Map(),
  isWhole: false,
  arrived: new Set(),
};

export const useCatalogues = create<CatalogueState>()(() => EMPTY);

/** Forgets all, e.g. when another shop with other price lists is taken. */
export function resetCatalogues(): void {
  versions.clear();
  useCatalogues.setState(EMPTY, true);
}

let only: string | null = null;

/** Offers one catalogue alone from now on, as a workspace for one product does; null: all that the site offers. */
export function offerOnly(code: string | null): void {
  if (code === only) return;
  only = code;
  resetCatalogues();
}

/**
 * Loads the site's catalogues, each in the version and with the price list that `pinned` names or else in today's, with the session's
 * prices. A version that the server no longer has falls back to today's. Calls while it runs wait for the same result.
 *
 * pinned    absent: what the open project pins
 */
export async function loadCatalogues(pinned?: Readonly<Record<string, Pin>>): Promise<boolean> {
  return inTurn(pinned, () => true);
}

/**
 * Loads those alone that the open project cannot do without: its own and those of its rows. What has been loaded before stays.
 */
export async function loadOwnCatalogues(): Promise<boolean> {
  return inTurn(undefined, (code) => {
    const { loaded } = useCatalogues.getState();
    const rows = useProject.getState().open?.document.project.rows ?? [];
    return loaded.has(code) || rows.some(({ catalogue }) => catalogue === code);
  });
}

/** Loads one catalogue of the site beside those that are here, by its code in any case. False: the list or the catalogue did not come. */
export async function loadCatalogue(wanted: string): Promise<boolean> {
  return inTurn(
    undefined,
    (code) => useCatalogues.getState().loaded.has(code) || code.toUpperCase() === wanted.toUpperCase(),
  );
}

/** isWanted  of those that the site offers; pinned ones are wanted always */
function inTurn(
  pinned: Readonly<Record<string, Pin>> | undefined,
  isWanted: (code: string) => boolean,
): Promise<boolean> {
  running = (running ?? Promise.resolve(true)).then(() => {
    const { open } = useProject.getState();
    const pins = pinned ?? open?.document.project.catalogues ?? {};
    return load(pins, { project: open?.projectId ?? undefined, isWanted });
  });
  return running;
}

/** Takes a newer version of one catalogue into use; the others stay as they are. */
export async function loadNewerVersion(code: string, version: string): Promise<boolean> {
  const { listed, loaded } = useCatalogues.getState();
  useCatalogues.setState({
    listed: listed.map((summary) => (summary.code === code ? { ...summary, version } : summary)),
  });
  const pins = [...loaded].map(([one, catalogue]) => [one, pinOf(catalogue)] as const);
  return loadCatalogues({ ...Object.fromEntries(pins), [code]: { version } });
}

let running: Promise<boolean> | null = null;
/** Every version that was asked for, by code, version and list, so that undo finds the older one at once; null: there is none. */
const versions = new Map<string, Promise<LoadedCatalogue | null>>();

/** The pin for a project that takes a catalogue into use now; undefined: the catalogue is not loaded. */
export function todaysPin(code: string): Pin | undefined {
  const loaded = useCatalogues.getState().loaded.get(code);
  return loaded && pinOf(loaded);
}

const pinOf = ({ version, prices }: LoadedCatalogue): Pin => ({
  version,
  ...(prices ? { priceList: prices.code } : {}),
});

async function load(
  pinned: Readonly<Record<string, Pin>>,
  {
    project,
    isWanted,
  }: { readonly project: number | undefined; readonly isWanted: (code: string) => boolean },
): Promise<boolean> {
  const before = useCatalogues.getState();
  const listed = before.listed.length > 0 ? before.listed : await list();
  if (listed === null) {
    useCatalogues.setState({ status: "failed" });
    return false;
  }
  // The project's own catalogues are loaded even if the site offers them no more.
  const offered = listed.map(({ code }) => code);
  const codes = new Set([...offered.filter(isWanted), ...Object.keys(pinned)]);
  if (before.status !== "ready") useCatalogues.setState({ status: "loading", listed });
  const found = await Promise.all(
    [...codes].map(async (code) => {
      const today = listed.find((summary) => summary.code === code)?.version;
      const pin = pinned[code];
      const wanted = pin && (await loadVersion(code, pin, project));
      const catalogue = wanted ?? (today === undefined ? null : await loadVersion(code, { version: today }));
      const { arrived } = useCatalogues.getState();
      if (catalogue && !arrived.has(code)) useCatalogues.setState({ arrived: new Set([...arrived, code]) });
      // Without a network the site offers what this device has.
      const isOffered = today !== undefined && (pin !== undefined || !useConnection.getState().isAway);
      const isMissing = catalogue === null && isOffered;
      return { catalogue, isMissing, isFoundation: isMissing && pin !== undefined };
    }),
  );
  if (found.some(({ isMissing }) => isMissing)) {
    // What an open project stands on is there: it stays, though others that were looked for cannot be had now.
    if (before.status !== "ready" || found.some(({ isFoundation }) => isFoundation))
      useCatalogues.setState({ status: "failed" });
    return false;
  }
  const loaded = new Map<string, LoadedCatalogue>();
  for (const { catalogue } of found) if (catalogue) loaded.set(catalogue.bundle.code, catalogue);
  const first = defaultCatalogue(listed, useConfig.getState().config)?.code;
  const ordered = new Map([...loaded].sort(([a], [b]) => Number(b === first) - Number(a === first)));
  const isWhole = offered.every((code) => codes.has(code));
  const isSame =
    before.status === "ready" &&
    before.loaded.size === ordered.size &&
    before.isWhole === isWhole &&
    [...ordered].every(([code, catalogue]) => before.loaded.get(code) === catalogue);
  if (!isSame) useCatalogues.setState({ status: "ready", listed, loaded: ordered, isWhole });
  return true;
}

/**
 * A catalogue in one version with one price list; `null` where the server does not have it, or cannot be reached now.
 *
 * pin.version     `current` means today's
 * project         number of the project that pins it; only with it are lists given out that the shop no longer has
 */
export async function loadVersion(code: string, pin: Pin, project?: number): Promise<LoadedCatalogue | null> {
  const summary = useCatalogues.getState().listed.find((one) => one.code === code);
  const version = pin.version === CATALOGUE_IN_USE ? summary?.version : pin.version;
  if (version === undefined) return null;
  const own = useSession.getState().profile?.shop.priceLists[code];
  const other = pin.priceList === undefined || pin.priceList === own ? undefined : pin.priceList;
  const key = [code, version, other ?? ""].join(" ");
  const known = versions.get(key);
  if (known) return known;
  const asked = fetchVersion(code, version, {
    isPriced: other !== undefined || (summary?.isPriced ?? own !== undefined),
    ...(other === undefined ? {} : { list: other, project }),
  });
  versions.set(key, asked);
  const found = await asked;
  // Perhaps the connection was down: asked again the next time.
  if (found === null) versions.delete(key);
  return found;
}

async function list(): Promise<readonly CatalogueSummary[] | null> {
  const answer = await client.listCatalogues({});
  if (answer.status === 200) {
    const listed = answer.body.catalogues.filter(({ code }) => only === null || code === only);
    useCatalogues.setState({ listed });
    return listed;
  }
  log("error", `The list of catalogues was answered ${answer.status}.`);
  return null;
}

async function fetchVersion(
  code: string,
  version: string,
  wanted: { readonly isPriced: boolean; readonly list?: string; readonly project?: number },
): Promise<LoadedCatalogue | null> {
  const params = { code, version };
  const [bundle, prices] = await Promise.all([
    client.getCatalogue({ params }),
    wanted.isPriced ? priceListOf(params, wanted) : null,
  ]);
  if (bundle.status !== 200) {
    log("error", `The catalogue ${code} ${version} was answered ${bundle.status}.`);
    return null;
  }
  try {
    return { version, bundle: bundle.body, open: openCatalogue(bundle.body, { bounded: true }), prices };
  } catch (thrown) {
    log("error", `The catalogue ${code} ${version} cannot be opened: ${String(thrown)}`);
    return null;
  }
}

/** The project's list; where it may not be had any more, the shop's own, which is what the server prices with. */
export async function priceListOf(
  params: { readonly code: string; readonly version: string },
  { list: code, project }: { readonly list?: string; readonly project?: number },
): Promise<PriceList | null> {
  if (code !== undefined && project !== undefined) {
    const kept = listOf(await client.getPriceList({ params, query: { list: code, project } }));
    if (kept) return kept;
  }
  return listOf(await client.getPriceList({ params, query: {} }));
}

function listOf(answer: Awaited<ReturnType<typeof client.getPriceList>>): PriceList | null {
  if (answer.status !== 200) return null;
  said.set(answer.body, Number(answer.headers.get("x-kept-at")) || Date.now());
  return answer.body;
}

/** When the server gave each list out. */
const said = new WeakMap<PriceList, number>();

/** When the server last said so, milliseconds since 1970; undefined: not on this page. */
export const pricesSaidAt = (list: PriceList): number | undefined => said.get(list);

/** Notes that a list was still the same then. */
export const pricesConfirmed = (list: PriceList, at: number): void => void said.set(list, at);

/** Puts other prices in the place of those that a loaded catalogue has. */
export function replacePrices(code: string, prices: PriceList): void {
  const { loaded } = useCatalogues.getState();
  const before = loaded.get(code);
  if (!before) return;
  const after = { ...before, prices };
  for (const [key, asked] of versions)
    void asked.then((one) => one === before && versions.set(key, Promise.resolve(after)));
  useCatalogues.setState({ loaded: new Map(loaded).set(code, after) });
}
