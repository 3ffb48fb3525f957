import type { ClosetCorner } from "@stanza/editor";
import { fillGap, wallGaps } from "@stanza/evaluation";
import { addRow, restoreAutomaticRow } from "@stanza/project";
import {
  transact,
  useCatalogues,
  useEvaluation,
  useOpenProject,
  useReadOnlyReason,
} from "@stanza/web-project";
import { Button } from "@stanza/web-ui";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";

/** Closes what is left in a corner with the catalogue's own filler, where it has one of that width. */
export function FillCorner({ corner }: { readonly corner: ClosetCorner }) {
  const { t } = useTranslation();
  const reason = useReadOnlyReason();
  const project = useOpenProject()?.document.project;
  const evaluated = useEvaluation((state) => state.evaluated);
  const loaded = useCatalogues((state) => state.loaded);
  const fix = useMemo(() => {
    const { now, closets } = corner;
    if (!project || !evaluated || now.kind !== "through" || now.fillerMm < 1) return null;
    const ids = closets.map(({ row }) => row.row.id);
    const gap = wallGaps(evaluated, project.rooms).find(({ left, right }) =>
      [left, right].every((id) => id !== null && ids.includes(id)),
    );
    const catalogues = new Map([...loaded].map(([code, { open }]) => [code, open] as const));
    return gap ? fillGap(gap, project, evaluated, catalogues) : null;
  }, [corner, project, evaluated, loaded]);
  if (!fix) return null;
  return (
    <Button
      size="sm"
      reason={reason}
      onClick={() =>
        transact("edit.place", (so) =>
          fix.kind === "restore"
            ? restoreAutomaticRow(so, { row: fix.row })
            : addRow(so, { id: crypto.randomUUID(), ...fix.row }),
        )
      }
    >
      {t("preflight.fix.filler")}
    </Button>
  );
}
