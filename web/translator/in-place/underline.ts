import { OWN_PART, type Place, rangeOf } from "./place.ts";

const TEXTS = "stanza-texts";
const CHOSEN = "stanza-chosen";
const LINES = `
  ::highlight(${TEXTS}) { text-decoration: underline dotted; }
  ::highlight(${CHOSEN}) { text-decoration: underline solid 2px; background-color: #ffe08a; color: #1c1a15; }
`;

interface Underline {
  readonly show: (places: readonly Place[], chosen: readonly Place[]) => void;
  readonly end: () => void;
}

/**
 * Dotted lines below the texts of the interface, and around the elements of which one is only read aloud or shown on hover. Both are the
 * style's: nothing is written into the page. Two elements of which the same is said look the same.
 */
export function underline(): Underline {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  let rules = "";
  return {
    show(places, chosen) {
      CSS.highlights?.set(TEXTS, new Highlight(...rangesOf(places)));
      CSS.highlights?.set(CHOSEN, new Highlight(...rangesOf(chosen)));
      const next = `${LINES}${outlines(places)}`;
      if (next !== rules) sheet.replaceSync(next);
      rules = next;
    },
    end() {
      CSS.highlights?.delete(TEXTS);
      CSS.highlights?.delete(CHOSEN);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    },
  };
}

const rangesOf = (places: readonly Place[]): readonly Range[] =>
  places.flatMap((place) => place.spans.flatMap((span) => rangeOf(place, span) ?? []));

/** Without weight, so that the ring of the focus stays. */
function outlines(places: readonly Place[]): string {
  const said = places.flatMap(({ attribute, text }) =>
    attribute === null ? [] : [`[${attribute}="${CSS.escape(text)}"]`],
  );
  if (said.length === 0) return "";
  return `:where(${[...new Set(said)].join()}):where(:not(${OWN_PART} *)) { outline: 1px dotted; outline-offset: -1px; }`;
}
