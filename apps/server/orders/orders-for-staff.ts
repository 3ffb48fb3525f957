import { refuse } from "../operation/refuse.ts";

/** ASSUMED: what goes to the factory is the business of the shop's own people. */
export const ordersForStaff = () => refuse(403, "forbidden", "Only the shop's own people see orders.");
