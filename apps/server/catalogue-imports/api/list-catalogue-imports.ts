import type { Handler } from "../../operation/handler.ts";
import { importsOf } from "../import-record.ts";

export const listCatalogueImports: Handler<"listCatalogueImports"> = async ({ context, session }) => {
  const records = await importsOf(context.pool, session.shopId);
  return {
    status: 200,
    body: {
      imports: records.map(
        ({ code, name, articles, version, mapping, sourceSha, publishedSha, updatedAt }) => ({
          code,
          name,
          articles,
          ...(version === null ? {} : { version }),
          isDraft: publishedSha === null || !sourceSha.equals(publishedSha),
          at: updatedAt.toISOString(),
          mapping,
        }),
      ),
    },
  };
};
