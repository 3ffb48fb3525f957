import { screenAt } from "../screen-table.ts";

interface ShellParts {
  readonly header: boolean;
  readonly footer: boolean;
  /** The screen takes the whole height and scrolls inside, as a workspace does. */
  readonly fills: boolean;
}

/**
 * The parts of the frame that a screen has (spec 1 §2): those of its row in the table, but no header where the site shows none, and neither
 * header nor footer inside another page's frame.
 */
export function shellParts(
  path: string,
  { isEmbedded, hasHeader }: { readonly isEmbedded: boolean; readonly hasHeader: boolean },
): ShellParts {
  const { header, footer, fills = false } = screenAt(path);
  return { header: header && hasHeader && !isEmbedded, footer: footer && !isEmbedded, fills };
}
