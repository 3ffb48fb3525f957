import type { ClosetFinding } from "@stanza/evaluation";
import type { RowId } from "@stanza/project";
import { saveArticles, saveNow, unsavedNow } from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import { announce, toast } from "@stanza/web-ui";

/**
 * Saves a closet, after its evaluation (spec 2 §4): where something is missing or refused, it is not saved as finished.
 *
 * ASSUMED (A191): only this button asks for a closet that is complete. What is worked on is kept by itself as everywhere, so that nobody
 * loses a closet that is half done.
 */
export async function saveCloset(
  row: RowId,
  findings: readonly ClosetFinding[],
): Promise<"saved" | "refused"> {
  if (findings.length > 0) {
    announce(translate("closet.notSaved", { count: findings.length }));
    return "refused";
  }
  // On a site that wants each article confirmed, this is it (spec 2 §4).
  saveArticles(unsavedNow().filter((article) => article.row.id === row));
  // What else may come of it, such as a conflict, the page says by itself.
  const { kind } = await saveNow();
  if (kind === "saved" || kind === "on-device")
    toast(translate(kind === "saved" ? "closet.saved" : "closet.onDevice"), {
      key: "closet",
      kind: kind === "saved" ? "success" : "info",
    });
  return "saved";
}
