import type { Choices } from "@stanza/catalogue";
import type { EvaluatedRow } from "@stanza/evaluation";
import {
  useCatalogues,
  useEvaluation,
  useOpenProject,
  useReadOnlyReason,
  useSelectedRows,
  useValueWords,
} from "@stanza/web-project";
import { Button, EmptyState, Segmented } from "@stanza/web-ui";
import kit from "@stanza/web-ui/panel.module.css";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { openAlternatives } from "../alternatives/open-alternatives.ts";
import { CatalogueStyle } from "./CatalogueStyle.tsx";
import { RestyledNote } from "./RestyledNote.tsx";
import type { Restyled } from "./restyle.ts";

const NO_CHOICES: Choices = {};
const NO_ROWS: readonly EvaluatedRow[] = [];

/**
 * The one place where many pieces change together: fronts, handles, worktops, carcasses by their swatches, and everything else that several
 * pieces share; of everything or of what is selected, beside the 3D view. Pointing says what it costs and how many cannot have it.
 */
export function StylePanel() {
  const { t } = useTranslation();
  const project = useOpenProject()?.document.project;
  const loaded = useCatalogues((state) => state.loaded);
  const rows = useEvaluation((state) => state.evaluated?.rows) ?? NO_ROWS;
  const selected = useSelectedRows();
  const words = useValueWords();
  const reason = useReadOnlyReason();
  const [restyled, setRestyled] = useState<Restyled | null>(null);
  const [wanted, setWanted] = useState<"all" | "selected">("selected");
  const scope = selected.length === 0 ? "all" : wanted;
  const used = Object.entries(project?.catalogues ?? {}).flatMap(([code, use]) => {
    const open = loaded.get(code)?.open;
    const among = (scope === "all" ? rows : selected).filter(({ row }) => row.catalogue === code);
    return open?.model(use.model) && among.length > 0 ? [{ open, use, among }] : [];
  });
  return (
    <div className={kit.panel}>
      <div className={kit.scroll}>
        {selected.length > 0 ? (
          <div className={kit.section}>
            <Segmented
              label={t("style.scope")}
              value={scope}
              options={[
                { value: "selected", label: t("style.selected", { count: selected.length }) },
                { value: "all", label: t("style.all") },
              ]}
              onChange={setWanted}
            />
          </div>
        ) : null}
        {used.map(({ open, use, among }) => (
          <CatalogueStyle
            key={open.code}
            catalogue={open}
            model={use.model}
            header={use.headers[use.model] ?? NO_CHOICES}
            rows={among}
            scope={scope}
            words={words}
            reason={reason}
            onRestyled={setRestyled}
          />
        ))}
        {used.length === 0 ? <EmptyState title={t("style.none")} text={t("style.noneText")} /> : null}
        {used.length > 0 ? (
          <div className={kit.section}>
            <Button size="sm" onClick={() => void openAlternatives()}>
              {t("alternatives.title")}…
            </Button>
          </div>
        ) : null}
      </div>
      <RestyledNote restyled={restyled} />
    </div>
  );
}
