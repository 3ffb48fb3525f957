import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "stanza-example-"));
const pdf = join(folder, "offer.pdf");
let totals: Record<string, string> & {
  taxes: { base: string; tax: string }[];
  deposit: { amount: string; balance: string };
};

beforeAll(() => {
  const example = join(import.meta.dirname, "catalogue-to-pdf.ts");
  totals = JSON.parse(
    execFileSync("npx", ["tsx", example, "--out", pdf], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }),
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

const cents = (amount: string): bigint => BigInt(amount.replace(".", ""));

test("the whole flow runs without server or database and its totals add up", () => {
  expect(totals.currency).toBe("EUR");
  expect(cents(totals.gross!)).toBeGreaterThan(200_000n);
  expect(totals.taxes.reduce((sum, { base }) => sum + cents(base), 0n)).toBe(cents(totals.netTotal!));
  expect(cents(totals.netTotal!) + cents(totals.tax!)).toBe(cents(totals.total!));
  expect(cents(totals.deposit.amount) + cents(totals.deposit.balance)).toBe(cents(totals.payable!));
});

test("[QU-08] the PDF carries the same total, every article, and the plan", () => {
  const text = execFileSync("pdftotext", ["-layout", pdf, "-"], { encoding: "utf8" });
  const total = new Intl.NumberFormat("en-GB", { style: "currency", currency: "EUR" }).format(
    totals.payable as Intl.StringNumericLiteral,
  );
  expect(text).toContain(total);
  for (const article of [
    "Base unit, one door 600",
    "Sink base unit 800",
    "Wall unit, two doors 800",
    "Worktop",
    "Plinth",
  ]) {
    expect(text).toContain(article);
  }
  expect(text).toContain("Plan");
  expect(text).toContain("Scale 1:50");
});
