import { pricingShop } from "@stanza/contract";
import { MEASURE_UNITS, measuresOf } from "@stanza/pricing";
import { measuringLocale } from "@stanza/quantities";
import type { SheetViewChoice } from "../../evaluation/draw-views.ts";
import { Encoded } from "../../http/encoded.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { findProject } from "../../projects/project-record.ts";
import { readProject } from "../../projects/stored-document.ts";
import { senderOf } from "../../shops/sender-of.ts";
import { isoDay, shopOf } from "../../shops/shop.ts";

/** More sheets than these are no set of drawings. */
const MOST_VIEWS = 60;

/** Made anew each time of what is stored; nothing is kept. A project without any of the views is answered as not found. */
export const printDrawingSheets: Handler<"printDrawingSheets"> = async ({
  context,
  params,
  query,
  session,
}) => {
  const record = await findProject(context.pool, session, params.id);
  if (!record) return notFound();
  const { project, customer } = await readProject(context.pool, record.shop_id, record.doc_sha);
  const shop = await shopOf(context.pool, record.shop_id);
  const day = isoDay(context.now(), shop);
  const language = query.language ?? session.profile.language;
  const units = measuresOf(pricingShop(shop), session.profile.kind === "guest");
  const views = query.views.split(",").slice(0, MOST_VIEWS).map(viewOf);
  const drawings = await context.evaluator.drawViews(
    project,
    record.price_date ?? day,
    views,
    measuringLocale(language, MEASURE_UNITS[units.length]),
  );
  if (drawings.length === 0) return notFound();
  const { pdf } = await context.printer.printDrawings(drawings, {
    sender: senderOf(shop),
    project: {
      number: String(record.id),
      name: project.description,
      customer: [customer.firstName, customer.lastName].filter(Boolean).join(" "),
    },
    date: day,
    language,
    paper: query.paper,
    ...(query.scale === undefined ? {} : { scale: query.scale }),
    ...(query.north === undefined ? {} : { north: query.north }),
  });
  return {
    status: 200,
    body: new Encoded(Buffer.from(pdf), "application/pdf"),
    headers: {
      "content-disposition": `inline; filename="drawings-${record.id}.pdf"`,
      "cache-control": "private, no-store",
    },
  };
};

function viewOf(text: string): SheetViewChoice {
  return text === "plan" || text === "picture" ? { kind: text } : { kind: "elevation", wall: text };
}
