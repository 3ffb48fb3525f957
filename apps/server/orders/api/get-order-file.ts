import { Encoded } from "../../http/encoded.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { findProject } from "../../projects/project-record.ts";

/** The order file as it was written, for whoever may see one of the projects that it orders. */
export const getOrderFile: Handler<"getOrderFile"> = async ({ context, params, session }) => {
  const { pool } = context;
  const { rows } = await pool.query<{
    number: string;
    content: string;
    checksum: string;
    projects: string[];
  }>({
    name: "order-file",
    text: `select number, content, checksum, array(select project_id from order_project where order_id = id) as projects
      from order_file where id = $1`,
    values: [params.id],
  });
  const [order] = rows;
  const seen = await Promise.all(
    (order?.projects ?? []).map((project) => findProject(pool, session, Number(project))),
  );
  if (!order || seen.every((project) => project === null)) return notFound();
  return {
    status: 200,
    body: new Encoded(Buffer.from(order.content), "application/json", "identity"),
    headers: {
      "content-disposition": `attachment; filename="${order.number}.json"`,
      etag: `"${order.checksum}"`,
      "cache-control": "private, no-cache",
    },
  };
};
