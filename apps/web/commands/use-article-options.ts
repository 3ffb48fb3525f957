import { type ArticleEntry, type OpenCatalogue, textIn } from "@stanza/catalogue";
import { addArticle, fetchArticles, foundArticles, useDebounced } from "@stanza/web-catalogue";
import { useCatalogues, useOpenProject, useProject } from "@stanza/web-project";
import { type Command, goTo, paths } from "@stanza/web-site";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";

const LEAST_LETTERS = 2;
/** The most articles of the catalogues on this device, and of what the server adds. */
const MOST = 12;

interface Found {
  readonly catalogue: OpenCatalogue;
  readonly model: string;
  readonly entry: ArticleEntry;
}

/**
 * Articles that answer what is typed, as commands that add them: at once those of the catalogues on this device, then what only
 * the server finds. None while no project may take them.
 */
export function useArticleOptions(query: string): readonly Pick<Command, "id" | "label" | "group" | "run">[] {
  const { i18n } = useTranslation();
  const open = useOpenProject();
  const loaded = useCatalogues((state) => state.loaded);
  const mayAdd = open !== null && open.summary?.isReadOnly !== true;
  const typed = query.trim();
  const debounced = useDebounced(typed);
  const { data } = useQuery({
    queryKey: ["articles", "palette", debounced],
    queryFn: ({ signal }) => fetchArticles({ q: debounced, limit: MOST }, signal),
    enabled: mayAdd && debounced.length >= LEAST_LETTERS,
    staleTime: 60_000,
    retry: false,
  });
  const uses = open?.document.project.catalogues;
  return useMemo(() => {
    if (!mayAdd || typed.length < LEAST_LETTERS) return [];
    const found = new Map<string, Found>();
    const add = (one: Found) => {
      const key = `${one.catalogue.code} ${one.entry.code}`;
      if (!found.has(key)) found.set(key, one);
    };
    const modelOf = (catalogue: OpenCatalogue) =>
      uses?.[catalogue.code]?.model ?? catalogue.defaultModel().code;
    for (const one of foundArticles(loaded, typed, null, modelOf, i18n.language).slice(0, MOST)) {
      const catalogue = loaded.get(one.catalogue)?.open;
      if (catalogue) add({ ...one, catalogue });
    }
    for (const hit of typed === debounced ? (data?.articles ?? []) : []) {
      const catalogue = loaded.get(hit.catalogue)?.open;
      const entry = catalogue?.article(hit.code, hit.model);
      if (catalogue && entry) add({ catalogue, model: hit.model, entry });
    }
    return [...found.entries()].map(([key, one]) => ({
      id: `article-${key.replaceAll(/[^\w-]/g, "_")}`,
      label: textIn(one.entry.description, i18n.language),
      group: `${textIn(one.catalogue.description, i18n.language)} · ${one.entry.code}`,
      run: () => void addHere(one),
    }));
  }, [mayAdd, typed, debounced, data, loaded, uses, i18n.language]);
}

/** Adds it where it fits by itself, in view: the workspace shows it, or it is in hand there. */
async function addHere({ catalogue, model, entry }: Found): Promise<void> {
  const { open } = useProject.getState();
  if (!location.pathname.startsWith(paths.workspace()))
    await goTo(paths.workspace({ projectId: open?.projectId ?? null }));
  await addArticle(catalogue, model, entry);
}
