/**
 * The totals of quote.md §4 a second time, written from that text alone and on nothing but bigint fractions, to compare the product's
 * totals with. It knows no rounding modes, no decimals library and none of the product's code. Amounts are counts of the smallest unit.
 */

import {
  add,
  compare,
  digitsOf,
  type Fraction,
  floorOf,
  fr,
  left,
  mul,
  read,
  split,
  units,
} from "./reference-fractions.ts";

export interface ReferenceLine {
  readonly code: string;
  readonly appliance: boolean;
  readonly catalogue: string;
  readonly price: string;
  readonly quantity: string;
  readonly rowQuantity: string;
  readonly counts: boolean;
  /** Already chosen by quote.md §4 R7 among line, row and document; null: the document's. */
  readonly ownRate: string | null;
}

export interface ReferenceOffer {
  readonly lines: readonly ReferenceLine[];
  readonly increase: string;
  readonly decimals: number;
  readonly swiss: boolean;
  readonly profile: "tiered" | "catalogue";
  readonly dealer: boolean;
  readonly standard: readonly string[];
  readonly appliances: readonly string[];
  readonly dealerDiscount: string;
  readonly document: readonly string[];
  readonly catalogues: Readonly<Record<string, string>>;
  readonly rate: string;
  readonly us: boolean;
  readonly deliveryTaxed: boolean;
  readonly installationTaxed: boolean;
  readonly delivery: string | null;
  readonly installation: string | null;
  readonly services: readonly { catalogue: string; percent: string; price: string; rate: string | null }[];
  readonly depositPercent: string;
}

interface CountedLine extends ReferenceLine {
  readonly amount: bigint;
  /** U: never discounted. E: appliance. S: standard. */
  readonly group: "U" | "E" | "S";
  readonly rate: string;
}

/** Goods with one net, and the exact weight of each line in it. */
interface Pool {
  readonly net: bigint;
  readonly weighed: readonly { readonly line: CountedLine; readonly weight: Fraction }[];
}

export function referenceTotals(offer: ReferenceOffer) {
  const counted = countedLines(offer);
  const pools = offer.profile === "tiered" ? tieredPools(offer, counted) : cataloguePools(offer, counted);
  const bases = new TaxBases();
  for (const pool of pools) taxGoods(offer, pool, bases);
  const goods = pools.reduce((all, { net }) => all + net, 0n);
  const servicesTotal = addServices(offer, catalogueNets(offer, counted, pools), bases);
  const delivery = addCharge(offer, offer.delivery, offer.deliveryTaxed, bases);
  const installation = addCharge(offer, offer.installation, offer.installationTaxed, bases);

  const net = goods + servicesTotal + delivery + installation;
  let tax = 0n;
  for (const [rate, base] of bases.byRate) tax += shareOf(offer, base, rate);
  const total = net + tax;
  const payable = toCoin(offer, money(offer, total));
  const deposit = toCoin(offer, mul(money(offer, payable), hundredths(offer.depositPercent)));
  const print = (count: bigint) => printed(count, offer.decimals);
  return {
    gross: print(sum(counted)),
    goods: print(goods),
    servicesTotal: print(servicesTotal),
    generalTotal: print(goods + servicesTotal),
    netTotal: print(net),
    bases: Object.fromEntries(
      [...bases.byRate].filter(([, base]) => base !== 0n).map(([rate, base]) => [rate, print(base)]),
    ),
    tax: print(tax),
    total: print(total),
    rounding: print(payable - total),
    payable: print(payable),
    deposit: print(deposit),
    balance: print(payable - deposit),
  };
}

const money = ({ decimals }: ReferenceOffer, count: bigint) => fr(count, 10n ** BigInt(decimals));
const hundredths = (percent: string) => mul(read(percent), fr(1n, 100n));
const shareOf = (offer: ReferenceOffer, count: bigint, percent: string) =>
  units(mul(money(offer, count), hundredths(percent)), offer.decimals);
const sum = (lines: readonly CountedLine[]) => lines.reduce((total, { amount }) => total + amount, 0n);

/** Rounded after each discount. */
const chain = (offer: ReferenceOffer, start: bigint, percents: readonly string[]) =>
  percents.reduce((rest, percent) => units(mul(money(offer, rest), left(percent)), offer.decimals), start);

/** The lines that count, with their amounts before discounts. */
function countedLines(offer: ReferenceOffer): readonly CountedLine[] {
  const { decimals } = offer;
  return offer.lines
    .filter(({ counts }) => counts)
    .map((line) => {
      const places = Math.max(decimals, digitsOf(line.price));
      const unit = fr(units(mul(read(line.price), read(offer.increase)), places), 10n ** BigInt(places));
      const amount = units(mul(mul(unit, read(line.quantity)), read(line.rowQuantity)), decimals);
      const group = line.code === "0PR49ZV0009A" ? "U" : line.appliance ? "E" : "S";
      return { ...line, amount, group, rate: canonical(line.ownRate ?? offer.rate) };
    });
}

/** Lines with the weights that discounts leave them, unrounded. */
const weigh = (offer: ReferenceOffer, lines: readonly CountedLine[], percents: readonly string[]) =>
  lines.map((line) => ({
    line,
    weight: mul(
      money(offer, line.amount),
      percents.reduce((all, percent) => mul(all, left(percent)), fr(1n)),
    ),
  }));

function tieredPools(offer: ReferenceOffer, counted: readonly CountedLine[]): readonly Pool[] {
  const pool = (groups: string, percents: readonly string[]): Pool => {
    const lines = counted.filter(({ group }) => groups.includes(group));
    return { net: chain(offer, sum(lines), percents), weighed: weigh(offer, lines, percents) };
  };
  return offer.dealer
    ? [pool("SE", [offer.dealerDiscount]), pool("U", [])]
    : [pool("S", offer.standard), pool("E", offer.appliances), pool("U", [])];
}

/** Each catalogue's discount, then the document's on all of them: one pool. */
function cataloguePools(offer: ReferenceOffer, counted: readonly CountedLine[]): readonly Pool[] {
  const document = offer.dealer ? [offer.dealerDiscount] : offer.document;
  const parts = cataloguesOf(counted).map((name) => {
    const lines = counted.filter(({ catalogue }) => catalogue === name);
    const own = [offer.catalogues[name] ?? "0"];
    return { net: chain(offer, sum(lines), own), weighed: weigh(offer, lines, [...own, ...document]) };
  });
  const before = parts.reduce((all, { net }) => all + net, 0n);
  return [{ net: chain(offer, before, document), weighed: parts.flatMap(({ weighed }) => weighed) }];
}

const cataloguesOf = (counted: readonly CountedLine[]) =>
  [...new Set(counted.map(({ catalogue }) => catalogue))].sort();

/** The net of each catalogue, which its services are a percentage of. */
function catalogueNets(
  offer: ReferenceOffer,
  counted: readonly CountedLine[],
  pools: readonly Pool[],
): ReadonlyMap<string, bigint> {
  const names = cataloguesOf(counted);
  if (offer.profile === "catalogue") {
    return new Map(
      names.map((name) => {
        const lines = counted.filter(({ catalogue }) => catalogue === name);
        return [name, chain(offer, sum(lines), [offer.catalogues[name] ?? "0"])];
      }),
    );
  }
  const nets = new Map<string, bigint>();
  for (const { net, weighed } of pools) {
    const shares = split(
      net,
      names.map((name) => total(weighed.filter(({ line }) => line.catalogue === name))),
      offer.decimals,
      names.map((name) => weighed.some(({ line }) => line.catalogue === name)),
    );
    for (const [index, name] of names.entries()) nets.set(name, (nets.get(name) ?? 0n) + shares[index]!);
  }
  return nets;
}

class TaxBases {
  readonly byRate = new Map<string, bigint>();

  add(rate: string, amount: bigint): void {
    const key = canonical(rate);
    this.byRate.set(key, (this.byRate.get(key) ?? 0n) + amount);
  }
}

/** Splits a pool's net among the tax rates of its lines. */
function taxGoods({ decimals }: ReferenceOffer, { net, weighed }: Pool, bases: TaxBases): void {
  const rates = [...new Set(weighed.map(({ line }) => line.rate))].sort((a, b) => compare(read(a), read(b)));
  const weights = rates.map((rate) => total(weighed.filter(({ line }) => line.rate === rate)));
  const parts = split(net, weights, decimals);
  for (const [index, rate] of rates.entries()) bases.add(rate, parts[index]!);
}

/** Adds the services to their tax bases. Returns their total. */
function addServices(offer: ReferenceOffer, nets: ReadonlyMap<string, bigint>, bases: TaxBases): bigint {
  let all = 0n;
  for (const { catalogue, percent, price, rate } of offer.services) {
    const amount =
      compare(read(percent), fr(0n)) > 0
        ? shareOf(offer, nets.get(catalogue) ?? 0n, percent)
        : units(read(price), offer.decimals);
    bases.add(rate ?? (offer.us ? "0" : offer.rate), amount);
    all += amount;
  }
  return all;
}

/** Adds delivery or installation to its tax base. Returns the amount. */
function addCharge(offer: ReferenceOffer, charge: string | null, isTaxed: boolean, bases: TaxBases): bigint {
  const amount = charge === null ? 0n : units(read(charge), offer.decimals);
  bases.add(offer.us && !isTaxed ? "0" : offer.rate, amount);
  return amount;
}

/** Rounded to the smallest coin, which in Switzerland is 0.05. */
const toCoin = ({ swiss, decimals }: ReferenceOffer, x: Fraction) =>
  swiss ? floorOf(add(mul(x, fr(20n)), fr(1n, 2n))) * (10n ** BigInt(decimals) / 20n) : units(x, decimals);

function printed(count: bigint, decimals: number): string {
  const digits = (count < 0n ? -count : count).toString().padStart(decimals + 1, "0");
  const text = decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
  return count < 0n ? `-${text}` : text;
}

const total = (weighed: readonly { weight: Fraction }[]) =>
  weighed.reduce((all, { weight }) => add(all, weight), fr(0n));
const canonical = (text: string) => (text.includes(".") ? text.replace(/\.?0+$/, "") : text);
