import type { Choices } from "@stanza/catalogue";
import { useCatalogues, useOpenProject, useReadOnlyReason, useValueWords } from "@stanza/web-project";
import { CatalogueStyle, type Restyled, RestyledNote } from "@stanza/web-workspace";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import css from "./Composition.module.css";
import type { ClosetInProject } from "./use-closets.ts";

const NO_CHOICES: Choices = {};

/** What all closets share: one choice changes each that can have it, with how many and at what price. */
export function SharedFinishes({ closets }: { readonly closets: readonly ClosetInProject[] }) {
  const { t } = useTranslation();
  const project = useOpenProject()?.document.project;
  const loaded = useCatalogues((state) => state.loaded);
  const words = useValueWords();
  const reason = useReadOnlyReason();
  const [restyled, setRestyled] = useState<Restyled | null>(null);
  const models = [...new Set(closets.map(({ row }) => `${row.row.catalogue} ${row.row.model}`))];
  return (
    <section className={css.panel} aria-labelledby="shared-finishes">
      <h2 id="shared-finishes">{t("multiCloset.finishes")}</h2>
      <p className={css.lead}>{t("multiCloset.finishesLead", { count: closets.length })}</p>
      <div className={css.finishes}>
        {models.map((key) => {
          const rows = closets
            .map(({ row }) => row)
            .filter(({ row }) => `${row.catalogue} ${row.model}` === key);
          const { catalogue, model } = rows[0]!.row;
          const open = loaded.get(catalogue)?.open;
          return open ? (
            <CatalogueStyle
              key={key}
              catalogue={open}
              model={model}
              header={project?.catalogues[catalogue]?.headers[model] ?? NO_CHOICES}
              rows={rows}
              scope="selected"
              words={words}
              reason={reason}
              onRestyled={setRestyled}
            />
          ) : null;
        })}
      </div>
      <RestyledNote restyled={restyled} />
    </section>
  );
}
