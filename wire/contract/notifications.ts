import { z } from "zod";
import { idParameter, notFound, notSignedIn, operation, refusal } from "./operation.ts";

/** Something a person ought to know; the screen words it by `kind` with `data`. */
export const notification = z
  .object({
    id: z.int(),
    kind: z.enum([
      "offer-expiring",
      "offer-expired",
      "offer-viewed",
      "offer-commented",
      "offer-accepted",
      "offer-requested",
      "approval-requested",
      "approval-approved",
      "approval-rejected",
      "delivery-failed",
      "project-assigned",
    ]),
    at: z.iso.datetime(),
    readAt: z.iso.datetime().nullable(),
    projectId: z.int().nullable(),
    offerId: z.int().nullable(),
    /**
     * Texts for the sentence: `number`, `project`, `by`, `validUntil`, `text`, `payable` with `currency` as far as the kind has them; of a failed delivery `what`
     * (its kind), `about` and `project`.
     */
    data: z.record(z.string(), z.string()),
  })
  .meta({ id: "Notification" });
export type Notification = z.output<typeof notification>;

const listed = z.object({ notifications: z.array(notification), unread: z.int() });

export const listNotifications = operation({
  id: "listNotifications",
  method: "GET",
  path: "/api/notifications",
  summary: "One's notifications, newest first, at most 100",
  access: "notification.own",
  responses: { 200: listed, 401: notSignedIn },
});

export const readNotifications = operation({
  id: "readNotifications",
  method: "POST",
  path: "/api/notifications/read",
  summary: "Marks notifications as read and returns the new list",
  access: "notification.own",
  body: z.object({ ids: z.array(z.int().positive()).max(100) }),
  responses: { 200: listed, 401: notSignedIn },
});

export const deleteNotification = operation({
  id: "deleteNotification",
  method: "DELETE",
  path: "/api/notifications/:id",
  summary: "Deletes one and returns the new list",
  access: "notification.own",
  params: idParameter,
  responses: { 200: listed, 401: notSignedIn, 403: refusal("forbidden"), 404: notFound },
});
