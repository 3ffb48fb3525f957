import { lookup as systemLookup } from "node:dns/promises";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { BlockList, isIP } from "node:net";

/** The reason why an outside system gave no answer that can be used. */
type OutsideCause =
  | "host-not-allowed"
  | "private-address"
  | "unreachable"
  | "time-out"
  | "too-large"
  | "redirected"
  | "status"
  | "bad-answer";

/** An outside system failed. The message names its host and the failure, never a password of its address. */
export class OutsideFailure extends Error {
  readonly reason: OutsideCause;

  constructor(reason: OutsideCause, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "OutsideFailure";
    this.reason = reason;
  }
}

export interface OutsideRules {
  /** Hosts that may be called, as in a URL: `erp.example` or `erp.example:8443`. */
  readonly hosts: readonly string[];
  /** Those of the hosts that may resolve to a private address (this machine, the local network). */
  readonly privateHosts: readonly string[];
  /** Milliseconds from the first byte sent to the last byte read. */
  readonly timeOutMs: number;
  /** Most bytes of the answer's body. */
  readonly largest: number;
  /** The name resolver of tests; absent: the system's. */
  readonly resolve?: (host: string) => Promise<readonly Address[]>;
}

interface Address {
  readonly address: string;
  readonly family: number;
}

interface OutsideRequest {
  readonly method: "GET" | "POST";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Any status but a redirect: the body of a failed answer says what was wrong. */
  readonly anyStatus?: true;
}

interface OutsideAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly bytes: Buffer;
}

/**
 * Calls an outside system: http and https to allowed hosts only. The host is resolved once, its addresses are checked, and the
 * connection goes to exactly those, so that the name cannot point elsewhere a moment later. Redirects are not followed.
 *
 * address  its user and password are sent as basic authentication
 * errors   OutsideFailure
 *
 * Source: reliability.md T34.
 */
export async function outsideFetch(
  address: URL,
  { method, headers = {}, body, anyStatus }: OutsideRequest,
  rules: OutsideRules,
): Promise<OutsideAnswer> {
  const { host } = address;
  const isAllowed = ["http:", "https:"].includes(address.protocol) && rules.hosts.includes(host);
  if (!isAllowed) throw new OutsideFailure("host-not-allowed", `${host} is not one of the allowed hosts.`);
  const addresses = await addressesOf(address, rules);
  const { request } = address.protocol === "https:" ? { request: requestHttps } : { request: requestHttp };
  const signal = AbortSignal.timeout(rules.timeOutMs);
  return new Promise((resolve, reject) => {
    const fail = (error: Error) =>
      reject(error instanceof OutsideFailure ? error : unreachable(host, error, signal, rules.timeOutMs));
    const call = request(
      address,
      {
        method,
        signal,
        agent: false,
        headers: {
          "accept-encoding": "identity",
          ...headers,
          ...(body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) }),
        },
        lookup: (_host, { all }, done) => {
          const [first] = addresses;
          if (all) done(null, [...addresses]);
          else done(null, first?.address ?? "", first?.family);
        },
      },
      (response) => {
        const { statusCode = 0, headers: received } = response;
        const stop = (reason: OutsideCause, message: string) =>
          response.destroy(new OutsideFailure(reason, message));
        response.on("error", fail);
        if (statusCode >= 300 && statusCode < 400)
          return void stop("redirected", `${host} sends elsewhere, which is not followed.`);
        if (statusCode !== 200 && !anyStatus) return void stop("status", `${host} answered ${statusCode}.`);
        const chunks: Buffer[] = [];
        let size = 0;
        response.on("data", (chunk: Buffer) => {
          chunks.push(chunk);
          size += chunk.length;
          if (size > rules.largest)
            stop("too-large", `The answer of ${host} has more than ${rules.largest} bytes.`);
        });
        response.on("end", () =>
          resolve({
            status: statusCode,
            contentType: received["content-type"] ?? "",
            bytes: Buffer.concat(chunks),
          }),
        );
      },
    );
    call.on("error", fail);
    call.end(body);
  });
}

function unreachable(host: string, error: Error, signal: AbortSignal, timeOutMs: number): OutsideFailure {
  return signal.aborted
    ? new OutsideFailure("time-out", `${host} did not answer within ${timeOutMs} ms.`, { cause: error })
    : new OutsideFailure("unreachable", `${host} cannot be reached.`, { cause: error });
}

async function addressesOf({ host, hostname }: URL, rules: OutsideRules): Promise<readonly Address[]> {
  const name = hostname.replace(/^\[(.*)\]$/, "$1");
  const family = isIP(name);
  const found = family > 0 ? [{ address: name, family }] : await resolved(host, name, rules);
  const isPrivate = found.some((one) => isPrivateAddress(one));
  if (isPrivate && !rules.privateHosts.includes(host))
    throw new OutsideFailure("private-address", `${host} lies at a private address.`);
  return found;
}

async function resolved(host: string, name: string, rules: OutsideRules): Promise<readonly Address[]> {
  const resolve = rules.resolve ?? ((asked) => systemLookup(asked, { all: true }));
  try {
    const found = await resolve(name);
    if (found.length > 0) return found;
  } catch (error) {
    throw new OutsideFailure("unreachable", `${host} is not known.`, { cause: error });
  }
  throw new OutsideFailure("unreachable", `${host} is not known.`);
}

/** Address ranges that no public host has. Sources: IANA special-purpose registries of IPv4 and IPv6. */
const PRIVATE = new BlockList();
for (const range of [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
  "::/128",
  "::1/128",
  // An IPv4 address inside IPv6 could be any of the above.
  "64:ff9b::/96",
  "64:ff9b:1::/48",
  "100::/64",
  "2001:db8::/32",
  "2002::/16",
  "fc00::/7",
  "fe80::/10",
  "ff00::/8",
]) {
  const [network, length] = range.split("/") as [string, string];
  PRIVATE.addSubnet(network, Number(length), network.includes(":") ? "ipv6" : "ipv4");
}

const isPrivateAddress = ({ address, family }: Address): boolean =>
  PRIVATE.check(address, family === 6 ? "ipv6" : "ipv4");
