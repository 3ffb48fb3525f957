import { textIn } from "@stanza/catalogue";
import type { ComparisonChoice } from "@stanza/offer";
import type { Project } from "@stanza/project";
import { loadCatalogues, useCatalogues } from "@stanza/web-project";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";

/** The names of the alternatives that the project can still have; `undefined`: its catalogue has not been loaded. */
export function useComparedNames(
  project: Project,
  choice: ComparisonChoice | undefined,
): readonly string[] | undefined {
  const { i18n } = useTranslation();
  const loaded = useCatalogues((state) => state.loaded);
  const isAsked = choice !== undefined;
  useEffect(() => {
    if (isAsked) void loadCatalogues();
  }, [isAsked]);
  if (!choice) return [];
  const catalogue = loaded.get(choice.catalogue)?.open;
  if (!catalogue) return undefined;
  const use = project.catalogues[choice.catalogue];
  if (!use || !catalogue.model(use.model)) return [];
  const { views } = catalogue.header(use.model, use.headers[use.model] ?? {});
  const options = views.find(({ code }) => code === choice.variable)?.options ?? [];
  return options.flatMap(({ code, description }) =>
    choice.values.includes(code) ? [textIn(description, i18n.language) || code] : [],
  );
}
