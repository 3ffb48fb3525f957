import {
  type CartContent,
  type EventName,
  type HostEvent,
  KEY_LOGIN_FAILED,
  messageText,
  SUCCESSES,
  savedVariants,
} from "@stanza/embed";
import { useHostSession } from "../host-session.ts";
import { projectJson } from "../page/project-json.ts";
import { hostOrigins } from "./host-origin.ts";

type More = Pick<HostEvent, "idSessione" | "extradata">;

function tell(action: EventName, status: 0 | 1, content: string | object, more: More = {}): void {
  const event: HostEvent = { status, action, msg: messageText(content), ...more };
  for (const origin of hostOrigins()) window.parent.postMessage(event, origin);
}

/** The application takes commands, or a project has been loaded (spec 1 §7). */
export const tellLoaded = (): void => tell("loaded", 0, SUCCESSES.loaded);

/** Somebody has signed in. */
export const tellLoginDone = (who: {
  readonly user: string;
  readonly kind: string;
  readonly shop: string;
}): void => tell("loginDone", 0, who);

/** A draft is on the server; whoever opens the frame with its holder in the address finds it there. */
export const tellDraftKept = (holder: string): void => tell("draftKept", 0, holder);
/** What the host gave with its own actions comes back. */
function hostsOwn(): More {
  const { idSessione, extradata } = useHostSession.getState();
  return {
    ...(idSessione === "" ? {} : { idSessione }),
    ...(extradata === undefined ? {} : { extradata }),
  };
}

/** The person wants the frame's article in the shop's cart. */
export const tellCart = (content: CartContent): void => tell("cart", 0, content, hostsOwn());

/** px. */
export const tellHeight = (height: number): void => tell("heightChanged", 0, { height });

/** Something that the frame was to show is not there. */
export const tellError = (words: string): void => tell("error", 1, words);

/** Spec 2 §7 `APP`, with the reason. */
export const tellKeyFailed = (detail: string): void =>
  tell("APP", 1, detail === KEY_LOGIN_FAILED ? detail : `${KEY_LOGIN_FAILED}: ${detail}`);

/**
 * The project is saved: the variants of the row that the host configures, else the project's JSON, with the host's own session (spec 1 §7).
 * False: no project is open.
 */
export async function tellSaved(): Promise<boolean> {
  const file = await projectJson();
  if (!file) return false;
  const { row } = useHostSession.getState();
  const configured = row === null ? undefined : file.rows.find(({ uniqueid }) => uniqueid === row);
  tell("saved", 0, configured ? savedVariants(configured.var ?? "") : file, hostsOwn());
  return true;
}
