import { newDocument, type ProjectDocument } from "./project-document.ts";

/**
 * A document without what makes it that one project: number, status, shop, price list and date, offer mark, version, picture and the order
 * of the CRM. What is left may become another project, to which the server gives its own (reliability.md T18, T24).
 */
export function withoutIdentity(original: ProjectDocument): ProjectDocument {
  const { crmOrder: _order, head, unknown, ...rest } = original;
  return {
    ...rest,
    head: {
      ...newDocument(rest.project).head,
      customerCode: head.customerCode,
      pricesIncrease: head.pricesIncrease,
    },
    unknown: { ...unknown, project: withoutCrmData(unknown.project) },
  };
}

/** `crmData` is the host's own record of the order. */
function withoutCrmData(unknown: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { customerFields, ...rest } = unknown;
  if (typeof customerFields !== "object" || customerFields === null) return unknown;
  const { crmData: _data, ...fields } = customerFields as Record<string, unknown>;
  return { ...rest, ...(Object.keys(fields).length > 0 ? { customerFields: fields } : {}) };
}
