/** Version of the words by which somebody agrees that a shop gets their name, address and design; kept with each consent. */
export const CONSENT_VERSION = "2026-11";
