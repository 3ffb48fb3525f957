import type { EvaluatedRow } from "@stanza/evaluation";

/** Returns true for what hangs from a ceiling: its top follows the room's height, so nothing else moves it up or down. */
export const isOnCeiling = ({ article }: EvaluatedRow): boolean => article.mount === "ceiling";
