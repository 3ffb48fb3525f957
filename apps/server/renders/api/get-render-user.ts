import type { Handler } from "../../operation/handler.ts";
import { accountOf } from "../credits.ts";
import { paceOf } from "../pace.ts";
import { callWorkers, workersAlive } from "../workers-alive.ts";

export const getRenderUser: Handler<"getRenderUser"> = async ({ context, session }) => {
  const { pool } = context;
  const { available, booked, monthLimit, spentThisMonth } = await accountOf(pool, session.shopId);
  const left = monthLimit === null ? {} : { leftThisMonth: Math.max(0, monthLimit - spentThisMonth) };
  const found = await pool.query<{ code: string }>("select code from shop where id = $1", [session.shopId]);
  const alive = await workersAlive(pool);
  const pace = await paceOf(pool);
  // Whoever is about to order a picture shall not wait for a worker that rests.
  await callWorkers(pool);
  return {
    status: 200,
    body: {
      shop: found.rows[0]?.code ?? "",
      credits: { available, booked, ...left },
      ...(pace === null ? {} : { secondsPerMillionPaths: pace }),
      ...alive,
    },
  };
};
