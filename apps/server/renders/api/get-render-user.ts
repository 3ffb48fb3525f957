import type { Handler } from "../../operation/handler.ts";
import { accountOf } from "../credits.ts";
import { paceOf } from "../pace.ts";

export const getRenderUser: Handler<"getRenderUser"> = async ({ context, session }) => {
  const { pool } = context;
  const credits = await accountOf(pool, session.shopId);
  const found = await pool.query<{ code: string }>("select code from shop where id = $1", [session.shopId]);
  const alive = await pool.query(
    "select from render_worker where seen_at > now() - interval '30 seconds' limit 1",
  );
  const pace = await paceOf(pool);
  return {
    status: 200,
    body: {
      shop: found.rows[0]?.code ?? "",
      credits,
      ...(pace === null ? {} : { secondsPerMillionPaths: pace }),
      isRunning: alive.rowCount !== 0,
    },
  };
};
