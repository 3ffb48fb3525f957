import type { Notification } from "@stanza/contract";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../web/testing/accessibility.ts";
import type { ServerAnswers } from "../../../web/testing/fake-server.ts";
import { renderApp } from "../../../web/testing/render-app.tsx";
import { Notifications } from "./Notifications.tsx";

const bell = page.getByRole("button", { name: /^Notifications/ });
const list = page.getByRole("dialog", { name: "Notifications" });
const rows = list.getByRole("listitem");

const notice = (id: number, change: Partial<Notification> = {}): Notification => ({
  id,
  kind: "offer-accepted",
  at: "2026-11-20T10:00:00.000Z",
  readAt: null,
  projectId: 12,
  offerId: 31,
  data: { number: `MILANO-${id}`, by: "Elena Fontana", payable: "9691.13", currency: "EUR" },
  ...change,
});

/** A server that keeps the notifications and forgets those that are deleted. */
function keeping(...kept: Notification[]): ServerAnswers {
  let notices = kept;
  const listed = () => ({
    status: 200 as const,
    body: { notifications: notices, unread: notices.filter(({ readAt }) => readAt === null).length },
  });
  return {
    listNotifications: listed,
    readNotifications: ({ body }) => {
      notices = notices.map((one) =>
        body.ids.includes(one.id) ? { ...one, readAt: "2026-11-20T11:00:00.000Z" } : one,
      );
      return listed();
    },
    deleteNotification: ({ params }) => {
      notices = notices.filter(({ id }) => id !== Number(params.id));
      return listed();
    },
  };
}

/** Opens the list with the keyboard. */
async function openList(answers: ServerAnswers) {
  const app = await renderApp(<Notifications />, { answers });
  bell.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(list).toBeVisible();
  return app;
}

test("[SH-20] [QU-14] the bell says how many are unread; following one marks it as read and leads to where it is ordered", async () => {
  const { visited, calls } = await openList(
    keeping(
      notice(1),
      notice(2, { kind: "offer-commented", data: { number: "MILANO-2", by: "Elena", text: "In oak?" } }),
    ),
  );
  await expect.element(bell).toHaveAttribute("title", "Notifications, 2 unread");
  await expect
    .element(rows.first())
    .toMatchTextContent("Elena Fontana has accepted offer MILANO-1 for €9,691.13. Look and order.");
  await expect.element(rows.last()).toMatchTextContent("In oak?");
  await expectAccessible();
  await userEvent.click(rows.first().getByRole("button").first());
  await expect.element(list).not.toBeInTheDocument();
  expect(visited).toEqual(["/summary?order=1&project=12"]);
  await expect.element(bell).toHaveAttribute("title", "Notifications, 1 unread");
  expect(calls.find(({ operation }) => operation === "readNotifications")?.body).toEqual({ ids: [1] });
});

test("[SH-20] all are marked as read at once", async () => {
  await openList(keeping(notice(1), notice(2)));
  await userEvent.click(list.getByRole("button", { name: "Mark all as read" }));
  await expect.element(bell).toHaveAttribute("title", "Notifications");
  await expect.element(list.getByRole("button", { name: "Mark all as read" })).not.toBeInTheDocument();
});

test("[SH-20] deleting row by row with the keyboard keeps the focus in the list, to its end", async () => {
  await openList(keeping(notice(1), notice(2)));
  const isInside = () => list.element().contains(document.activeElement);
  list
    .getByRole("button", { name: /^Delete: .*MILANO-1/ })
    .element()
    .focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(rows).toHaveLength(1);
  await expect.element(list.getByRole("button", { name: /^Delete: .*MILANO-2/ })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(list.getByText(/^Nothing new\./)).toBeVisible();
  await expect.poll(isInside, { message: "focus is inside" }).toBe(true);
  await expectAccessible();
  await userEvent.keyboard("{Escape}");
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(bell).toHaveFocus();
});

test("what the server does not delete stays, with a word", async () => {
  await openList({
    ...keeping(notice(1)),
    deleteNotification: () => {
      throw new TypeError("offline");
    },
  });
  await userEvent.click(list.getByRole("button", { name: /^Delete:/ }));
  await expect.element(page.getByText("The notification could not be deleted.")).toBeVisible();
  await expect.element(rows).toHaveLength(1);
});

test("without the server the list says so and asks again", async () => {
  let isOffline = true;
  const kept = keeping(notice(1));
  await openList({
    ...kept,
    listNotifications: (request) => {
      if (isOffline) throw new TypeError("offline");
      return kept.listNotifications!(request);
    },
  });
  await expect.element(list.getByRole("alert")).toMatchTextContent("The notifications could not be loaded.");
  await expectAccessible();
  isOffline = false;
  await userEvent.click(list.getByRole("button", { name: "Try again" }));
  await expect.element(rows).toHaveLength(1);
});
