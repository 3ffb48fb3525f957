import { Encoded } from "../../http/encoded.ts";
import type { Handler } from "../../operation/handler.ts";
import { refuse } from "../../operation/refuse.ts";
import { withoutBrokenPhotos } from "../../pictures/without-broken-photos.ts";
import { checkDesign } from "../check-design.ts";
import { countUse } from "../design-limits.ts";
import { priceDesign } from "../price-design.ts";
import { designPrint } from "../print-design.ts";

/** Printed anew for each request; nothing is kept but the pictures of what stands in it, which say nothing of anybody. */
export const printDesign: Handler<"printDesign"> = async ({ context, session, body, request }) => {
  const { kind, shop } = session.profile;
  const printed = context.site.config.designpdf ?? ["guest", "customer"];
  if (!printed.some((one) => one === kind))
    return refuse(403, "forbidden", "This site prints no designs for you.");
  const refused = await countUse(context, request, "print");
  if (refused) return refused;
  const { checked, refusal } = checkDesign(context, session.actor, body.document, shop, null);
  if (refusal) return refusal;
  const design = await priceDesign(context, checked.document, shop, body.language);
  const print = await designPrint(
    context,
    checked.document,
    { id: session.shopId, shop },
    design,
    body.language,
  );
  const { pdf } = await withoutBrokenPhotos(context, print.photos, (photos) =>
    context.printer.printTables(print.with(photos)),
  );
  return {
    status: 200,
    body: new Encoded(Buffer.from(pdf), "application/pdf"),
    headers: {
      "content-disposition": 'attachment; filename="design.pdf"',
      "cache-control": "private, no-store",
    },
  };
};
