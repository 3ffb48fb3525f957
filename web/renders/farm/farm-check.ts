import { useConfig } from "@stanza/web-site";
import { farmBase } from "./farm-client.ts";

/** A farm that lets nobody in within this time is taken as one that did not. */
const LONGEST_MS = 120_000;
const LOOK_MS = 500;

let isChecked = false;

/**
 * Lets a farm of another origin know who asks: its OAuth2 page in a child window, which says `{ farm: "ready" }` when it knows. Done once a
 * visit, and not at all for our own farm, which has the session, nor where `rfAuthHidden` says that the farm needs none (spec 2 §7).
 * Resolves to whether pictures may be asked for. Call it from a click, since browsers open no other windows.
 *
 * ASSUMED: A212, path and word of the check.
 */
export async function checkedFarm(open: typeof window.open = window.open.bind(window)): Promise<boolean> {
  const { rfServer, rfAuthHidden } = useConfig.getState().config ?? {};
  if (isChecked || !rfServer?.trim() || rfAuthHidden === true) return true;
  const address = new URL(`${farmBase(rfServer)}/authdb/oauth2`, location.href);
  if (address.origin === location.origin) return true;
  const child = open(address.href, "farm", "popup,width=480,height=640");
  if (!child) return false;
  isChecked = await new Promise<boolean>((resolve) => {
    const end = (known: boolean) => {
      clearInterval(look);
      clearTimeout(limit);
      window.removeEventListener("message", hear);
      resolve(known);
    };
    const hear = ({ origin, data }: MessageEvent) => {
      if (origin !== address.origin || (data as { farm?: unknown } | null)?.farm !== "ready") return;
      child.close();
      end(true);
    };
    const look = setInterval(() => child.closed && end(false), LOOK_MS);
    const limit = setTimeout(() => end(false), LONGEST_MS);
    window.addEventListener("message", hear);
  });
  return isChecked;
}
