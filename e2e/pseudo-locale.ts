import type { Page } from "@playwright/test";

const MARKS: Readonly<Record<string, string>> = {
  a: "á",
  e: "é",
  i: "í",
  o: "ó",
  u: "ú",
  A: "Á",
  E: "É",
  O: "Ó",
};

/** A text as it could be in a language of longer words: marked vowels, and a third more of it. Placeholders stay. */
export function pseudo(text: string): string {
  const marked = text
    .split(/(\{\{[^}]*\}\})/)
    .map((part) =>
      part.startsWith("{{") ? part : part.replace(/[aeiouAEO]/g, (letter) => MARKS[letter] ?? letter),
    )
    .join("");
  return `${marked}${" ~".repeat(Math.ceil(text.length / 6))}`;
}

/** The interface in a language that nobody speaks: longer than English, and written from the right. */
export async function speakPseudo(page: Page): Promise<void> {
  await page.route(/\/assets\/en-[^/]*\.js$/, async (route) => {
    const answer = await route.fetch();
    // The texts are values of one object: `"key":"text"` or with other quotes.
    const body = (await answer.text()).replace(
      /([`"'])([\w.-]+)\1:([`"'])((?:(?!\3)[^\\]|\\.)*)\3/g,
      (_, keyQuote: string, key: string, quote: string, text: string) =>
        `${keyQuote}${key}${keyQuote}:${quote}${pseudo(text)}${quote}`,
    );
    await route.fulfill({ response: answer, body });
  });
  await page.addInitScript(() => {
    localStorage.setItem("stanza.language", "en");
    const turn = () => {
      if (document.documentElement.dir !== "rtl") document.documentElement.dir = "rtl";
    };
    new MutationObserver(turn).observe(document, {
      subtree: true,
      attributes: true,
      attributeFilter: ["dir"],
      childList: true,
    });
  });
}
