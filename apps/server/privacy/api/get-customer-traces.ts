import { only } from "../../db/pool.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { findCustomer, projectsOf } from "../customer-traces.ts";
import { KEPT_OFFER } from "../erase-projects.ts";

export const getCustomerTraces: Handler<"getCustomerTraces"> = async ({ context, params, session }) => {
  const { pool } = context;
  const customer = await findCustomer(pool, session.actor.shops, params.id);
  if (!customer) return notFound();
  const projects = await projectsOf(pool, customer);
  const { rows } = await pool.query<{ offers: number; records: number }>(
    `select count(*) filter (where not ${KEPT_OFFER})::int as offers, count(*) filter (where ${KEPT_OFFER})::int as records
      from offer o where o.project_id = any($1)`,
    [projects.map(({ id }) => id)],
  );
  return {
    status: 200,
    body: {
      projects: projects.map(({ id, description, status }) => ({ id, description, status })),
      ...only(rows),
    },
  };
};
