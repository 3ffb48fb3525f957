import { isIPv6 } from "node:net";

/**
 * The network that an address counts as where uses are limited: of IPv6 its /64, of which one household has all addresses; of IPv4 the
 * address itself, also where it is written inside an IPv6 one.
 *
 * address  as Fastify gives it, e.g. `203.0.113.7`, `::ffff:203.0.113.7`, `2001:db8::7`
 * returns  e.g. `203.0.113.7`, `2001:db8:0:0::/64`
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(address)) return address;
  const [withoutZone = ""] = address.split("%");
  const [before = "", after] = withoutZone.split("::");
  const head = groupsOf(before);
  const tail = after === undefined ? [] : groupsOf(after);
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => "0");
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(":")}::/64`;
}

/** A dotted end is two groups; which ones does not matter, as they are never among the first four. */
const groupsOf = (part: string): readonly string[] =>
  part === ""
    ? []
    : part
        .split(":")
        .flatMap((group) => (group.includes(".") ? ["0", "0"] : [Number.parseInt(group, 16).toString(16)]));
