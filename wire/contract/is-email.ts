/**
 * Returns true when a text is one e-mail address, in any case: local part, @, and a domain or an IP in brackets (spec 1 §5). Spaces and
 * line breaks are refused, so nothing can be smuggled into a mail's header.
 */
export function isEmail(text: string): boolean {
  return /^[^\s@<>(),;:"[\]\\]+@(?:\[\d{1,3}(?:\.\d{1,3}){3}\]|(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,})$/i.test(
    text,
  );
}
