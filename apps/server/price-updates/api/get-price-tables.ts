import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { findPriceMapping } from "../price-mapping.ts";
import { updatable } from "../updatable.ts";

export const getPriceTables: Handler<"getPriceTables"> = async ({ context, session, params }) => {
  const found = await updatable(context, session, params.catalogue);
  if (found.kind !== "yes") return notFound();
  const { open, priceLists } = found.published;
  const lists = [...priceLists.values()];
  // Servers that nobody asks this do without the publisher.
  const { knownMatrices } = await import("@stanza/publish");
  const mapping = await findPriceMapping(context.pool, session.siteId, params.catalogue);
  return {
    status: 200,
    body: {
      code: params.catalogue,
      description: open.description,
      lists: lists.map(({ code, currency, validFrom }) => ({ code, currency, validFrom })),
      matrices: knownMatrices(lists).map(({ list, code, keys }) => ({
        ...{ list, code },
        keys: keys.map((some) => [...some]),
      })),
      ...(mapping === undefined ? {} : { mapping }),
    },
  };
};
