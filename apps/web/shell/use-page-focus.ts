import { patternOf, useTheme } from "@stanza/web-site";
import { focusHeading, useDialogs } from "@stanza/web-ui";
import { useRouterState } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

/** Addresses that differ by their view alone, or by whose link they are, are one page. */
const pageOf = (path: string): string =>
  (patternOf(path) ?? path).replace(/^\/(configurator(?:Frame)?|offerview).*$/, "$1");

/**
 * Tells where one is: the window's title names the page by its heading, and a new page takes the focus to that heading, so that a screen
 * reader reads it and Tab begins there. Not on the first page, where nobody has been elsewhere, and not from what the page itself has
 * given the focus to.
 */
export function usePageFocus(): void {
  const page = useRouterState({
    select: ({ resolvedLocation, location }) => pageOf((resolvedLocation ?? location).pathname),
  });
  const site = useTheme(({ customer }) => customer.name ?? "Stanza");
  const isNew = useRef(false);
  const last = useRef(page);
  useEffect(() => {
    const main = document.getElementById("main");
    if (!main) return;
    if (last.current !== page) isNew.current = true;
    last.current = page;
    const look = () => {
      const heading = main.querySelector("h1");
      const name = heading?.textContent?.trim() ?? "";
      const title = name === "" ? site : `${name} – ${site}`;
      if (document.title !== title) document.title = title;
      if (!heading || !isNew.current || useDialogs.getState().open.length > 0) return;
      isNew.current = false;
      const { activeElement } = document;
      if (!activeElement || activeElement === main || !main.contains(activeElement)) focusHeading(main);
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(main, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [page, site]);
}
