import { encode } from "uqr";
import css from "./QrCode.module.css";

interface Props {
  readonly text: string;
  /** Description of the picture for people who do not see it. */
  readonly label: string;
}

/** Light modules around the code, without which many readers do not find it (ISO/IEC 18004). */
const QUIET = 4;

/** A text to hold a phone against: dark on light in every theme, as readers want it. */
export function QrCode({ text, label }: Props) {
  const { data, size } = encode(text, { ecc: "M", border: 0 });
  const whole = size + 2 * QUIET;
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])),
  );
  return (
    <svg className={css.code} viewBox={`0 0 ${whole} ${whole}`} role="img" aria-label={label}>
      <rect width={whole} height={whole} fill="#fff" />
      <path d={dark.join("")} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
