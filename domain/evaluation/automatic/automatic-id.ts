import { ownValue } from "@stanza/catalogue";
import type { AutomaticEdit, Project, RowId } from "@stanza/project";

/**
 * The id of the row that `rule` makes from these members. It contains the id of the member that was added to the project first, so that it
 * stays the same while others join or leave.
 *
 * members  in any order; a member belongs to one run of a rule only, so ids differ
 */
export function automaticRowId(
  rule: string,
  members: readonly RowId[],
  order: ReadonlyMap<RowId, number>,
): RowId {
  const rank = (id: RowId): number => order.get(id) ?? Number.POSITIVE_INFINITY;
  const leader = members.reduce((first, id) => (rank(id) < rank(first) ? id : first));
  return `${rule}:${leader}`;
}

/**
 * A person's edit of a generated row: the one stored under its id, else the edit of the same rule that shares the most members (its first
 * member was deleted, or two runs became one).
 */
export function editOf(
  id: RowId,
  rule: string,
  members: readonly RowId[],
  edits: Project["automaticEdits"],
): AutomaticEdit | undefined {
  const exact = ownValue(edits, id);
  if (exact) return exact;
  const own = new Set(members);
  let best: { readonly edit: AutomaticEdit; readonly shared: number } | undefined;
  for (const key of Object.keys(edits).sort()) {
    const edit = edits[key];
    if (!edit?.members || !key.startsWith(`${rule}:`)) continue;
    const shared = edit.members.filter((member) => own.has(member)).length;
    if (shared > (best?.shared ?? 0)) best = { edit, shared };
  }
  return best?.edit;
}
