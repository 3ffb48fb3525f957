import type { Promotions } from "@stanza/pricing";
import { OutsideFailure, outsideFetch } from "../outside-fetch.ts";
import type { OutsideSystem } from "../systems.ts";
import type { PromotionsSource } from "./promotions-source.ts";
import { readPromotions } from "./read-promotions.ts";

const LARGEST = 1024 * 1024;
/** An answer is kept this long, because an offer is quoted at every change. */
const FRESH_MS = 60_000;
/** A failure is kept for a shorter time, so that people do not wait at every change for an ERP that is down. */
const FAILED_MS = 10_000;
const MOST_KEPT = 200;

/**
 * Promotions from the ERP: service `e_promos`, method `jGetCatPromos`, payload `Catalogo` and `orderdate` (spec 2 §7).
 *
 * ASSUMED: a POST of JSON to `<address>/e_promos/jGetCatPromos` with the key as bearer, as the spec shows no paths.
 *
 * privateHosts  see `OutsideRules`
 */
export function openErpPromotions(
  { address, key, timeOutMs }: OutsideSystem,
  parts: { readonly privateHosts: readonly string[]; readonly now: () => Date },
): PromotionsSource {
  const url = new URL(`${address.replace(/\/+$/, "")}/e_promos/jGetCatPromos`);
  const rules = { hosts: [url.host], privateHosts: parts.privateHosts, timeOutMs, largest: LARGEST };
  const ask = async (catalogue: string, orderDate: string): Promise<Promotions> => {
    const { bytes } = await outsideFetch(
      url,
      {
        method: "POST",
        headers: {
          "content-type": "application/json",
          accept: "application/json",
          ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
        },
        body: JSON.stringify({ Catalogo: catalogue, orderdate: orderDate }),
      },
      rules,
    );
    return promotionsIn(bytes, url.host, catalogue);
  };
  const kept = new Map<string, { readonly answer: Promise<Promotions>; until: number }>();
  return {
    of(catalogue, orderDate) {
      const asked = JSON.stringify([catalogue, orderDate]);
      const known = kept.get(asked);
      const now = parts.now().getTime();
      if (known && now < known.until) return known.answer;
      const fresh = { answer: ask(catalogue, orderDate), until: now + FRESH_MS };
      fresh.answer.catch(() => {
        fresh.until = parts.now().getTime() + FAILED_MS;
      });
      kept.delete(asked);
      kept.set(asked, fresh);
      const [oldest] = kept.keys();
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
      return fresh.answer;
    },
  };
}

function promotionsIn(bytes: Buffer, host: string, catalogue: string): Promotions {
  let parsed: unknown;
  try {
    parsed = JSON.parse(bytes.toString("utf8"));
  } catch (error) {
    throw new OutsideFailure("bad-answer", `The promotions of ${host} are not JSON.`, { cause: error });
  }
  const read = readPromotions(parsed);
  if ("faults" in read) {
    const faults = read.faults.slice(0, 5).join("; ");
    throw new OutsideFailure("bad-answer", `The promotions of ${host} have faults: ${faults}`);
  }
  // The ERP was asked about this catalogue, so its promotions are for this catalogue.
  const own = (kind: keyof Promotions) =>
    read.promotions[kind].map((one) => ({ ...one, catalogues: one.catalogues ?? [catalogue] }));
  return { campaign: own("campaign"), delivery: own("delivery"), list: own("list") };
}
