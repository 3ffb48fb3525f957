import type { Session } from "../session/sessions.ts";

/**
 * Returns true when a session belongs to the people who work in its shop: professionals and supervisors.
 *
 * ASSUMED: offers, orders and deliveries are their business, not that of customers and guests.
 */
export const isShopStaff = ({ actor }: Pick<Session, "actor">): boolean =>
  actor.type === "pro" || actor.supervisor;
