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
import css from "./Composition.module.css";

/** Less is the play that is left when furniture is installed, mm. */
const PLAY = 5;
/** More is a free place, mm. */
const WIDEST = 300;

/** What closes the gap in a corner: a filler that stands there, one of the catalogue that can be put there, or nothing, which is said. */
export function FillCorner({ corner }: { readonly corner: ClosetCorner }) {
  const { t } = useTranslation();
  const reason = useReadOnlyReason();
  const project = useOpenProject()?.document.project;
  const evaluated = useEvaluation((state) => state.evaluated);
  const loaded = useCatalogues((state) => state.loaded);
  const closing = useMemo(() => {
    const { now, closets } = corner;
    if (!project || !evaluated || now.kind !== "through" || now.fillerMm < PLAY) return null;
    const ids = closets.map(({ row }) => row.row.id);
    const gap = wallGaps(evaluated, project.rooms).find(({ left, right }) =>
      [left, right].every((id) => id !== null && ids.includes(id)),
    );
    const catalogues = new Map([...loaded].map(([code, { open }]) => [code, open] as const));
    // A gap that is closed is none any more; a wide one is a free place.
    if (!gap) return now.fillerMm < WIDEST ? "closed" : null;
    return fillGap(gap, project, evaluated, catalogues) ?? "none";
  }, [corner, project, evaluated, loaded]);
  if (!closing) return null;
  if (typeof closing === "string")
    return (
      <p className={css.lead}>{t(closing === "closed" ? "multiCloset.filled" : "multiCloset.noFiller")}</p>
    );
  return (
    <Button
      size="sm"
      reason={reason}
      onClick={() =>
        transact("edit.place", (so) =>
          closing.kind === "restore"
            ? restoreAutomaticRow(so, { row: closing.row })
            : addRow(so, { id: crypto.randomUUID(), ...closing.row }),
        )
      }
    >
      {t("preflight.fix.filler")}
    </Button>
  );
}
