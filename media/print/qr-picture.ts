import { encode } from "uqr";

/** Light modules around the code, without which many readers do not find it (ISO/IEC 18004). */
const QUIET = 4;

/** A text as a QR code, an SVG of one unit a module; error correction M outlives a fold or a stain. */
export function qrPicture(content: string): string {
  const { data, size } = encode(content, { ecc: "M", border: 0 });
  const whole = size + 2 * QUIET;
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${whole} ${whole}"><path d="M0 0h${whole}v${whole}H0z" fill="#fff"/><path d="${dark.join("")}"/></svg>`;
}
