import type { Material } from "@stanza/catalogue";
import type { EvaluatedRow } from "@stanza/evaluation";
import { Turntable } from "@stanza/web-pictures";
import { type EvaluatedState, useCatalogues } from "@stanza/web-project";
import { useTheme } from "@stanza/web-site";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import css from "./Comparison.module.css";
import type { ComparedKind, Comparison } from "./compared.ts";
import { colourOf, formerRows } from "./compared-drawing.ts";

interface Props {
  readonly state: EvaluatedState;
  /** Absent: nothing is compared. */
  readonly comparison?: Comparison;
}

const KINDS: readonly ComparedKind[] = ["added", "removed", "moved", "changed"];
/** What is no more is seen through. */
const GHOST = 0.35;

/** The rooms in 3D to be turned; what differs is in the colours of the plan, what is gone is a ghost. */
export function ComparedScene({ state, comparison }: Props) {
  const { t } = useTranslation();
  const loaded = useCatalogues((catalogues) => catalogues.loaded);
  const scheme = useTheme((theme) => theme.scheme);
  const scene = useMemo(() => {
    const own = [...loaded.values()].flatMap(({ open }) => open.materials);
    const kinds = new Map(comparison?.lines.map(({ id, kind }) => [id, kind]));
    const rows = state.evaluated.rows.map((row) => painted(row, kinds.get(row.row.id)));
    const former = comparison ? formerRows(comparison).map(({ row }) => painted(row, "removed")) : [];
    const paints = comparison ? KINDS.map((kind) => paint(kind, colourOf(kind, scheme))) : [];
    return { materials: [...own, ...paints], rooms: state.project.rooms, rows: [...rows, ...former] };
  }, [state, comparison, loaded, scheme]);
  return (
    <div className={css.scene}>
      <Turntable
        name={state.project.description || t("project.untitled")}
        scene={scene}
        absent={<p className={css.nothing}>{t("projectVersions.no3d")}</p>}
      />
    </div>
  );
}

const codeOf = (kind: ComparedKind): string => `difference:${kind}`;

const paint = (kind: ComparedKind, color: string): Material => ({
  code: codeOf(kind),
  description: {},
  color,
  roughness: 0.7,
  metalness: 0,
  opacity: kind === "removed" ? GHOST : 1,
  pattern: "plain",
});

/** The row in the colour of its difference; in its own where it has none. */
function painted(row: EvaluatedRow, kind: ComparedKind | undefined): EvaluatedRow {
  if (!kind) return row;
  const parts = row.article.parts.map((part) => ({ ...part, material: codeOf(kind) }));
  return { ...row, article: { ...row.article, parts } };
}
