import { LIMITS } from "@stanza/project";

/** ASSUMED: a file holds what follows from the choices as well, so it is larger than what may be stored: four times as many bytes. */
export const PROJECT_FILE_LIMITS = { maxBytes: 20 * 1024 * 1024, maxValues: LIMITS.maxNodes * 10 } as const;
