import type { Notification } from "@stanza/contract";
import { client, landingOf, okBody, paths, queryClient } from "@stanza/web-site";
import { useQuery } from "@tanstack/react-query";

const KEY = ["notifications"];

/** News of others is looked for this often, ms, and only while the page is looked at; coming back to it asks as well. */
const EVERY = 60_000;

interface Notices {
  readonly notifications: readonly Notification[];
  readonly unread: number;
}

/** The person's notifications, newest first. */
export function useNotices() {
  return useQuery<Notices>({
    queryKey: KEY,
    staleTime: EVERY / 2,
    refetchInterval: EVERY,
    refetchIntervalInBackground: false,
    queryFn: async ({ signal }) => okBody(await client.listNotifications({ signal })),
  });
}

/** Marks them as read; false: that was not to be. */
export async function markRead(ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const answer = await client.readNotifications({ body: { ids: ids.slice(0, 100) } });
  if (answer.status === 200) queryClient.setQueryData<Notices>(KEY, answer.body);
  return answer.status === 200;
}

/** Deletes one by its row id; the answer is the new list (spec 2 §7). False: that was not to be. */
export async function deleteNotice(id: number): Promise<boolean> {
  const answer = await client.deleteNotification({ params: { id } });
  if (answer.status === 200) queryClient.setQueryData<Notices>(KEY, answer.body);
  // Gone already, e.g. in another window.
  else if (answer.status === 404) await queryClient.invalidateQueries({ queryKey: KEY });
  return answer.status === 200 || answer.status === 404;
}

/** The address that a notification leads to: a screen, a supervisor's decision, or none. */
export type NoticeTarget =
  | { readonly kind: "screen"; readonly href: string }
  | { readonly kind: "decision"; readonly projectId: number }
  | null;

export function targetOf({ kind, projectId }: Pick<Notification, "kind" | "projectId">): NoticeTarget {
  if (projectId === null) return null;
  if (kind === "approval-requested") return { kind: "decision", projectId };
  if (kind === "offer-requested") return { kind: "screen", href: paths.workspace({ projectId }) };
  if (kind === "delivery-failed") return { kind: "screen", href: paths.summary({ projectId }) };
  if (kind === "offer-accepted") return { kind: "screen", href: paths.summary({ projectId, order: true }) };
  if (kind === "project-assigned") return { kind: "screen", href: landingOf(projectId) };
  return { kind: "screen", href: paths.offer({ projectId }) };
}

/** Texts of a sentence with its days and amounts written as the person reads them; what a kind does not have is empty. */
export function wordsOf(
  { data }: Pick<Notification, "data">,
  day: (at: string) => string,
  money: (amount: string, currency: string) => string,
): Record<"number" | "project" | "by" | "date" | "text" | "about" | "amount", string> {
  const { number = "", project = "", by = "", validUntil = "", text = "", about = "" } = data;
  const { payable = "", currency = "" } = data;
  return {
    number,
    project,
    by,
    date: validUntil === "" ? "" : day(validUntil),
    text,
    about,
    amount: payable === "" || currency === "" ? "" : money(payable, currency),
  };
}
