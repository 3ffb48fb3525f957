/**
 * The totals of quote.md §4 a second time, written from that text alone and on nothing but bigint fractions, to compare
 * the product's against. It knows no rounding modes, no decimals library and none of the product's code.
 */

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

interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

const fr = (n: bigint, d = 1n): Fraction => ({ n, d });
const add = (a: Fraction, b: Fraction) => fr(a.n * b.d + b.n * a.d, a.d * b.d);
const mul = (a: Fraction, b: Fraction) => fr(a.n * b.n, a.d * b.d);
const floorOf = ({ n, d }: Fraction) => (n >= 0n ? n / d : -((-n + d - 1n) / d));

function read(text: string): Fraction {
  const [, sign, whole = "", rest = ""] = /^(-?)(\d*)\.?(\d*)$/.exec(text)!;
  const n = BigInt(`${whole}${rest}` || "0");
  return fr(sign ? -n : n, 10n ** BigInt(rest.length));
}

/** floor(x · 10^d + 1/2), as a count of the smallest units. */
const units = (x: Fraction, d: number) => floorOf(add(mul(x, fr(10n ** BigInt(d))), fr(1n, 2n)));
const digitsOf = (text: string) => (text.split(".")[1] ?? "").replace(/0+$/, "").length;
const left = (percent: string) => add(fr(1n), mul(read(percent), fr(-1n, 100n)));

export function referenceTotals(offer: ReferenceOffer) {
  const d = offer.decimals;
  const scale = 10n ** BigInt(d);
  const money = (count: bigint) => fr(count, scale);
  const shareOf = (count: bigint, percent: string) =>
    units(mul(money(count), mul(read(percent), fr(1n, 100n))), d);

  const counted = offer.lines
    .filter(({ counts }) => counts)
    .map((line) => {
      const places = Math.max(d, digitsOf(line.price));
      const unit = fr(units(mul(read(line.price), read(offer.increase)), places), 10n ** BigInt(places));
      const amount = units(mul(mul(unit, read(line.quantity)), read(line.rowQuantity)), d);
      const group = line.code === "0PR49ZV0009A" ? "U" : line.appliance ? "E" : "S";
      return { ...line, amount, group, rate: canonical(line.ownRate ?? offer.rate) };
    });
  const sum = (entries: readonly { amount: bigint }[]) =>
    entries.reduce((total, { amount }) => total + amount, 0n);
  const chain = (start: bigint, percents: readonly string[]) =>
    percents.reduce((rest, percent) => units(mul(money(rest), left(percent)), d), start);
  const product = (percents: readonly string[]) =>
    percents.reduce((all, percent) => mul(all, left(percent)), fr(1n));

  // Pools: goods with a net, and the exact weight of each line in it.
  const pools: { net: bigint; weighed: { line: (typeof counted)[number]; weight: Fraction }[] }[] = [];
  const catalogueNet = new Map<string, bigint>();
  const names = [...new Set(counted.map(({ catalogue }) => catalogue))].sort();
  if (offer.profile === "tiered") {
    const pool = (groups: string, percents: readonly string[]) => {
      const lines = counted.filter(({ group }) => groups.includes(group));
      pools.push({
        net: chain(sum(lines), percents),
        weighed: lines.map((line) => ({ line, weight: mul(money(line.amount), product(percents)) })),
      });
    };
    if (offer.dealer) pool("SE", [offer.dealerDiscount]);
    else {
      pool("S", offer.standard);
      pool("E", offer.appliances);
    }
    pool("U", []);
  } else {
    const document = offer.dealer ? [offer.dealerDiscount] : offer.document;
    let before = 0n;
    const weighed: (typeof pools)[number]["weighed"] = [];
    for (const name of names) {
      const own = [offer.catalogues[name] ?? "0"];
      const lines = counted.filter(({ catalogue }) => catalogue === name);
      const net = chain(sum(lines), own);
      catalogueNet.set(name, net);
      before += net;
      weighed.push(
        ...lines.map((line) => ({ line, weight: mul(money(line.amount), product([...own, ...document])) })),
      );
    }
    pools.push({ net: chain(before, document), weighed });
  }

  const bases = new Map<string, bigint>();
  const tax = (rate: string, amount: bigint) =>
    bases.set(canonical(rate), (bases.get(canonical(rate)) ?? 0n) + amount);
  for (const { net, weighed } of pools) {
    const rates = [...new Set(weighed.map(({ line }) => line.rate))].sort((a, b) =>
      compare(read(a), read(b)),
    );
    const parts = split(
      net,
      rates.map((rate) => total(weighed.filter(({ line }) => line.rate === rate))),
      d,
    );
    rates.forEach((rate, index) => {
      tax(rate, parts[index]!);
    });
    if (offer.profile === "tiered") {
      const shares = split(
        net,
        names.map((name) => total(weighed.filter(({ line }) => line.catalogue === name))),
        d,
        names.map((name) => weighed.some(({ line }) => line.catalogue === name)),
      );
      names.forEach((name, index) => {
        catalogueNet.set(name, (catalogueNet.get(name) ?? 0n) + shares[index]!);
      });
    }
  }

  const goods = pools.reduce((all, { net }) => all + net, 0n);
  const services = offer.services.map(({ catalogue, percent, price, rate }) => {
    const amount =
      compare(read(percent), fr(0n)) > 0
        ? shareOf(catalogueNet.get(catalogue) ?? 0n, percent)
        : units(read(price), d);
    tax(rate ?? (offer.us ? "0" : offer.rate), amount);
    return amount;
  });
  const servicesTotal = services.reduce((all, amount) => all + amount, 0n);
  const delivery = offer.delivery === null ? 0n : units(read(offer.delivery), d);
  const installation = offer.installation === null ? 0n : units(read(offer.installation), d);
  tax(offer.us && !offer.deliveryTaxed ? "0" : offer.rate, delivery);
  tax(offer.us && !offer.installationTaxed ? "0" : offer.rate, installation);
  const net = goods + servicesTotal + delivery + installation;
  let taxed = 0n;
  for (const [rate, base] of bases) taxed += shareOf(base, rate);
  const gross = net + taxed;
  const coin = (x: Fraction) =>
    offer.swiss ? floorOf(add(mul(x, fr(20n)), fr(1n, 2n))) * (scale / 20n) : units(x, d);
  const payable = coin(money(gross));
  const deposit = coin(mul(money(payable), mul(read(offer.depositPercent), fr(1n, 100n))));

  const print = (count: bigint) => {
    const digits = (count < 0n ? -count : count).toString().padStart(d + 1, "0");
    const text = d === 0 ? digits : `${digits.slice(0, -d)}.${digits.slice(-d)}`;
    return count < 0n ? `-${text}` : text;
  };
  return {
    gross: print(sum(counted)),
    goods: print(goods),
    servicesTotal: print(servicesTotal),
    generalTotal: print(goods + servicesTotal),
    netTotal: print(net),
    bases: Object.fromEntries(
      [...bases].filter(([, base]) => base !== 0n).map(([rate, base]) => [rate, print(base)]),
    ),
    tax: print(taxed),
    total: print(gross),
    rounding: print(payable - gross),
    payable: print(payable),
    deposit: print(deposit),
    balance: print(payable - deposit),
  };
}

const total = (weighed: readonly { weight: Fraction }[]) =>
  weighed.reduce((all, { weight }) => add(all, weight), fr(0n));
const compare = (a: Fraction, b: Fraction) => {
  const difference = a.n * b.d - b.n * a.d;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};
const canonical = (text: string) => (text.includes(".") ? text.replace(/\.?0+$/, "") : text);

/** Cuts to whole units; the remaining ones go to the largest fractions in turn, missing ones come from the smallest. */
function split(
  net: bigint,
  weights: readonly Fraction[],
  d: number,
  present = weights.map(() => true),
): bigint[] {
  const inUnits = weights.map((weight) => mul(weight, fr(10n ** BigInt(d))));
  const parts = inUnits.map(floorOf);
  const queue = inUnits
    .map((weight, index) => ({ index, fraction: add(weight, fr(-parts[index]!)) }))
    .filter(({ index }) => present[index])
    .sort((a, b) => compare(b.fraction, a.fraction) || a.index - b.index);
  let missing = net - parts.reduce((all, part) => all + part, 0n);
  for (let turn = 0; missing > 0n; turn++, missing--) parts[queue[turn % queue.length]!.index]! += 1n;
  for (let turn = queue.length - 1; missing < 0n; turn--, missing++) {
    if (turn < 0) turn = queue.length - 1;
    parts[queue[turn]!.index]! -= 1n;
  }
  return parts;
}
