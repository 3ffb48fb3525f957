import { textIn } from "@stanza/catalogue";
import { configurationSheet } from "@stanza/evaluation";
import { opened, useCatalogues, useEvaluation, useOpenProject } from "@stanza/web-project";
import { useMemo } from "react";

/** So many choices say what a piece is like; more would be a list. */
const MOST = 3;

/** The choices of each row in words of a language, e.g. `Oak`, `Bar handle`: named options, without codes and numbers. By row id. */
export function useWords(language: string): ReadonlyMap<string, readonly string[]> {
  const project = useOpenProject()?.document.project;
  const evaluated = useEvaluation((state) => state.evaluated);
  const loaded = useCatalogues((state) => state.loaded);
  return useMemo(() => {
    if (!project || !evaluated) return new Map();
    const { rows } = configurationSheet(project, evaluated, opened(loaded));
    return new Map(
      rows.map(({ row, values }) => {
        const named = values.flatMap(({ kind, name }) =>
          kind === "option" && name ? [textIn(name, language)] : [],
        );
        return [row, [...new Set(named)].slice(0, MOST)];
      }),
    );
  }, [project, evaluated, loaded, language]);
}
