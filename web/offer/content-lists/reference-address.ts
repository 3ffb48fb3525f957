/**
 * An address as people type it, with `https://` where they leave it out; undefined for what is none, and for anything but http and
 * https: a link must not run in this page.
 */
export function referenceAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (text === "" || text.length > 2000 || /\s/.test(text)) return undefined;
  let url: URL;
  try {
    url = new URL(/^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`);
  } catch {
    return undefined;
  }
  return /^https?:$/.test(url.protocol) && url.hostname.includes(".") ? url.href : undefined;
}
