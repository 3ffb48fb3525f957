import { lazyFlow } from "@stanza/web-ui";

/** Opens somebody's settings; null: somebody new is invited. */
export const openPerson = lazyFlow(async () => (await import("./edit-person.ts")).editPerson);
