import { textIn } from "@stanza/catalogue";
import { useCatalogues, useEditor, useEvaluation, useSelectedRows } from "@stanza/web-project";
import { LanguageChoice, SchemeChoice } from "@stanza/web-site";
import { DialogHost, LiveRegion, SelectField, Toasts } from "@stanza/web-ui";
import { DetailsTab, PlanView, RoomPanel, VariantsPanel, ViewerHost } from "@stanza/web-workspace";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { ArticleList } from "./ArticleList.tsx";
import { FaultBar } from "./FaultBar.tsx";
import css from "./Preview.module.css";
import { chooseList, chooseModel, usePreview } from "./preview-store.ts";
import { useWords } from "./words.ts";

const NOTHING = () => {};
/** There is one view of each kind and one panel, always in view. */
const actions = { openCatalogue: NOTHING, showView: NOTHING, editSelection: NOTHING };

/** A catalogue as it is being written: its articles, one of them in plan and 3D with its choices, lines and prices, and what is wrong. */
export function PreviewPage() {
  const words = useWords();
  const hasSelection = useEditor((state) => state.selection.length > 0);
  const isShown = useCatalogues((state) => state.loaded.size > 0);
  return (
    <>
      <main id="main" className={css.page}>
        <PreviewHeader />
        <FaultBar />
        {isShown ? (
          <div className={css.columns}>
            <nav className={css.articles} aria-label={words("articles")}>
              <ArticleList />
            </nav>
            <div className={css.middle}>
              <div className={css.views}>
                <PlanView actions={actions} floatingBar={false} />
                <ViewerHost actions={actions} alone={false} />
              </div>
              <LiveRegion />
              <Lines />
            </div>
            <section className={css.properties} aria-label={words("article")}>
              {hasSelection ? <VariantsPanel /> : <RoomPanel />}
            </section>
          </div>
        ) : null}
      </main>
      <DialogHost />
      <Toasts />
    </>
  );
}

function PreviewHeader() {
  const words = useWords();
  const { i18n } = useTranslation();
  const shown = usePreview((preview) => preview.state?.shown);
  const folder = usePreview((preview) => preview.state?.folder);
  const model = usePreview((preview) => preview.model);
  const [catalogue] = useCatalogues((state) => state.loaded).values();
  const models = catalogue?.open.models ?? [];
  const name = shown ? textIn(shown.description, i18n.language) : words("title");
  useEffect(() => {
    document.title = `${name} – ${words("title")}`;
  }, [name, words]);
  return (
    <header className={css.header}>
      <div className={css.title}>
        <h1>{name}</h1>
        <p>
          {shown ? `${shown.code} ${shown.authored}, ` : null}
          {folder}
        </p>
      </div>
      {models.length > 1 ? (
        <SelectField
          label={words("model")}
          hideLabel
          value={model}
          onChange={(event) => chooseModel(event.target.value)}
          options={models.map(({ code, description }) => ({
            value: code,
            label: textIn(description, i18n.language),
          }))}
        />
      ) : null}
      {shown && shown.lists.length > 1 ? (
        <SelectField
          label={words("list")}
          hideLabel
          value={shown.list ?? ""}
          onChange={(event) => void chooseList(event.target.value)}
          options={shown.lists.map(({ code, description, currency }) => ({
            value: code,
            label: `${textIn(description, i18n.language)} (${currency})`,
          }))}
        />
      ) : null}
      <LanguageChoice />
      <SchemeChoice />
    </header>
  );
}

/** The lines that the factory gets, each with the way its price came about laid open. */
function Lines() {
  const words = useWords();
  const rows = useSelectedRows();
  const frame = useRef<HTMLElement>(null);
  // After each change of rows and prices: lines come and go with them.
  const priced = useEvaluation((state) => state.priced);
  useEffect(() => {
    if (!priced || rows.length === 0) return;
    for (const details of frame.current?.querySelectorAll("details") ?? []) details.open = true;
  }, [priced, rows]);
  return (
    <section ref={frame} className={css.lines} aria-label={words("lines")}>
      <h2 className="visually-hidden">{words("lines")}</h2>
      {rows.length === 0 ? <p className={css.hint}>{words("noSelection")}</p> : <DetailsTab rows={rows} />}
    </section>
  );
}
