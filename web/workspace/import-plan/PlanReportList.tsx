import type { PlanNote } from "@stanza/plans";
import { IconAlertTriangle, IconCheck, IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import css from "./ImportPlan.module.css";

const KINDS = ["taken", "mended", "left"] as const;
const ICONS = {
  taken: <IconCheck size={16} />,
  mended: <IconAlertTriangle size={16} />,
  left: <IconX size={16} />,
} as const;

/** The report of an import: taken, taken otherwise than the file has it, and left out. */
export function PlanReportList({ notes }: { readonly notes: readonly PlanNote[] }) {
  const { t } = useTranslation();
  return (
    <div className={css.report}>
      {KINDS.map((kind) => {
        const lines = notes.filter((note) => note.kind === kind);
        if (lines.length === 0) return null;
        return (
          <section key={kind} className={css[kind]}>
            <h3>
              {ICONS[kind]}
              {t(`planImport.kind.${kind}`)}
            </h3>
            <dl>
              {lines.map(({ key, count, names }) => (
                <div key={key} data-note={key}>
                  <dt>
                    {t(`planImport.note.${key}`)}
                    {names.length > 0 ? <span className={css.names}>{names.join(", ")}</span> : null}
                  </dt>
                  <dd className="numeric">{count}</dd>
                </div>
              ))}
            </dl>
          </section>
        );
      })}
    </div>
  );
}
