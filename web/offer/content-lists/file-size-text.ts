import { formatNumber } from "@stanza/quantities";

/** The size of a file in words: whole kB, and MB with one place from 1 MB on. */
export function fileSizeText(bytes: number, language: string): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1024
    ? `${formatNumber(String(Math.max(1, Math.round(kilobytes))), language)} kB`
    : `${formatNumber((kilobytes / 1024).toFixed(1), language, 1)} MB`;
}
