/** Version of the words beside the four switches of the privacy screen; kept with each answer. */
export const PRIVACY_VERSION = "2026-11";

/**
 * What a person is asked about their data, in the order of the profile's `gdprFlags` (spec 1 §3). Nothing that Stanza needs to do its work
 * is among them, so that each may be refused.
 *
 * contact  the shop may write or call about the person's projects beyond what they asked for
 * news     the shop may send news and offers
 * usage    how the person works with Stanza may be looked at, to improve it
 * makers   the makers of the furniture may learn who plans with it
 */
export const CONSENT_NAMES = ["contact", "news", "usage", "makers"] as const;
export type ConsentName = (typeof CONSENT_NAMES)[number];

/** The flags as the profile has them, such as `1;0;0;1`. */
export const gdprFlagsOf = (flags: Readonly<Record<ConsentName, boolean>>): string =>
  CONSENT_NAMES.map((name) => (flags[name] ? "1" : "0")).join(";");
