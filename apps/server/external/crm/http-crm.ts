import { z } from "zod";
import { type CalledSystem, callSystem, taken } from "../call-system.ts";
import type { CrmOrder, CrmSystem } from "./crm-system.ts";

const NAME = "The CRM";

const answered = z.object({
  id: z
    .union([z.string(), z.int().nonnegative()])
    .transform(String)
    .pipe(z.string().regex(/^[^~\s\p{C}]{1,60}$/u)),
  state: z.string().max(100).catch(""),
  link: z
    .url({ protocol: /^https?$/ })
    .max(1000)
    .optional()
    .catch(undefined),
});

/**
 * A CRM over HTTP (docs/decisions/013-crm-and-erp.md): `POST orders` with an idempotency key, `GET orders/ID`; both answer
 * `{ "id", "state", "link" }`.
 */
export function openHttpCrm(system: CalledSystem): CrmSystem {
  return {
    async upload(key, upload) {
      const answer = await callSystem(system, "orders", {
        method: "POST",
        headers: { "idempotency-key": key },
        body: JSON.stringify(upload),
      });
      return orderIn(taken(NAME, answer));
    },
    async order(id) {
      // These characters would change the address, and no CRM has such an order.
      if (/^\.{1,2}$/.test(id)) return null;
      const answer = await callSystem(system, `orders/${encodeURIComponent(id)}`, { method: "GET" });
      return answer.status === 404 ? null : orderIn(taken(NAME, answer));
    },
  };
}

/** ASSUMED: an answer without an order id may come from a proxy, so the upload is tried again. */
function orderIn(body: unknown): CrmOrder {
  const parsed = answered.safeParse(body);
  if (!parsed.success) throw new Error(`${NAME} answered without the id of an order.`);
  const { id, state, link } = parsed.data;
  return { id, state, ...(link === undefined ? {} : { link }) };
}
