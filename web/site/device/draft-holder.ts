import { isFramed } from "./is-framed.ts";

const GIVEN = /^#draft=([0-9a-f]{32})$/;

const secret = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * This page's own secret, by which the server gives back the drafts that it has kept for it. In a frame the page around it may have kept
 * the secret of the page before, and gives it in the part of the address that no server sees.
 */
export const draftHolder: string =
  (isFramed() ? GIVEN.exec(globalThis.location?.hash ?? "")?.[1] : undefined) ?? secret();
