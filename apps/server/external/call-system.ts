import { DeliveryRefused } from "../outbox/outbox.ts";
import { outsideFetch } from "./outside-fetch.ts";
import type { OutsideSystem } from "./systems.ts";

/** Most bytes of an answer; no receipt is longer. */
const LARGEST = 64 * 1024;

/** A system, with the hosts that may resolve to a private address. */
export interface CalledSystem extends OutsideSystem {
  readonly privateHosts: readonly string[];
}

interface SystemAnswer {
  readonly status: number;
  /** Undefined: the body is not JSON. */
  readonly body: unknown;
}

/**
 * Calls a system that the deployment names in `systems.json`.
 *
 * path    below the system's address; empty: the address itself
 * errors  `OutsideFailure` where no answer comes in time, where it is too large, and for a redirect, which would receive the key
 */
export async function callSystem(
  { address, key, timeOutMs, privateHosts }: CalledSystem,
  path: string,
  request: {
    readonly method: "GET" | "POST";
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
  },
): Promise<SystemAnswer> {
  const url = path === "" ? new URL(address) : new URL(path, address.endsWith("/") ? address : `${address}/`);
  const { status, bytes } = await outsideFetch(
    url,
    {
      ...request,
      anyStatus: true,
      headers: {
        accept: "application/json",
        ...(request.body === undefined ? {} : { "content-type": "application/json" }),
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
        ...request.headers,
      },
    },
    { hosts: [url.host], privateHosts, timeOutMs, largest: LARGEST },
  );
  return { status, body: parsed(bytes) };
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    return undefined;
  }
}

/** Statuses about our key, a temporary fault or too many requests: a later try may succeed. */
const PASSING = new Set([401, 403, 408, 409, 423, 425, 429]);

/**
 * Checks the answer to a delivery. Throws `DeliveryRefused` where the system refuses for good, another error where a later try may
 * succeed.
 *
 * name  the system's name, for people
 */
export function taken(name: string, { status, body }: SystemAnswer): unknown {
  if (status >= 200 && status < 300) return body;
  const said = saidIn(body);
  const message = `${name} answered ${status}${said ? `: ${said}` : ""}.`;
  if (status >= 400 && status < 500 && !PASSING.has(status)) throw new DeliveryRefused(message);
  throw new Error(message);
}

/** The reason that an answer gives for a refusal, as one short line. */
function saidIn(body: unknown): string {
  if (typeof body !== "object" || body === null) return "";
  const said = "message" in body ? body.message : "error" in body ? body.error : "";
  return typeof said === "string"
    ? said
        .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
        .trim()
        .slice(0, 300)
    : "";
}
