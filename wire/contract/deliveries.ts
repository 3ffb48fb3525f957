import { z } from "zod";
import { idParameter, notFound, notSignedIn, operation, refusal } from "./operation.ts";

/** Something that is to reach an outside system: a mail, an upload to the CRM, an order for the ERP. */
export const delivery = z
  .object({
    id: z.int(),
    kind: z.enum(["mail", "crm", "order-post", "order-folder"]),
    /** The recipient of a mail, the number of an order, or of an offer for the CRM; empty: the project itself. */
    about: z.string(),
    projectId: z.int().nullable(),
    at: z.iso.datetime(),
    by: z.string(),
    /** `failed`: given up until a person sends it again. */
    state: z.enum(["waiting", "sent", "failed"]),
    /** Why the last try failed, in English; empty: it did not, or there was none yet. */
    error: z.string(),
    /** The time at which a waiting delivery is tried next. */
    nextAt: z.iso.datetime().nullable(),
    /** Oldest first, the latest 30; an empty `error` is the one that arrived. */
    attempts: z.array(z.object({ at: z.iso.datetime(), error: z.string() })),
  })
  .meta({ id: "Delivery" });
export type Delivery = z.output<typeof delivery>;

export const listDeliveries = operation({
  id: "listDeliveries",
  method: "GET",
  path: "/api/projects/:id/deliveries",
  summary: "What left or is to leave of a project, newest first, with every try",
  access: "delivery.follow",
  params: idParameter,
  responses: {
    200: z.object({ deliveries: z.array(delivery) }),
    401: notSignedIn,
    403: refusal("forbidden"),
    404: notFound,
  },
});

export const listFailedDeliveries = operation({
  id: "listFailedDeliveries",
  method: "GET",
  path: "/api/deliveries/failed",
  summary: "What was given up in the shops one works for, newest first, at most 100",
  access: "delivery.follow",
  responses: {
    200: z.object({ deliveries: z.array(delivery) }),
    401: notSignedIn,
    403: refusal("forbidden"),
  },
});

export const sendDeliveryAgain = operation({
  id: "sendDeliveryAgain",
  method: "POST",
  path: "/api/deliveries/:id/send-again",
  summary: "Try a delivery now: one that was given up, or one that waits for its next turn",
  access: "delivery.follow",
  params: idParameter,
  responses: {
    200: z.object({ delivery }),
    401: notSignedIn,
    403: refusal("forbidden"),
    404: notFound,
    /** A letter whose offer was closed since, or of which another version has gone out or was accepted, stays. */
    409: refusal("already-sent", "offer-closed", "superseded"),
  },
});
