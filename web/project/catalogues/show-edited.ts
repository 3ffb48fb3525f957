import { type Catalogue, openCatalogue, type PriceList } from "@stanza/catalogue";
import { log } from "@stanza/web-ui";
import { type LoadedCatalogue, useCatalogues } from "./catalogue-store.ts";

/**
 * Shows a catalogue as somebody is editing it in the place of the one that is loaded; nothing of it is stored. Whatever loads catalogues anew
 * ends it. The projects' pins stay what they were, so what is saved, offered and ordered is of the published version.
 *
 * prices    null: those of before
 * ended     called when something else stands in its place
 * returns   how to show the published one again, which does nothing once something else stands there; null: the catalogue is not loaded, or
 *           the bundle cannot be opened
 */
export function showEdited(
  bundle: Catalogue,
  prices: PriceList | null,
  ended: () => void,
): (() => void) | null {
  const before = useCatalogues.getState().loaded.get(bundle.code);
  if (!before) return null;
  const edited = openedAs(before, bundle, prices);
  if (!edited) return null;
  const put = (one: LoadedCatalogue) =>
    useCatalogues.setState({ loaded: new Map(useCatalogues.getState().loaded).set(bundle.code, one) });
  put(edited);
  const isShown = () => useCatalogues.getState().loaded.get(bundle.code) === edited;
  const stop = useCatalogues.subscribe(() => {
    if (isShown()) return;
    stop();
    ended();
  });
  return () => {
    if (isShown()) put(before);
  };
}

function openedAs(
  before: LoadedCatalogue,
  bundle: Catalogue,
  prices: PriceList | null,
): LoadedCatalogue | null {
  try {
    const open = openCatalogue(bundle, { bounded: true });
    return { ...before, bundle, open, prices: prices ?? before.prices };
  } catch (thrown) {
    log("error", `The edited catalogue ${bundle.code} cannot be opened: ${String(thrown)}`);
    return null;
  }
}
