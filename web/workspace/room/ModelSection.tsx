import { textIn } from "@stanza/catalogue";
import {
  type CatalogueUse,
  changeHeader,
  inOrder,
  replaceArticle,
  useCatalogue as takeIntoUse,
} from "@stanza/project";
import {
  type FieldActions,
  FieldShell,
  groupFields,
  transact,
  useCatalogues,
  useProject,
  type ValueWords,
  VariableField,
} from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import { ask, SelectField } from "@stanza/web-ui";
import kit from "@stanza/web-ui/panel.module.css";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { rowsForModel } from "./rows-for-model.ts";

interface Props {
  readonly catalogue: string;
  readonly use: CatalogueUse;
  readonly words: ValueWords;
  readonly reason?: string;
}

/** A catalogue in use: its model, and what every article of the model follows unless it chooses for itself. */
export function ModelSection({ catalogue: code, use, words, reason }: Props) {
  const { t } = useTranslation();
  const catalogue = useCatalogues((state) => state.loaded.get(code)?.open);
  const choices = use.headers[use.model];
  const header = useMemo(
    () => (catalogue?.model(use.model) ? catalogue.header(use.model, choices ?? {}) : undefined),
    [catalogue, use.model, choices],
  );
  const actions = useMemo(
    (): FieldActions => ({
      subject: `${code} ${use.model}`,
      words,
      reason,
      material: (material) => catalogue?.material(material),
      variable: (variable) => header?.views.find((view) => view.code === variable),
      choose: (wish, gesture) =>
        void transact(
          "edit.header",
          (project) => changeHeader(project, { catalogue: code, model: use.model, choices: wish }),
          gesture === undefined ? {} : { gesture: `header ${gesture}` },
        ),
    }),
    [words, reason, catalogue, header, code, use.model],
  );
  if (!catalogue || !header) return null;
  const fields = groupFields(header.views, []).flatMap((group) => group.fields);
  const modelName = (model: string) =>
    textIn(catalogue.model(model)?.description ?? {}, words.language) || model;
  return (
    <div className={kit.section}>
      <h3 className={kit.title}>{textIn(catalogue.description, words.language)}</h3>
      {catalogue.models.length > 1 ? (
        reason === undefined ? (
          <SelectField
            label={t("roomPanel.model")}
            value={use.model}
            options={catalogue.models.map((model) => ({ value: model.code, label: modelName(model.code) }))}
            onChange={(event) => void switchModel(code, use, event.target.value, modelName)}
          />
        ) : (
          <FieldShell label={t("roomPanel.model")} value={modelName(use.model)} fixed />
        )
      ) : null}
      {fields.map((view) => (
        <VariableField key={view.code} view={view} actions={actions} />
      ))}
      {fields.length > 0 ? <p className={kit.hint}>{t("roomPanel.headerHint")}</p> : null}
    </div>
  );
}

/** Takes another model into use, for the articles that are there as well when the person wants that; one step to undo. */
async function switchModel(
  code: string,
  use: CatalogueUse,
  model: string,
  modelName: (model: string) => string,
): Promise<void> {
  const catalogue = useCatalogues.getState().loaded.get(code)?.open;
  const project = useProject.getState().open?.document.project;
  if (!catalogue || !project || model === use.model) return;
  const { movable, staying } = rowsForModel(project.rows, catalogue, model);
  const answer =
    movable.length === 0
      ? "new"
      : await ask({
          title: translate("roomPanel.modelTitle", { model: modelName(model) }),
          text:
            translate("roomPanel.modelText", { count: movable.length }) +
            (staying.length > 0 ? ` ${translate("roomPanel.modelStaying", { count: staying.length })}` : ""),
          single: "model",
          mode: "semipersistent",
          choices: [
            { answer: "new", label: translate("roomPanel.modelNew") },
            {
              answer: "all",
              label: translate("roomPanel.modelAll", { count: movable.length }),
              look: "primary",
            },
          ],
        });
  if (answer === undefined) return;
  const rows = answer === "all" ? movable : [];
  transact(
    "edit.model",
    inOrder(
      (now) => takeIntoUse(now, { catalogue: code, version: use.version, model }),
      ...rows.map(
        (row) => (now: Parameters<typeof replaceArticle>[0]) =>
          replaceArticle(now, { row: row.id, article: row.article, model }),
      ),
    ),
  );
}
