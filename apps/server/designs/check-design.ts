import { encodeProject, type ProjectDocument, type StoredProject } from "@stanza/codecs";
import type { Shop } from "@stanza/contract";
import type { Actor } from "@stanza/project";
import type { Context } from "../operation/context.ts";
import { invalidProject, refuse } from "../operation/refuse.ts";
import { usualFields } from "../projects/make-project.ts";
import { ownPriceFaults } from "../projects/own-prices.ts";
import { type CheckedDocument, checkDocument } from "../projects/stored-document.ts";
import { designDocument } from "./design-document.ts";

/**
 * The design of a document that somebody sent, ready to be stored, or the refusal to answer with.
 *
 * stored  the project that the server has of it already; its custom articles may stay
 */
export function checkDesign(
  context: Pick<Context, "site">,
  actor: Actor,
  sent: StoredProject,
  shop: Shop,
  stored: ProjectDocument | null,
) {
  const check = checkDocument(sent);
  if (!check.ok) return { checked: undefined, refusal: invalidProject(check.problems) };
  const { project } = check.checked.document;
  if (project.rows.length === 0)
    return { checked: undefined, refusal: refuse(422, "empty-design", "There is nothing in this design.") };
  const faults = ownPriceFaults(actor, project, stored?.project ?? null);
  if (faults.length > 0) return { checked: undefined, refusal: invalidProject(faults) };
  const design = designDocument(check.checked.document, usualFields(context, shop));
  return { checked: checkedAgain(design), refusal: undefined };
}

/** A document made of a checked one. */
export function checkedAgain(document: ProjectDocument): CheckedDocument {
  const check = checkDocument(encodeProject(document));
  if (!check.ok) throw new Error(`A design does not check: ${check.problems[0]?.message}`);
  return check.checked;
}
