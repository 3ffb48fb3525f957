import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { searchedCatalogues } from "../offered.ts";

export const searchGalleries: Handler<"searchGalleries"> = async ({ context, query }) => {
  const catalogues = searchedCatalogues(context, query.catalogue);
  if (!catalogues) return notFound();
  const { q: text = "", model, limit, offset } = query;
  const asked = { kind: "gallery", text, model, limit, offset } as const;
  const { items, total, suggestions } = await context.search.find(catalogues, asked);
  return {
    status: 200,
    body: {
      galleries: items.map(({ shown, tags: _, ...item }) => ({
        ...item,
        description: shown.description,
        ...(shown.image === undefined ? {} : { image: shown.image }),
        articles: shown.articles ?? 0,
      })),
      total,
      suggestions: [...suggestions],
    },
  };
};
