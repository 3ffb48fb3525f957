import { applyCustomerTheme, useTheme } from "@stanza/web-site";
import { readTheme } from "@stanza/web-ui";

const COLOUR = /^#?[0-9a-f]{6}$/i;
/** Names of families and commas between them: nothing that could end a declaration, open a comment or load a file. */
const FONT = /^\p{L}[\p{L}\p{N} ,_-]{0,99}$/u;

/**
 * The look that the page around this one has put into the address: `primary`, `scheme`, `radius` and `font` over the deployment's own
 * (ux.md §5.20). What is no look is left out.
 */
export function hostTheme(search: string): Readonly<Record<string, unknown>> {
  const asked = new URLSearchParams(search);
  const [primary, scheme, radius, font] = ["primary", "scheme", "radius", "font"].map((name) =>
    asked.get(name),
  );
  const scale = radius ? Number(radius) : Number.NaN;
  return {
    ...(primary && COLOUR.test(primary)
      ? { primary: `#${primary.replace("#", "")}`, primaryDark: undefined }
      : {}),
    ...(scheme === "light" || scheme === "dark" ? { scheme } : {}),
    ...(scale >= 0 && scale <= 2 ? { radiusScale: scale } : {}),
    ...(font && FONT.test(font) ? { font } : {}),
  };
}

/** Puts it on the page; called before the first picture. */
export function applyHostTheme(search: string): void {
  const asked = hostTheme(search);
  if (Object.keys(asked).length === 0) return;
  applyCustomerTheme(readTheme({ ...useTheme.getState().customer, ...asked }));
}
