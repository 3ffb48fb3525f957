/**
 * The stored `des` of a project: its text, or the CRM order's id, a tilde and the text (spec 2 §3). A text that has a tilde itself gets
 * an empty id before it, so that who splits at the first tilde never takes what a person typed for an order (reliability.md T18).
 *
 * crmOrder  empty: the project is not linked to the CRM
 */
export function formatDescription(text: string, crmOrder = ""): string {
  return crmOrder !== "" || text.includes("~") ? `${crmOrder}~${text}` : text;
}

/** The text of a stored `des`. The order's id is known from elsewhere: a `des` never says that there is one. */
export function parseDescription(des: string, crmOrder = ""): string {
  const prefix = [`${crmOrder}~`, "~"].find((known) => des.startsWith(known)) ?? "";
  return des.slice(prefix.length);
}
