import { sessionExpired } from "@stanza/web-access";
import {
  bringHome,
  delayAfterReturn,
  renewPrices,
  retryDelay,
  scheduleSave,
  useCatalogues,
} from "@stanza/web-project";
import { bearer, client, queryClient, takeSession, useConnection, useSession } from "@stanza/web-site";
import { reloadForAnother } from "../start/reload-for-another.ts";

/** A page that asked in vain for less long has missed nothing, ms. */
const SHORT = 5000;

/** Notices that the server cannot be reached, looks for it until it is back, and brings the page up to date then. */
export function keepConnection(): void {
  let awaySince = useConnection.getState().isAway ? Number.NEGATIVE_INFINITY : Number.NaN;
  useConnection.subscribe(({ isAway }, before) => {
    if (isAway === before.isAway) return;
    if (isAway) {
      awaySince = performance.now();
      void lookForServer();
    } else void comeBack(performance.now() - awaySince > SHORT);
  });
  addEventListener("offline", () => useConnection.setState({ isAway: true }));
  addEventListener("online", () => void client.getHealth({}));
  if (!navigator.onLine) useConnection.setState({ isAway: true });
  else if (useConnection.getState().isAway) void lookForServer();
}

let isLooking = false;

/** Asks again and again, at growing pauses; the answer itself says that the server is back. */
async function lookForServer(): Promise<void> {
  if (isLooking) return;
  isLooking = true;
  for (let tries = 1; useConnection.getState().isAway; tries++) {
    await new Promise((resolve) => setTimeout(resolve, retryDelay(tries, Math.random())));
    if (useConnection.getState().isAway) await client.getHealth({});
  }
  isLooking = false;
}

/** wasLong  what the page shows may be old by now */
async function comeBack(wasLong: boolean): Promise<void> {
  scheduleSave(delayAfterReturn(Math.random()));
  if (!wasLong || !(await isSamePerson())) return;
  const { loaded, listed, isWhole } = useCatalogues.getState();
  // Those that this device did not have are offered again.
  if (isWhole && listed.some(({ code }) => !loaded.has(code))) useCatalogues.setState({ isWhole: false });
  await renewPrices();
  await bringHome();
  await queryClient.invalidateQueries();
}

/** Hears from the server who is signed in; an ended session is asked for over the page, which stays as it is. */
async function isSamePerson(): Promise<boolean> {
  const { profile } = useSession.getState();
  const answer = await client.getSession({});
  if (!profile || answer.status !== 200 || answer.headers.has("x-kept-at")) return profile !== null;
  const now = answer.body.profile;
  if (!now) sessionExpired();
  else if (now.userId !== profile.userId) await reloadForAnother();
  else if (JSON.stringify(now) !== JSON.stringify(profile)) takeSession(now, bearer());
  return now?.userId === profile.userId;
}
