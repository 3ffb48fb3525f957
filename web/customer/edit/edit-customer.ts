import { lazyFlow } from "@stanza/web-ui";

/** Asks for the customer of the open project and keeps the answer; its countries and bank codes come with the first question. */
export const editCustomer = lazyFlow(async () => (await import("./CustomerDialog.tsx")).editCustomer);
