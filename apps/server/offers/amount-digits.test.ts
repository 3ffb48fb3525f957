import { expect, test } from "vitest";
import { sampleTerms } from "../testing/make-offer.ts";
import { createSample } from "../testing/sample-project.ts";
import { bodyOf, startTestServer } from "../testing/test-server.ts";

test("[QU-01] amounts have the digits of config.nround.ext.num, in the list of projects as in the offer", async () => {
  const stanza = await startTestServer({ site: { nround: { ext: { num: "0" } } } });
  try {
    const dealer = await stanza.as("dealer.milano");
    const { summary } = await createSample(dealer);
    expect(summary.total).toMatch(/^\d+$/);
    const body = { terms: sampleTerms(), language: "it" };
    const { offer } = bodyOf(await dealer.client.quoteProject({ params: { id: summary.id }, body }), 200);
    expect([offer.gross, offer.decimals]).toEqual([summary.total, 0]);
    for (const amount of [offer.goods, offer.netTotal, offer.tax, offer.total, offer.payable])
      expect(amount).toMatch(/^\d+$/);
    expect(Number(offer.netTotal) + Number(offer.tax)).toBe(Number(offer.total));
  } finally {
    await stanza.close();
  }
});
