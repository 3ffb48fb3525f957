import { type Kept, type Limits, surplusOf } from "./surplus.ts";

const AT = "x-kept-at";
const BYTES = "x-kept-bytes";
/** A larger one is asked for again whenever it is wanted. */
const LARGEST = 24 * 1024 * 1024;

/** Answers on the device up to a limit; the least wanted make room. */
export class KeptAnswers {
  readonly #name: string;
  readonly #limits: Limits;
  /** Looked at since the worker was started: noted once, not with every look. */
  readonly #wanted = new Set<string>();
  #turn: Promise<void> = Promise.resolve();

  constructor(name: string, limits: Limits) {
    this.#name = name;
    this.#limits = limits;
  }

  /** The answer that is kept for an address. */
  async find(url: string): Promise<Response | undefined> {
    const found = await this.#opened().then((cache) => cache?.match(url, { ignoreVary: true }));
    if (found && !this.#wanted.has(url)) void this.keep(url, found.clone());
    return found;
  }

  /** Keeps an answer; where the browser has no room for it, half of what is kept goes, and this answer is not kept. Never throws. */
  keep(url: string, answer: Response): Promise<void> {
    this.#wanted.add(url);
    this.#turn = this.#turn.then(() => this.#put(url, answer)).catch(() => undefined);
    return this.#turn;
  }

  async #put(url: string, answer: Response): Promise<void> {
    const body = await answer.blob();
    const cache = body.size > LARGEST ? undefined : await this.#opened();
    if (!cache) return;
    const headers = new Headers(answer.headers);
    // The body is unpacked by now.
    headers.delete("content-encoding");
    headers.delete("content-length");
    headers.set(AT, String(Date.now()));
    headers.set(BYTES, String(body.size));
    try {
      await cache.put(url, new Response(body, { headers }));
      await this.#makeRoom(cache, this.#limits);
    } catch {
      const { bytes, answers } = this.#limits;
      await this.#makeRoom(cache, { bytes: bytes / 2, answers: Math.ceil(answers / 2) });
    }
  }

  async #makeRoom(cache: Cache, limits: Limits): Promise<void> {
    const kept: Kept[] = [];
    for (const request of await cache.keys()) {
      const answer = await cache.match(request, { ignoreVary: true });
      const number = (name: string) => Number(answer?.headers.get(name)) || 0;
      kept.push({ url: request.url, bytes: number(BYTES), at: number(AT) });
    }
    for (const url of surplusOf(kept, limits)) await cache.delete(url);
  }

  /** Opened each time: a sign-out takes the whole cache away. Undefined where the browser refuses it. */
  #opened(): Promise<Cache | undefined> {
    return caches.open(this.#name).catch(() => undefined);
  }
}
