import { useTheme } from "@stanza/web-site";
import { useTranslation } from "react-i18next";
import css from "./Comparison.module.css";
import type { ComparedKind, Comparison } from "./compared.ts";
import { colourOf } from "./compared-drawing.ts";

const KINDS: readonly ComparedKind[] = ["added", "removed", "moved", "changed"];

/** What the colours mean, with how many there are of each. */
export function Legend({ comparison }: { readonly comparison: Comparison }) {
  const { t } = useTranslation();
  const scheme = useTheme((theme) => theme.scheme);
  return (
    <ul className={css.legend}>
      {KINDS.map((kind) => {
        const count = comparison.lines.filter((line) => line.kind === kind).length;
        if (count === 0) return null;
        return (
          <li key={kind}>
            <svg width="14" height="14" aria-hidden="true">
              <rect
                x="1.5"
                y="1.5"
                width="11"
                height="11"
                rx="2"
                fill="none"
                stroke={colourOf(kind, scheme)}
                strokeWidth="2"
                strokeDasharray={kind === "removed" ? "3 2" : undefined}
              />
            </svg>
            {t(`projectVersions.count.${kind}`, { count })}
          </li>
        );
      })}
    </ul>
  );
}
