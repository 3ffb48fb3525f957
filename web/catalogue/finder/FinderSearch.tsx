import { IconButton } from "@stanza/web-ui";
import { IconSearch, IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import css from "./Finder.module.css";
import { useFinder } from "./finder-store.ts";

/** The finder's search field. Arrow down goes on to the results. */
export function FinderSearch({ large = false }: { readonly large?: boolean }) {
  const { t } = useTranslation();
  const query = useFinder((state) => state.query);
  const clear = () => useFinder.setState({ query: "" });
  return (
    <search className={css.search} data-large={large || undefined}>
      <IconSearch size={large ? 20 : 17} stroke={1.7} aria-hidden="true" />
      <input
        type="search"
        aria-label={t("finder.search")}
        placeholder={t(large ? "finder.searchExample" : "finder.search")}
        value={query}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => useFinder.setState({ query: event.target.value })}
        onKeyDown={(event) => {
          if (event.key === "ArrowDown") {
            const first = firstCardAfter(event.currentTarget);
            if (!first) return;
            event.preventDefault();
            first.focus();
          } else if (event.key === "Escape" && query !== "") {
            event.stopPropagation();
            clear();
          }
        }}
      />
      {query === "" ? null : (
        <IconButton label={t("finder.clear")} icon={<IconX size={16} />} onClick={clear} />
      )}
    </search>
  );
}

const firstCardAfter = (field: HTMLElement): HTMLElement | null | undefined =>
  field.closest("[data-finder]")?.querySelector<HTMLElement>("[data-card]");
