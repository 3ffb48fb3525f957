import type { AssortmentCatalogue } from "@stanza/contract";
import { importedCodes } from "../../catalogue-imports/import-record.ts";
import type { PublishedCatalogue } from "../../catalogues/catalogue-store.ts";
import { type CountedVersion, publishedVersions } from "../../catalogues/publications.ts";
import type { Handler } from "../../operation/handler.ts";
import { isForeign, shopsWithLists, soldElsewhere } from "../shop-lists.ts";

const MOST_VERSIONS = 20;

export const getAssortment: Handler<"getAssortment"> = async ({ context, session }) => {
  const [versions, shops, elsewhere, imported] = await Promise.all([
    publishedVersions(context.pool),
    shopsWithLists(context.pool, session.actor.shops),
    soldElsewhere(context.pool, session.actor.shops),
    importedCodes(context.pool),
  ]);
  const catalogues = [...context.catalogues.current.values()]
    .filter(({ code }) => !isForeign(code, shops, elsewhere))
    .toSorted((a, b) => (a.code < b.code ? -1 : 1));
  return {
    status: 200,
    body: {
      catalogues: catalogues.map((catalogue) => ({
        ...described(catalogue, versions.get(catalogue.code) ?? []),
        isSoldElsewhere: elsewhere.has(catalogue.code),
        isOfTables: imported.has(catalogue.code),
      })),
      shops: [...shops],
    },
  };
};

function described(
  { code, open, version, priceLists }: PublishedCatalogue,
  versions: readonly CountedVersion[],
): Omit<AssortmentCatalogue, "isSoldElsewhere" | "isOfTables"> {
  return {
    code,
    description: open.description,
    version,
    priceLists: [...priceLists.values()].map((list) => ({
      code: list.code,
      description: list.description,
      currency: list.currency,
      validFrom: list.validFrom,
      ...(list.validTo === undefined ? {} : { validTo: list.validTo }),
    })),
    versions: versions.slice(0, MOST_VERSIONS).map((one) => ({
      version: one.version,
      number: one.number,
      publishedAt: one.publishedAt.toISOString(),
      isInUse: one.version === version,
    })),
  };
}
