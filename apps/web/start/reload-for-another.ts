import { client, useSession } from "@stanza/web-site";

/**
 * For a page that comes back from the browser's cache of whole pages: reloads it when its person has signed out meanwhile, or somebody else
 * has signed in. Without an answer it stays, and the next request finds out.
 */
export async function reloadForAnother(reload = () => location.reload()): Promise<void> {
  const shown = useSession.getState().profile?.userId;
  const answer = await client.getSession({});
  if (answer.status === 200 && answer.body.profile?.userId !== shown) reload();
}
