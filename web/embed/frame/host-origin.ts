import { useConfig } from "@stanza/web-site";

let proven: string | undefined;

/** Somebody has spoken from here who may: what the application says by itself goes there from now on. */
export function proveOrigin(origin: string): void {
  proven = origin;
}

export const listedOrigins = (): readonly string[] => useConfig.getState().config?.hosts ?? [];

/** The origin of the page around this one as the browser tells it; undefined: it does not. */
function parentOrigin(): string | undefined {
  const { ancestorOrigins } = window.location;
  const told = ancestorOrigins?.[0] ?? document.referrer;
  return told && URL.canParse(told) ? new URL(told).origin : undefined;
}

/**
 * Where to send what nobody has asked for: to the origin that has spoken, else to the parent's, if that may speak, else to each that may. The
 * browser delivers it only to a page of that origin; it never goes to just anybody (reliability.md T02).
 */
export function hostOrigins(): readonly string[] {
  const known = [window.location.origin, ...listedOrigins()];
  const told = proven ?? parentOrigin();
  if (told === undefined) return known;
  return known.includes(told) ? [told] : [];
}
