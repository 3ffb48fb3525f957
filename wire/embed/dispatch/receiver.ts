import { type HostMessage, readMessage } from "../contract/read-message.ts";
import type { Reply } from "../contract/replies.ts";
import { OWN_REFUSALS } from "../contract/texts.ts";
import { Bucket } from "../gate/bucket.ts";
import { isSound } from "../gate/message-size.ts";
import { type Sender, senderOf } from "../gate/trusted-origins.ts";
import { answerMessage, replyTo } from "./answer-message.ts";
import { type HostedApp, refused } from "./hosted-app.ts";

/** A message as the window got it. */
export interface Arrival {
  readonly data: unknown;
  readonly origin: string;
  /** The window that it came from is the one around this page: no sister frame, no window that this one opened. */
  readonly isFromParent: boolean;
  /** ms. */
  readonly at: number;
}

export interface ReceiverOptions {
  readonly app: HostedApp;
  readonly ownOrigin: string;
  readonly listedOrigins: readonly string[];
  /** Sends an answer to the origin that asked, and to nobody else (reliability.md T02). */
  readonly send: (reply: Reply, origin: string) => void;
  readonly onFault: (error: unknown) => void;
  /** Hears of an origin that may not speak, once for each and at most ten of them; it gets no answer. */
  readonly onStranger: (origin: string) => void;
  /** ms, when it begins to listen. */
  readonly now: number;
}

/** Commands that wait for the application, or for the one before them (reliability.md T04). */
export const MOST_WAITING = 50;
const MOST_STRANGERS = 10;

interface Waiting {
  readonly message: HostMessage;
  readonly sender: Sender;
  readonly origin: string;
}

/**
 * Takes the messages of hosts and answers each of them once. Commands are carried out one after the other, in the order in which they came;
 * before `begin` they wait.
 */
export class Receiver {
  readonly #options: ReceiverOptions;
  readonly #waiting: Waiting[] = [];
  readonly #strangers = new Set<string>();
  readonly #messages: Bucket;
  /** A storm is refused as slowly as it would be heard; the rest of it is dropped. */
  readonly #refusals: Bucket;
  #hasBegun = false;
  #isBusy = false;

  constructor(options: ReceiverOptions) {
    this.#options = options;
    this.#messages = new Bucket(options.now);
    this.#refusals = new Bucket(options.now);
  }

  /** The application is ready: what has waited is carried out. */
  begin(): void {
    this.#hasBegun = true;
    void this.#goOn();
  }

  receive({ data, origin, isFromParent, at }: Arrival): void {
    const { ownOrigin, listedOrigins } = this.#options;
    const sender = isFromParent ? senderOf(origin, ownOrigin, listedOrigins) : undefined;
    if (sender === undefined) {
      this.#noteStranger(origin);
      return;
    }
    const isHeard = this.#messages.take(at);
    if (!isHeard && !this.#refusals.take(at)) return;
    const message = readMessage(data);
    const why = isHeard ? this.#whyNot(data) : OWN_REFUSALS.tooMany;
    if (why !== undefined) {
      this.#options.send(replyTo(message, refused(why)), origin);
      return;
    }
    this.#waiting.push({ message, sender, origin });
    void this.#goOn();
  }

  #whyNot(data: unknown): string | undefined {
    if (!isSound(data)) return OWN_REFUSALS.tooLarge;
    return this.#waiting.length >= MOST_WAITING ? OWN_REFUSALS.tooMany : undefined;
  }

  async #goOn(): Promise<void> {
    if (!this.#hasBegun || this.#isBusy) return;
    this.#isBusy = true;
    const { app, send, onFault } = this.#options;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      const { message, sender, origin } = next;
      send(await answerMessage(app, message, sender, onFault), origin);
    }
    this.#isBusy = false;
  }

  #noteStranger(origin: string): void {
    if (this.#strangers.has(origin) || this.#strangers.size >= MOST_STRANGERS) return;
    this.#strangers.add(origin);
    this.#options.onStranger(origin);
  }
}
