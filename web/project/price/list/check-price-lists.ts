import { textIn } from "@stanza/catalogue";
import { type CatalogueUpdate, updateCatalogues } from "@stanza/project";
import { translate, useSession } from "@stanza/web-site";
import { log, openDialog, toast } from "@stanza/web-ui";
import i18next from "i18next";
import { loadOwnCatalogues, loadVersion } from "../../catalogues/catalogue-store.ts";
import { askVersions } from "../../catalogues/compare-versions.ts";
import { transact } from "../../history/project-steps.ts";
import { NO_WORDS, tellStepAs } from "../../history/step-words.ts";
import { isReadOnly, type OpenProject, useProject } from "../../project-store.ts";
import { announcePricesReevaluated } from "../price-events.ts";
import { type ListMismatch, priceListDialog } from "./PriceListDialog.tsx";

/**
 * Checks, when a project was opened, that its price lists are those of the shop, and offers to update them (spec 1 §4, spec 2 §4). Only
 * of the session's own shop, and only to whom may change the project: for everybody else it costs what it cost.
 */
export async function checkPriceLists(): Promise<void> {
  const { open } = useProject.getState();
  const profile = useSession.getState().profile;
  if (!open?.summary || !profile || profile.kind === "guest" || isReadOnly() || !open.summary.can.save)
    return;
  if (open.summary.shop !== profile.shop.code || !(await loadOwnCatalogues())) return;
  const found = await mismatches(open, profile.shop.priceLists);
  if (found.length === 0 || useProject.getState().open?.projectKey !== open.projectKey) return;
  const pins = pinsTo(found, ({ own }) => own);
  const isPinned = found.every(({ code }) => open.document.project.catalogues[code]?.priceList !== undefined);
  // A project that names no list is priced with the shop's already: the other way round.
  const amounts = isPinned
    ? askVersions(open, pins)
    : askVersions(
        open,
        pinsTo(found, ({ kept }) => kept),
      ).then((answer) => answer && { grossBefore: answer.grossAfter, grossAfter: answer.grossBefore });
  const answer = await openDialog(priceListDialog, { found, amounts }).catch(() => undefined);
  if (answer === undefined || useProject.getState().open?.projectKey !== open.projectKey) return;
  const outcome = transact("edit.updatePriceList", (project) =>
    updateCatalogues(project, { updates: answer === "update" ? pins : pinsTo(found, ({ kept }) => kept) }),
  );
  if (outcome?.ok === false) log("error", `Price list not updated: ${outcome.refusal.message}`);
  announcePricesReevaluated({ projectKey: open.projectKey });
  if (answer === "update") {
    tellStepAs(NO_WORDS);
    toast(translate("priceList.updated"), { kind: "success" });
  }
}

const pinsTo = (
  found: readonly ListMismatch[],
  listOf: (one: ListMismatch) => string,
): Readonly<Record<string, CatalogueUpdate>> =>
  Object.fromEntries(found.map((one) => [one.code, { priceList: listOf(one) }]));

/** The catalogues whose goods are priced with another list than the shop's, as far as the server still gives it out. */
async function mismatches(
  open: OpenProject,
  own: Readonly<Record<string, string>>,
): Promise<readonly ListMismatch[]> {
  const { project } = open.document;
  const used = new Set(project.rows.map(({ catalogue }) => catalogue));
  const found = await Promise.all(
    [...used].map(async (code): Promise<ListMismatch | null> => {
      const use = project.catalogues[code];
      const list = own[code];
      if (!use || list === undefined || use.priceList === list) return null;
      const before = open.summary?.priceListCodes ?? [];
      // Without a pinned list: the one that the last save was priced with.
      const candidates =
        use.priceList === undefined ? (before.includes(list) ? [] : before) : [use.priceList];
      const projectId = open.projectId ?? undefined;
      for (const kept of candidates) {
        const version = await loadVersion(code, { version: use.version, priceList: kept }, projectId);
        if (version?.prices?.code !== kept) continue;
        return {
          code,
          kept,
          own: list,
          catalogue: textIn(version.open.description, i18next.language) || code,
        };
      }
      return null;
    }),
  );
  return found.flatMap((one) => one ?? []);
}

/** For a page that has just opened a project: the check comes with its first use, and never stands in the way. */
export function checkPriceListsSoon(): void {
  void checkPriceLists().catch((thrown: unknown) =>
    log("warning", `Price lists not checked: ${String(thrown)}`),
  );
}
