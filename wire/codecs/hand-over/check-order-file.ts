import { decimal, decimalText, sumOf } from "@stanza/quantities";
import { canonicalJson, sha256 } from "./canonical-json.ts";
import { type OrderFile, orderFile } from "./order-file.ts";

export type CheckedOrder =
  | { readonly ok: true; readonly order: OrderFile }
  | {
      readonly ok: false;
      /** `json`: no JSON, or a name twice in one object; `format`: not stanza-order/2; `checksum`: changed since; `sums`: they do not add up. */
      readonly because: "json" | "format" | "checksum" | "sums";
      readonly problems: readonly { readonly path: string; readonly message: string }[];
    };

/**
 * Checks that a text is the hand-over file of an order as Stanza wrote it, in any indentation and order of names: format, checksum, and
 * sums, since a person who changes an amount can make a new checksum. It says nothing of who wrote it.
 *
 * Source: docs/order-file.md.
 */
export async function checkOrderFile(text: string): Promise<CheckedOrder> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return refused("json", "", (error as Error).message);
  }
  // Readers differ in which of two they take.
  if (namesIn(text) !== membersOf(value)) return refused("json", "", "An object has a name twice.");
  const parsed = orderFile.safeParse(value);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => ({ path: path.join("."), message }));
    return { ok: false, because: "format", problems };
  }
  const { checksum, ...order } = parsed.data;
  const found = await sha256(canonicalJson(order));
  if (found !== checksum.value)
    return refused("checksum", "checksum.value", `The content has the checksum ${found}.`);
  const problems = sumProblems(parsed.data);
  return problems.length > 0 ? { ok: false, because: "sums", problems } : { ok: true, order: parsed.data };
}

const refused = (because: "json" | "checksum", path: string, message: string): CheckedOrder => ({
  ok: false,
  because,
  problems: [{ path, message }],
});

/** Names with their colon in a JSON text; texts in it are skipped whole. */
const namesIn = (text: string): number =>
  [...text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)].filter(([, colon]) => colon !== undefined).length;

function membersOf(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  const inside = Object.values(value).reduce<number>((count, member) => count + membersOf(member), 0);
  return inside + (Array.isArray(value) ? 0 : Object.keys(value).length);
}

function sumProblems({ positions, services, totals }: OrderFile) {
  const of = (texts: readonly string[]) => sumOf(texts.map((text) => decimal(text)));
  const expected: readonly (readonly [path: string, found: string, sum: readonly string[]])[] = [
    ...positions.map(
      ({ amount, lines }, i) =>
        [`positions.${i}.amount`, amount, lines.flatMap((line) => line.amount ?? [])] as const,
    ),
    ["totals.gross", totals.gross, positions.map(({ amount }) => amount)],
    ["totals.gross", totals.gross, [totals.goods, totals.discount]],
    ["totals.services", totals.services, services.map(({ amount }) => amount)],
    [
      "totals.net",
      totals.net,
      [totals.goods, totals.services, totals.delivery.amount, totals.installation.amount],
    ],
    ["totals.net", totals.net, totals.taxes.map(({ base }) => base)],
    ["totals.tax", totals.tax, totals.taxes.map(({ tax }) => tax)],
    ["totals.total", totals.total, [totals.net, totals.tax]],
    ["totals.payable", totals.payable, [totals.total, totals.rounding]],
    ...(totals.deposit
      ? [["totals.payable", totals.payable, [totals.deposit.amount, totals.deposit.balance]] as const]
      : []),
  ];
  return expected.flatMap(([path, found, parts]) => {
    const sum = of(parts);
    return sum.cmp(found) === 0
      ? []
      : [{ path, message: `It says ${found}; its parts add up to ${decimalText(sum)}.` }];
  });
}
