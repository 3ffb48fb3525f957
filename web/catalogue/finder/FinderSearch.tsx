import { IconButton } from "@stanza/web-ui";
import { IconSearch, IconX } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import css from "./Finder.module.css";
import { searchFor, useFinder } from "./finder-store.ts";

interface Props {
  /** The search whose results are shown; it comes a moment after what is typed. */
  readonly shown: string;
  readonly large?: boolean;
}

/** The finder's search field. Arrow down goes on to the results, of what is typed and not of what was typed before. */
export function FinderSearch({ shown, large = false }: Props) {
  const { t } = useTranslation();
  const query = useFinder((state) => state.query);
  const field = useRef<HTMLInputElement>(null);
  const goesOn = useRef(false);
  useEffect(() => {
    if (!goesOn.current || shown !== query) return;
    goesOn.current = false;
    if (field.current === document.activeElement) firstCardAfter(field.current)?.focus();
  }, [shown, query]);
  const clear = () => {
    searchFor("");
    // The button goes with the text; the field is where the next word is typed.
    field.current?.focus();
  };
  return (
    <search className={css.search} data-large={large || undefined}>
      <IconSearch size={large ? 20 : 17} stroke={1.7} aria-hidden="true" />
      <input
        ref={field}
        type="search"
        aria-label={t("finder.search")}
        placeholder={t(large ? "finder.searchExample" : "finder.search")}
        value={query}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => searchFor(event.target.value)}
        onKeyDown={(event) => {
          goesOn.current = event.key === "ArrowDown" && shown !== query;
          if (event.key === "ArrowDown") {
            if (goesOn.current) return;
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

const firstCardAfter = (field: HTMLElement | null): HTMLElement | null | undefined =>
  field?.closest("[data-finder]")?.querySelector<HTMLElement>("[data-card]");
