import { z } from "zod";
import { delivery } from "./deliveries.ts";
import { binary, idParameter, notFound, notSignedIn, operation, refusal } from "./operation.ts";

/** An order as it was handed over; its file is described in docs/order-file.md. */
export const orderSummary = z
  .object({
    id: z.int(),
    number: z.string(),
    projectId: z.int(),
    revision: z.int(),
    /** null: ordered without an offer. */
    offerNumber: z.string().nullable(),
    /** Number of the project's order that this one takes the place of; null: none. */
    replaces: z.string().nullable(),
    currency: z.string(),
    payable: z.string(),
    /** Hex SHA-256 that the file names. */
    checksum: z.string(),
    createdAt: z.iso.datetime(),
    /** The day of the order in the shop's calendar, ISO date. */
    date: z.string(),
    createdBy: z.string(),
    /** The ERP's name for the order; empty: it has not said. */
    erpOrder: z.string(),
    /** Empty: the deployment has no place that orders go to. */
    deliveries: z.array(delivery),
  })
  .meta({ id: "OrderSummary" });
export type OrderSummary = z.output<typeof orderSummary>;

export const listOrders = operation({
  id: "listOrders",
  method: "GET",
  path: "/api/projects/:id/orders",
  summary: "Orders of a project, newest first, and how their files got to the ERP",
  access: "order.read",
  params: idParameter,
  responses: {
    200: z.object({ orders: z.array(orderSummary) }),
    401: notSignedIn,
    403: refusal("forbidden"),
    404: notFound,
  },
});

export const getOrderFile = operation({
  id: "getOrderFile",
  method: "GET",
  path: "/api/orders/:id/file",
  summary: "The hand-over file of an order, with its checksum",
  access: "order.read",
  params: idParameter,
  responses: {
    200: binary("application/json"),
    401: notSignedIn,
    403: refusal("forbidden"),
    404: notFound,
  },
});
