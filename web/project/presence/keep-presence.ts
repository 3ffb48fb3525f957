import { PRESENCE } from "@stanza/contract";
import { client, useConnection, useSession } from "@stanza/web-site";
import { type OpenProject, useProject } from "../project-store.ts";
import { usePresence } from "./presence-store.ts";
import { takeNewer } from "./take-newer.ts";

/** This page, for as long as it lives: a duplicated tab is another one. */
const PAGE = crypto.randomUUID();

/**
 * Says to the others who have the open project open that this person has it too, and hears who they are, while the page is in view. A state
 * that one of them has saved is shown here as well, where nothing waits to be saved.
 */
export function keepPresence(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let told: number | null = null;
  const again = () => {
    clearTimeout(timer);
    const id = idInView();
    if (told !== null && told !== id) {
      void client.meetOthers({ params: { id: told }, body: { tab: PAGE, leaves: true } });
      usePresence.setState({ names: [] });
    }
    told = id;
    if (id === null) return;
    void meet(id);
    timer = setTimeout(again, PRESENCE.everyMs);
  };
  useProject.subscribe(({ open }, before) => {
    if (open?.projectId !== before.open?.projectId) again();
  });
  useSession.subscribe(({ profile }, before) => {
    if (profile?.userId !== before.profile?.userId) again();
  });
  useConnection.subscribe(({ isAway }, before) => {
    if (isAway !== before.isAway) again();
  });
  document.addEventListener("visibilitychange", again);
  again();
}

/** The number of the open project, where others may know of it. */
function idInView(): number | null {
  const { open } = useProject.getState();
  const isAsked =
    document.visibilityState === "visible" &&
    useSession.getState().profile &&
    !useConnection.getState().isAway;
  return isAsked && open ? open.projectId : null;
}

async function meet(id: number): Promise<void> {
  const answer = await client.meetOthers({ params: { id }, body: { tab: PAGE } });
  const { open } = useProject.getState();
  if (answer.status !== 200 || open?.projectId !== id) return;
  const { others, revision } = answer.body;
  if (others.join("\n") !== usePresence.getState().names.join("\n")) usePresence.setState({ names: others });
  if (isOlder(open, revision)) await takeNewer(open);
}

const isOlder = ({ revision }: OpenProject, newest: number): boolean =>
  revision !== null && revision < newest;
