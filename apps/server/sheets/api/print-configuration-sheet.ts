import { brotli } from "../../files/brotli.ts";
import { Encoded } from "../../http/encoded.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { findProject } from "../../projects/project-record.ts";
import { readProject } from "../../projects/stored-document.ts";
import { senderOf } from "../../shops/sender-of.ts";
import { isoDay, shopOf } from "../../shops/shop.ts";

/** Made anew each time of what is stored, with the catalogue versions that the project is pinned to; nothing is kept. */
export const printConfigurationSheet: Handler<"printConfigurationSheet"> = async ({
  context,
  params,
  query,
  session,
}) => {
  const record = await findProject(context.pool, session, params.id);
  if (!record) return notFound();
  const document = await readProject(context.pool, record.shop_id, record.doc_sha);
  const shop = await shopOf(context.pool, record.shop_id);
  const day = isoDay(context.now(), shop);
  const { project, customer } = document;
  const sheet = await context.evaluator.configurationSheet(project, record.price_date ?? day);
  const { pdf } = await context.printer.printSheet(sheet, {
    sender: senderOf(shop),
    project: {
      number: String(record.id),
      name: project.description,
      customer: [customer.firstName, customer.lastName].filter(Boolean).join(" "),
    },
    date: day,
    language: query.language ?? session.profile.language,
    lengthUnit: query.lengths,
    onlyDeviations: query.only === "deviations",
  });
  return {
    status: 200,
    // A thousand articles are 20 MB of structure for readers aloud, nearly all of it repetition.
    body: new Encoded(await brotli(Buffer.from(pdf)), "application/pdf", "br"),
    headers: {
      "content-disposition": `inline; filename="configuration-${record.id}.pdf"`,
      "cache-control": "private, no-store",
    },
  };
};
