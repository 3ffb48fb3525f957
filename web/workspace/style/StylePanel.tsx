import { type Choices, type OpenCatalogue, textIn } from "@stanza/catalogue";
import type { EvaluatedRow } from "@stanza/evaluation";
import { changeHeader } from "@stanza/project";
import {
  choose,
  type FieldActions,
  transact,
  useCatalogues,
  useEvaluation,
  useOpenProject,
  useReadOnlyReason,
  useSelectedRows,
  useValueWords,
  type ValueWords,
  VariableField,
} from "@stanza/web-project";
import { Button, EmptyState, Segmented } from "@stanza/web-ui";
import kit from "@stanza/web-ui/panel.module.css";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { openAlternatives } from "../alternatives/open-alternatives.ts";
import { openApplicator } from "../applicator/open-applicator.ts";
import { ownRows, rowsWith, styleOfRows, styleViews } from "./style-views.ts";

const NO_CHOICES: Choices = {};
const NO_ROWS: readonly EvaluatedRow[] = [];

/** Fronts, handles, worktops, carcasses of everything or of what is selected, chosen by their swatches beside the 3D view. */
export function StylePanel() {
  const { t } = useTranslation();
  const project = useOpenProject()?.document.project;
  const loaded = useCatalogues((state) => state.loaded);
  const rows = useEvaluation((state) => state.evaluated?.rows) ?? NO_ROWS;
  const selected = useSelectedRows();
  const words = useValueWords();
  const reason = useReadOnlyReason();
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
          />
        ))}
        {used.length === 0 ? <EmptyState title={t("style.none")} text={t("style.noneText")} /> : null}
        {used.length > 0 ? (
          <div className={kit.section}>
            <Button size="sm" onClick={() => void openAlternatives()}>
              {t("alternatives.title")}…
            </Button>{" "}
            <Button size="sm" onClick={() => void openApplicator()}>
              {t("applicator.title")}…
            </Button>
          </div>
        ) : null}
      </div>
    </div>
  );
}

interface StyleProps {
  readonly catalogue: OpenCatalogue;
  readonly model: string;
  readonly header: Choices;
  /** Of this catalogue: all, or the selected ones. */
  readonly rows: readonly EvaluatedRow[];
  readonly scope: "all" | "selected";
  readonly words: ValueWords;
  readonly reason: string | undefined;
}

function CatalogueStyle({ catalogue, model, header, rows, scope, words, reason }: StyleProps) {
  const { t } = useTranslation();
  const { code } = catalogue;
  const offered = useMemo(
    () => styleViews(catalogue.header(model, header).views),
    [catalogue, model, header],
  );
  const views = useMemo(
    () =>
      scope === "all"
        ? offered.filter((view) => rowsWith(rows, view.code).length > 0)
        : styleOfRows(offered, rows),
    [offered, rows, scope],
  );
  const actions = useMemo(
    (): FieldActions => ({
      subject: `${code} ${model} ${scope}`,
      words,
      ...(reason === undefined ? {} : { reason }),
      material: (material) => catalogue.material(material),
      variable: (variable) => views.find((view) => view.code === variable),
      choose: (wish) => {
        if (scope === "all")
          transact("edit.header", (project) =>
            changeHeader(project, { catalogue: code, model, choices: wish }),
          );
        else choose(rowsWith(rows, ...Object.keys(wish)), wish);
      },
      why: (view) => {
        const own = scope === "all" && reason === undefined ? ownRows(rows, view.code) : [];
        return own.length === 0 ? null : (
          <Button size="sm" onClick={() => choose(own, { [view.code]: null })}>
            {t("style.own", { count: own.length })}
          </Button>
        );
      },
    }),
    [words, reason, catalogue, views, code, model, scope, rows, t],
  );
  if (views.length === 0) return null;
  return (
    <div className={kit.section}>
      <h3 className={kit.title}>{textIn(catalogue.description, words.language)}</h3>
      {views.map((view) => (
        <VariableField key={view.code} view={view} actions={actions} />
      ))}
    </div>
  );
}
