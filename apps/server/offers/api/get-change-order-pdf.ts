import { PrintError } from "@stanza/print";
import { pdfReply } from "../../http/pdf-reply.ts";
import type { Handler } from "../../operation/handler.ts";
import { refuse } from "../../operation/refuse.ts";
import { senderOf } from "../../shops/sender-of.ts";
import { isoDay, shopOf } from "../../shops/shop.ts";
import { changeOrderFileName } from "../offer-record.ts";
import { readDifference } from "../read-difference.ts";

/** Printed in the language of the later offer. The PDF is not kept: the frozen documents give the same one each time. */
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
    return pdfReply(Buffer.from(pdf), changeOrderFileName(before.record, after.record), "made");
  } catch (error) {
    if (!(error instanceof PrintError)) throw error;
    context.log.error({ err: error, offer: after.record.id }, "A change order could not be printed");
    return refuse(503, "pdf-failed", "The change order could not be printed.");
  }
};
