import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pricingShop } from "@stanza/contract";
import { retailTerms } from "@stanza/pricing";
import { decimal, decimalText, formatFeet } from "@stanza/quantities";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeOffer } from "../testing/make-offer.ts";
import { createSample, sampleDocument } from "../testing/sample-project.ts";
import { bodyOf, startTestServer, type TestServer } from "../testing/test-server.ts";

let stanza: TestServer;
beforeAll(async () => {
  stanza = await startTestServer();
});
afterAll(() => stanza.close());

test("[QU-04] papers of a US shop say worktops and plinths in feet and inches, at the price list's price per metre and the exact amount", async () => {
  const seller = await stanza.as("seller.chicago");
  const { summary } = await createSample(seller, sampleDocument("bianchi-studio"));
  const terms = retailTerms(pricingShop(seller.profile.shop));
  const id = await makeOffer(seller, summary.id, { terms, language: "en", prints: "plan;pictures" });
  const { offer } = bodyOf(await seller.client.getOffer({ params: { id } }), 200);
  const path = join(stanza.folder, "us.pdf");
  const pdf = bodyOf(await seller.client.getOfferPdf({ params: { id } }), 200);
  writeFileSync(path, Buffer.from(await pdf.arrayBuffer()));
  const text = execFileSync("pdftotext", ["-layout", path, "-"], { encoding: "utf8" });
  const rows = text.split("\n").map((row) => row.replace(/\s+/g, " "));
  const byMetre = offer.groups
    .flatMap(({ positions }) => positions.flatMap(({ lines }) => lines))
    .filter(({ unit, included }) => unit === "m" && !included);
  expect(byMetre.length).toBeGreaterThan(1);
  for (const { quantity, unitPrice = "", amount = "" } of byMetre) {
    const feet = formatFeet(Number(decimalText(decimal(quantity).times("1000"))));
    const row = rows.find((one) => one.includes(feet) && one.includes(`$${unitPrice} / m`));
    expect([quantity, row]).toEqual([
      quantity,
      expect.stringContaining(`$${Number(amount).toLocaleString("en-US", { minimumFractionDigits: 2 })}`),
    ]);
  }
  // What stays metric are the manufacturer's own words, such as "Induction 60 cm".
  expect(text).not.toMatch(/\d mm\b/);
  expect(rows.filter((row) => /\d (m|m²|kg) (\$|to be priced)/.test(row))).toEqual([]);
});
