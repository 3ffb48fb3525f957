import { headed, labelled } from "@stanza/quantities";
import { LETTER_PICTURE } from "../external/mail/mail-system.ts";

/** A letter as its parts: a greeting paragraph or two, a table of what it is about, one address to go to, and small words at the end. */
interface LetterParts {
  readonly paragraphs: readonly string[];
  /** Width and height at which the letter's picture is shown, and what it shows; absent: there is none. */
  readonly picture?: { readonly width: number; readonly height: number; readonly alt: string } | undefined;
  readonly lines?: readonly { readonly name: string; readonly amount: string }[];
  readonly total?: { readonly name: string; readonly amount: string; readonly note: string };
  /** The one thing to do. */
  readonly action?: { readonly label: string; readonly url: string };
  readonly small: readonly string[];
}

/** The same letter as plain text and as HTML, in its language. Whatever stands in the parts is text: no mark-up gets through. */
export function layOut(
  parts: LetterParts,
  language: string,
): { readonly text: string; readonly html: string } {
  const { paragraphs, picture, lines = [], total, action, small } = parts;
  const text = [
    ...paragraphs,
    ...(lines.length > 0
      ? [lines.map(({ name, amount }) => labelled(name, amount, language)).join("\n")]
      : []),
    ...(total ? [`${labelled(total.name, total.amount, language)}\n${total.note}`] : []),
    ...(action ? [`${headed(action.label, language)}\n${action.url}`] : []),
    ...small,
  ].join("\n\n");
  const cell = 'style="padding:6px 0;border-bottom:1px solid #e3e3e0"';
  const right =
    'style="padding:6px 0 6px 16px;border-bottom:1px solid #e3e3e0;text-align:right;white-space:nowrap"';
  const html = `<!doctype html><html><body style="margin:0;padding:24px;background:#f6f6f4">
<div style="max-width:560px;margin:0 auto;padding:24px;border-radius:8px;background:#ffffff;color:#1c1c1a;font:15px/1.5 sans-serif">
${paragraphs.map((one) => `<p style="margin:0 0 16px">${escapeHtml(one).replaceAll("\n", "<br>")}</p>`).join("\n")}
${
  picture
    ? `<p style="margin:0 0 16px"><img src="cid:${LETTER_PICTURE}" width="${picture.width}" height="${picture.height}" alt="${escapeHtml(picture.alt)}" style="display:block;width:100%;height:auto;border-radius:6px"></p>`
    : ""
}
${
  lines.length > 0
    ? `<table role="presentation" style="width:100%;border-collapse:collapse;margin:0 0 16px">${lines
        .map(
          ({ name, amount }) =>
            `<tr><td ${cell}>${escapeHtml(name)}</td><td ${right}>${escapeHtml(amount)}</td></tr>`,
        )
        .join("")}</table>`
    : ""
}
${
  total
    ? `<p style="margin:0 0 16px"><strong style="font-size:20px">${escapeHtml(total.amount)}</strong><br>${escapeHtml(total.name)}. ${escapeHtml(total.note)}</p>`
    : ""
}
${
  action
    ? `<p style="margin:0 0 16px"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:10px 18px;border-radius:6px;background:#1f5f4a;color:#ffffff;text-decoration:none">${escapeHtml(action.label)}</a></p>`
    : ""
}
${small.map((one) => `<p style="margin:0 0 8px;color:#6b6b66;font-size:13px">${escapeHtml(one)}</p>`).join("\n")}
</div></body></html>`;
  return { text, html };
}

/** Text as HTML shows it. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
