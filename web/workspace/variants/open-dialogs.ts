import type { EvaluatedRow } from "@stanza/evaluation";

/** Opens the editor of a dynamic class, its code loaded with its first use; leaving it without an answer changes nothing. */
export async function openDclassLazily(rows: readonly EvaluatedRow[], code: string): Promise<void> {
  const { openDclass } = await import("../dclass/open-dclass.ts");
  await openDclass(rows, code).catch(() => {});
}

/** The same for the choice of one variable with a large preview. */
export async function openVariantLazily(rows: readonly EvaluatedRow[], code: string): Promise<void> {
  const { openVariant } = await import("./dialog/open-variant.ts");
  await openVariant(rows, code).catch(() => {});
}
