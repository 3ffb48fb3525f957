import { lazyFlow } from "@stanza/web-ui";

/** Chooses from the shop's register whom the project is for. */
export const assignCustomer = lazyFlow(async () => (await import("./assign-customer.ts")).assignCustomer);
