import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { searchedCatalogues } from "../offered.ts";

export const searchArticles: Handler<"searchArticles"> = async ({ context, query }) => {
  const catalogues = searchedCatalogues(context, query.catalogue);
  if (!catalogues) return notFound();
  const { q: text = "", model, folder, tag, limit, offset } = query;
  const asked = { kind: "article", text, model, folder, tag, limit, offset } as const;
  const { items, total, suggestions } = await context.search.find(catalogues, asked);
  return {
    status: 200,
    body: {
      articles: items.map(({ shown, ...item }) => ({
        ...item,
        description: shown.description,
        ...(shown.image === undefined ? {} : { image: shown.image }),
        neutro: shown.neutro ?? "",
        folders: shown.folders ?? [],
        ...(shown.size ? { size: shown.size } : {}),
      })),
      total,
      suggestions: [...suggestions],
    },
  };
};
