import { textIn } from "@stanza/catalogue";
import { useCatalogues } from "@stanza/web-project";
import chipCss from "@stanza/web-ui/chip.module.css";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import css from "./Finder.module.css";
import { useFinder } from "./finder-store.ts";
import type { FoundEntry } from "./found-articles.ts";

/** The catalogues, one of which is looked through. */
export function CatalogueChips({ chosen }: { readonly chosen: string }): ReactNode {
  const { t, i18n } = useTranslation();
  const loaded = useCatalogues((state) => state.loaded);
  const chips = useRef<HTMLFieldSetElement>(null);
  // The chosen one may have been chosen elsewhere, and stand at the end of many.
  useEffect(() => {
    const chip = chips.current?.querySelector(`[data-catalogue="${CSS.escape(chosen)}"]`);
    chip?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [chosen]);
  return (
    <fieldset ref={chips} className={css.catalogues}>
      <legend className="visually-hidden">{t("finder.catalogues")}</legend>
      {[...loaded.values()].map(({ open }) => (
        <label key={open.code} className={chipCss.chip} data-catalogue={open.code}>
          <input
            type="radio"
            name="finder-catalogue"
            checked={open.code === chosen}
            onChange={() => useFinder.setState({ catalogue: open.code })}
          />
          {textIn(open.description, i18n.language)}
        </label>
      ))}
    </fieldset>
  );
}

/** The catalogues, one of which is looked through, where there is no room for a chip of each. */
export function CatalogueSelect({ chosen }: { readonly chosen: string }): ReactNode {
  const { t, i18n } = useTranslation();
  const loaded = useCatalogues((state) => state.loaded);
  return (
    <select
      className={css.model}
      aria-label={t("finder.catalogues")}
      value={chosen}
      onChange={(event) => useFinder.setState({ catalogue: event.target.value })}
    >
      {[...loaded.values()].map(({ open }) => (
        <option key={open.code} value={open.code}>
          {textIn(open.description, i18n.language)}
        </option>
      ))}
    </select>
  );
}

/** The catalogues that have something of what is searched, each with as many cards as it shows. */
export function ResultChips({ found }: { readonly found: readonly FoundEntry[] }): ReactNode {
  const { t, i18n } = useTranslation();
  const loaded = useCatalogues((state) => state.loaded);
  const within = useFinder((state) => state.within);
  const counts = new Map(
    [...Map.groupBy(found, ({ catalogue }) => catalogue)].map(([code, some]) => [code, some.length]),
  );
  const codes = [...loaded.keys()].filter((code) => counts.has(code) || code === within);
  if (codes.length < 2 && within === null) return null;
  const chip = (code: string | null, name: string, count: number) => (
    <label key={code} className={chipCss.chip}>
      <input
        type="radio"
        name="finder-within"
        checked={within === code}
        onChange={() => useFinder.setState({ within: code })}
      />
      {name} <span className={css.chipCount}>{count}</span>
    </label>
  );
  return (
    <fieldset className={css.catalogues}>
      <legend className="visually-hidden">{t("finder.within")}</legend>
      {chip(null, t("finder.everywhere"), found.length)}
      {codes.map((code) =>
        chip(code, textIn(loaded.get(code)?.open.description ?? {}, i18n.language), counts.get(code) ?? 0),
      )}
    </fieldset>
  );
}
