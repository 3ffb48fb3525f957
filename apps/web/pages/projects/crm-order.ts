/**
 * A description that is linked to the CRM is stored as the order's id, a tilde, then the text (spec 2 §3); people see a chip and the
 * text, never the tilde.
 */
export function splitCrmOrder(description: string): { readonly order: string; readonly name: string } {
  const tilde = description.indexOf("~");
  if (tilde < 1) return { order: "", name: description };
  return { order: description.slice(0, tilde), name: description.slice(tilde + 1) };
}
