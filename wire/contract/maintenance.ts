import { z } from "zod";
import { invalidRequest, languageTag, notSignedIn, operation, refusal } from "./operation.ts";

/** What people read about a window, by language. */
const message = z.record(languageTag, z.string().trim().min(1).max(300));

/** How things stand with maintenance (spec 2 §4): nothing, a booked window, or one that runs. */
export const maintenance = z
  .object({
    state: z.enum(["none", "booked", "active"]),
    /** As booked; null: there is no window. */
    startsAt: z.iso.datetime().nullable(),
    endsAt: z.iso.datetime().nullable(),
    message: z.record(z.string(), z.string()),
    /** Another number after every change. */
    rev: z.int(),
    /** The server's time, which countdowns go by. */
    now: z.iso.datetime(),
  })
  .meta({ id: "Maintenance" });
export type Maintenance = z.output<typeof maintenance>;

export const getMaintenance = operation({
  id: "getMaintenance",
  method: "GET",
  path: "/api/maintenance",
  summary:
    "How things stand with maintenance; with `wait` the answer comes when that is not `since` any more, or when the time is up",
  access: "public",
  query: z.object({
    since: z.coerce.number<number | string>().int().min(0).default(0),
    wait: z.coerce.number<number | string>().int().min(0).max(25).default(0),
  }),
  responses: { 200: maintenance },
});

export const bookMaintenance = operation({
  id: "bookMaintenance",
  method: "PUT",
  path: "/api/maintenance",
  summary: "Book a maintenance window, or move the one that is booked; everybody is told",
  access: "maintenance.run",
  body: z.object({ startsAt: z.iso.datetime(), endsAt: z.iso.datetime(), message: message.default({}) }),
  responses: {
    200: maintenance,
    401: notSignedIn,
    403: refusal("forbidden"),
    409: refusal("maintenance-runs"),
    422: invalidRequest,
  },
});

export const cancelMaintenance = operation({
  id: "cancelMaintenance",
  method: "DELETE",
  path: "/api/maintenance",
  summary: "Cancel the booked window; harmless without one",
  access: "maintenance.run",
  responses: {
    200: maintenance,
    401: notSignedIn,
    403: refusal("forbidden"),
    409: refusal("maintenance-runs"),
  },
});

export const startMaintenance = operation({
  id: "startMaintenance",
  method: "POST",
  path: "/api/maintenance/start",
  summary:
    "Start the booked window, also before its time: what is being stored is stored first, and nothing after it until the end",
  access: "maintenance.run",
  responses: {
    200: maintenance,
    401: notSignedIn,
    403: refusal("forbidden"),
    409: refusal("nothing-booked"),
  },
});

export const endMaintenance = operation({
  id: "endMaintenance",
  method: "POST",
  path: "/api/maintenance/end",
  summary: "End the window that runs; harmless without one",
  access: "maintenance.run",
  responses: { 200: maintenance, 401: notSignedIn, 403: refusal("forbidden") },
});
