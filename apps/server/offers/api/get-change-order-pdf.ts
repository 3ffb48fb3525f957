import { PrintError } from "@stanza/print";
import { Encoded } from "../../http/encoded.ts";
import type { Handler } from "../../operation/handler.ts";
import { refuse } from "../../operation/refuse.ts";
import { senderOf } from "../../shops/sender-of.ts";
import { isoDay, shopOf } from "../../shops/shop.ts";
import { readDifference } from "../read-difference.ts";

/** In the language of the later offer. Nothing is kept: the frozen documents give the same each time. */
export const getChangeOrderPdf: Handler<"getChangeOrderPdf"> = async ({ context, params, session }) => {
  const answer = await readDifference(context, session, params);
  if (answer.status !== 200) return answer;
  const { before, after, difference } = answer.found;
  const shop = await shopOf(context.pool, after.record.shop_id);
  try {
    const { pdf } = await context.printer.printChangeOrder(difference, {
      before: { offer: before.offer, version: before.record.version },
      after: { offer: after.offer, version: after.record.version },
      sender: senderOf(shop),
      date: isoDay(context.now(), shop),
    });
    return {
      status: 200,
      body: new Encoded(Buffer.from(pdf), "application/pdf"),
      headers: {
        "content-disposition": `inline; filename="change-order-${before.offer.number}-${after.offer.number}.pdf"`,
        "cache-control": "private, no-store",
      },
    };
  } catch (error) {
    if (!(error instanceof PrintError)) throw error;
    context.log.error({ err: error, offer: after.record.id }, "A change order could not be printed");
    return refuse(503, "pdf-failed", "The change order could not be printed.");
  }
};
