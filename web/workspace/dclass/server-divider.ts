import { type ChoiceTarget, useProject } from "@stanza/web-project";
import { client, useConnection, useSession } from "@stanza/web-site";

/** A division as the server sees it: the text to choose, or why it cannot be chosen. */
export type ServerDivision =
  | { readonly kind: "sound"; readonly text: string }
  | { readonly kind: "refused"; readonly because: readonly string[] };

/** The server has this long; what it does not say by then it says when the project is saved, ms. */
const PATIENCE_MS = 4_000;

/**
 * Lets the server evaluate a division before it is chosen (spec 2 §7, "evaluate a divider"). Where it cannot be reached, or does not have
 * the catalogue that is edited here, the evaluation of this page is enough: the server evaluates whatever it stores.
 *
 * text   canonical, sound by the rules of this page
 */
export async function askServer(
  { row: { row }, header }: ChoiceTarget,
  divider: string,
  text: string,
): Promise<ServerDivision> {
  const sound = { kind: "sound", text } as const;
  if (useConnection.getState().isAway || !useSession.getState().profile) return sound;
  const pinned = useProject.getState().open?.document.project.catalogues[row.catalogue]?.version;
  const answer = await client.evaluateDivider({
    body: {
      catalog: row.catalogue,
      ...(pinned ? { version: pinned } : {}),
      cmodel: row.model,
      cod: row.article,
      rule: Object.entries(row.choices).map(([cod, value]) => ({ cod, value })),
      header: { ...header },
      divider,
      value: text,
    },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (answer.status !== 200) return sound;
  const { value, faults } = answer.body;
  return faults.length === 0
    ? { kind: "sound", text: value }
    : { kind: "refused", because: faults.map(({ message }) => message) };
}
