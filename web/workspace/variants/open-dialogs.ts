import { DclassRefused } from "@stanza/catalogue";
import type { EvaluatedRow } from "@stanza/evaluation";
import { lazyFlow, log } from "@stanza/web-ui";

const openDclass = lazyFlow(async () => (await import("../dclass/open-dclass.ts")).openDclass);
const openVariant = lazyFlow(async () => (await import("./dialog/open-variant.ts")).openVariant);
const openFront = lazyFlow(async () => (await import("../front/open-front.ts")).openFront);

/** Opens the editor of a dynamic class; leaving it without an answer changes nothing. */
export async function openDclassLazily(rows: readonly EvaluatedRow[], code: string): Promise<void> {
  await openDclass(rows, code).catch(sayFailure);
}

/** The same for the choice of one variable with a large preview. */
export async function openVariantLazily(rows: readonly EvaluatedRow[], code: string): Promise<void> {
  await openVariant(rows, code).catch(sayFailure);
}

/** The same for the bays of an article on its drawn front. */
export async function openFrontLazily(rows: readonly EvaluatedRow[], code: string): Promise<void> {
  await openFront(rows, code).catch(sayFailure);
}

/** A dialog that is left without an answer rejects with `false` (spec 2 §4); a refusal has been shown and logged. */
function sayFailure(reason: unknown): void {
  if (reason !== false && !(reason instanceof DclassRefused))
    log("error", `The dialog could not be opened: ${String(reason)}`);
}
