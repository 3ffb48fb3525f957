import type { Db } from "../db/pool.ts";

/** Deletes documents that nothing names any more. */
export async function forgetDocuments(
  db: Db,
  documents: readonly { readonly shop_id: string; readonly doc_sha: Buffer | null }[],
): Promise<void> {
  const unnamed = ["design_link", "account_code", "project_revision", "order_file"].map(
    (table) => `not exists (select from ${table} n where n.shop_id = d.shop_id and n.doc_sha = d.sha)`,
  );
  await db.query(
    `delete from project_doc d using unnest($1::text[], $2::bytea[]) as gone (shop_id, sha)
      where d.shop_id = gone.shop_id and d.sha = gone.sha and ${unnamed.join(" and ")}`,
    [documents.map(({ shop_id }) => shop_id), documents.map(({ doc_sha }) => doc_sha)],
  );
}
