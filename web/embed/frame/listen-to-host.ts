import { Receiver } from "@stanza/embed";
import { log } from "@stanza/web-ui";
import { frameSettled, watchFrame } from "../article-frame/watch-frame.ts";
import { useHostSession } from "../host-session.ts";
import { listedOrigins, proveOrigin } from "./host-origin.ts";
import { hostedApplication } from "./hosted-application.ts";
import { showOutcome } from "./show-outcome.ts";
import { tellLoaded } from "./tell-host.ts";
import { watchApplication } from "./watch-application.ts";

/** What came before this code did (`boot.js`). */
interface EarlyMessages {
  readonly events: readonly MessageEvent[];
  stop(): void;
}

/**
 * Takes the messages of the page around this one, those that came early first. Reads what nobody has checked, so it loads Zod on purpose.
 *
 * returns   how to say that the application is ready, upon which what has waited is carried out and the host hears `loaded`; in a frame with
 *           one article that is once it stands
 */
export function listenToHost(): () => Promise<void> {
  const receiver = new Receiver({
    app: hostedApplication,
    ownOrigin: window.location.origin,
    listedOrigins: listedOrigins(),
    send(reply, origin) {
      proveOrigin(origin);
      window.parent.postMessage(reply, origin);
      showOutcome(reply);
    },
    onFault: (error) => log("error", `An action of the host failed: ${String(error)}`),
    onStranger: (origin) => log("warning", `A message from ${origin || "an unknown origin"} was not heard`),
    now: performance.now(),
  });
  const receive = ({ data, origin, source, timeStamp }: MessageEvent) =>
    receiver.receive({ data, origin, isFromParent: source === window.parent, at: timeStamp });
  const early = (globalThis as { stanzaHost?: EarlyMessages }).stanzaHost;
  early?.stop();
  for (const event of early?.events ?? []) receive(event);
  addEventListener("message", receive);
  watchApplication();
  return async () => {
    await frameSettled();
    useHostSession.setState({ isReady: true });
    receiver.begin();
    tellLoaded();
    watchFrame();
  };
}
