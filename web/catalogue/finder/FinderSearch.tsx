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
  /** Adds the first result; `null`: there is none. */
  readonly addFirst: (() => void) | null;
  /** More results may come. */
  readonly isWaiting: boolean;
}

/**
 * The finder's search field. Enter adds the first result, Arrow down goes on to the results: those of what is typed and not of what was
 * typed before.
 */
export function FinderSearch({ shown, large = false, addFirst, isWaiting }: Props) {
  const { t } = useTranslation();
  const query = useFinder((state) => state.query);
  const field = useRef<HTMLInputElement>(null);
  const isAsked = useFinder((state) => state.isSearchAsked);
  /** The key whose results are still to come. */
  const pressed = useRef<"ArrowDown" | "Enter" | null>(null);
  const press = (key: "ArrowDown" | "Enter") => {
    pressed.current = key;
    if (shown !== query) return;
    if (key === "Enter" && !addFirst && isWaiting) return;
    pressed.current = null;
    if (key === "ArrowDown") firstCardAfter(field.current)?.focus();
    else if (addFirst && query.trim() !== "") {
      addFirst();
      // The next article is typed over this one.
      field.current?.select();
    }
  };
  useEffect(() => {
    if (pressed.current !== null && field.current === document.activeElement) press(pressed.current);
  });
  useEffect(() => {
    if (!isAsked) return;
    useFinder.setState({ isSearchAsked: false });
    field.current?.focus();
    field.current?.select();
  }, [isAsked]);
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
          if (event.nativeEvent.isComposing) return;
          pressed.current = null;
          if (event.key === "Enter" && matchMedia("(pointer: coarse)").matches) {
            // The search key of a keyboard on the screen only puts that keyboard away.
            event.currentTarget.blur();
          } else if (event.key === "ArrowDown" || event.key === "Enter") {
            event.preventDefault();
            press(event.key);
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
