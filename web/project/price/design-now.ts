import type { ProjectDocument } from "@stanza/codecs";
import { composeDesign, type Design } from "@stanza/offer";
import type { PricedProject } from "@stanza/pricing";

interface Project {
  readonly description: string;
  readonly rows?: ProjectDocument["rows"] | undefined;
}

/** A project as people who sell nothing read it, at today's prices. */
export function designNow(
  priced: PricedProject,
  { description, rows }: Project,
  shop: Parameters<typeof composeDesign>[1],
  language: string,
): Design {
  const date = new Date().toLocaleDateString("sv-SE");
  return composeDesign(priced, shop, { date, description, language, ...(rows ? { rows } : {}) });
}
