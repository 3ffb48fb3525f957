type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * `crmData` of the stored project names the CRM's order beside `nOrdCRM` (spec 2 §3); what else a host keeps in it stays. Of a project
 * that is linked to none it names none.
 */
export function withCrmData(customerFields: unknown, crmOrder = ""): Fields {
  const { crmData, ...fields } = isFields(customerFields) ? customerFields : {};
  if (crmData !== undefined && !isFields(crmData)) return { ...fields, crmData };
  const { id, ...rest } = crmData ?? {};
  // A host that writes the id as a number finds a number.
  const data = crmOrder === "" ? rest : { ...rest, id: String(id) === crmOrder ? id : crmOrder };
  return Object.keys(data).length > 0 ? { ...fields, crmData: data } : fields;
}

/** The fields without the order's id as `withCrmData` writes it. */
export function keptCrmData(customerFields: Fields): Fields {
  const { crmData, ...fields } = customerFields;
  if (!isFields(crmData) || typeof crmData.id !== "string") return customerFields;
  const { id: _, ...rest } = crmData;
  return Object.keys(rest).length > 0 ? { ...fields, crmData: rest } : fields;
}
