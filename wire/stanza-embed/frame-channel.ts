import { StanzaError } from "./stanza-error.ts";
import type { MountOptions, StanzaEventName, StanzaEvents } from "./types.ts";

/** The events of Stanza, by the names that its messages have. */
const EVENTS: readonly StanzaEventName[] = [
  "loaded",
  "loginDone",
  "saved",
  "APP",
  "draftKept",
  "cart",
  "heightChanged",
  "error",
];

interface Message {
  readonly status: 0 | 1;
  readonly action: string;
  readonly msg: string;
  readonly requestId?: string;
  readonly idSessione?: string;
  readonly extradata?: unknown;
}

interface Pending {
  readonly action: string;
  readonly resolve: (message: Message) => void;
  readonly reject: (error: StanzaError) => void;
  readonly timer: number;
}

/** Told while the frame comes up, before anybody can listen: kept for the first who does, as many as these. */
const EARLY: ReadonlySet<string> = new Set<StanzaEventName>(["error", "heightChanged"]);
const MOST_KEPT = 20;

type Listener = (event: never) => void;

/** JSON, or the text itself where it is none. */
export function contentOf(msg: string): unknown {
  try {
    return JSON.parse(msg);
  } catch {
    return msg;
  }
}

const eventOf = (name: StanzaEventName, { msg, idSessione, extradata }: Message): object => {
  if (name === "loginDone" || name === "heightChanged") return contentOf(msg) as object;
  if (name === "cart") return { ...(contentOf(msg) as object), idSessione, extradata };
  if (name === "saved") return { content: contentOf(msg), idSessione, extradata };
  return { msg };
};

const isMessage = (data: unknown): data is Message =>
  typeof data === "object" && data !== null && "action" in data && "status" in data && "msg" in data;

/** Messages to and from one frame: only its window and its origin are listened to, and only they are spoken to. */
export class FrameChannel {
  readonly #frame: HTMLIFrameElement;
  readonly #origin: string;
  readonly #tell: NonNullable<MountOptions["onMessage"]>;
  readonly #pending = new Map<string, Pending>();
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #kept = new Map<string, object[]>();
  readonly #prefix = Math.random().toString(36).slice(2, 8);
  #sent = 0;

  constructor(frame: HTMLIFrameElement, origin: string, tell: MountOptions["onMessage"]) {
    this.#frame = frame;
    this.#origin = origin;
    this.#tell = tell ?? (() => undefined);
    addEventListener("message", this.#receive);
  }

  on<Name extends StanzaEventName>(name: Name, listener: (event: StanzaEvents[Name]) => void): () => void {
    const all = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, all.add(listener as Listener));
    const kept = this.#kept.get(name) ?? [];
    this.#kept.delete(name);
    for (const event of kept) queueMicrotask(() => listener(event as StanzaEvents[Name]));
    return () => all.delete(listener as Listener);
  }

  /** Sends a command and resolves with Stanza's answer, whatever it is. */
  ask(action: string, data: object, timeoutMs: number): Promise<Message> {
    return new Promise((resolve, reject) => {
      const target = this.#frame.contentWindow;
      if (!target) return reject(new StanzaError("destroyed", action, "The configurator is not on the page"));
      const requestId = `${this.#prefix}-${++this.#sent}`;
      const timer = window.setTimeout(() => {
        this.#pending.delete(requestId);
        reject(new StanzaError("timeout", action, `No answer to ${action} in ${timeoutMs} ms`));
      }, timeoutMs);
      this.#pending.set(requestId, { action, resolve, reject, timer });
      const message = { action, data, requestId };
      this.#tell("sent", message);
      target.postMessage(message, this.#origin);
    });
  }

  close(): void {
    removeEventListener("message", this.#receive);
    for (const { action, reject, timer } of this.#pending.values()) {
      clearTimeout(timer);
      reject(new StanzaError("destroyed", action, "The configurator was taken off the page"));
    }
    this.#pending.clear();
    this.#listeners.clear();
  }

  readonly #receive = ({ data, origin, source }: MessageEvent): void => {
    if (source !== this.#frame.contentWindow || origin !== this.#origin || !isMessage(data)) return;
    this.#tell("received", data);
    const { requestId, action } = data;
    const pending = requestId === undefined ? undefined : this.#pending.get(requestId);
    if (requestId !== undefined && pending) {
      this.#pending.delete(requestId);
      clearTimeout(pending.timer);
      pending.resolve(data);
      return;
    }
    const name = EVENTS.find((one) => one === action);
    if (!name || requestId !== undefined) return;
    const event = eventOf(name, data);
    if (EARLY.has(name) && !this.#listeners.get(name)?.size)
      this.#kept.set(name, [...(this.#kept.get(name) ?? []), event].slice(-MOST_KEPT));
    for (const listener of this.#listeners.get(name) ?? []) listener(event as never);
  };
}
