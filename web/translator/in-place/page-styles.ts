const BELOW_ROOT = /:root((?:\[[^\]]*\])+)\s+(?=[^\s{,])/g;

/**
 * The page's style sheets as one, for a shadow root, which the page's do not reach. What they say of the page's root, e.g. in which scheme it
 * is, holds there as it does now.
 */
export function pageStyles(): CSSStyleSheet {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter(isWanted);
  const text = rules
    .map(({ cssText }) => cssText)
    .join("\n")
    .replaceAll(BELOW_ROOT, (selector, attributes) =>
      document.documentElement.matches(attributes) ? "" : selector,
    );
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

/** Fonts are the whole document's. */
const isWanted = (rule: CSSRule): boolean =>
  !(rule instanceof CSSFontFaceRule) && !(rule instanceof CSSImportRule);
