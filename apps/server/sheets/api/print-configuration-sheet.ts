import { documentLocale } from "@stanza/quantities";
import { brotli } from "../../files/brotli.ts";
import { Encoded } from "../../http/encoded.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { readSheetProject } from "../sheet-project.ts";

/** Printed anew for each request, with the catalogue versions that the project is pinned to; nothing is kept. */
export const printConfigurationSheet: Handler<"printConfigurationSheet"> = async ({
  context,
  params,
  query,
  session,
}) => {
  const found = await readSheetProject(context, session, params.id);
  if (!found) return notFound();
  const { id, project, shop, ruleDate, heading } = found;
  const sheet = await context.evaluator.configurationSheet(project, ruleDate);
  const { pdf } = await context.printer.printSheet(sheet, {
    ...heading,
    language: documentLocale(query.language ?? session.profile.language, shop.country),
    lengthUnit: query.lengths,
    onlyDeviations: query.only === "deviations",
  });
  return {
    status: 200,
    // Tags for screen readers make a thousand articles 20 MB, nearly all of it repetition.
    body: new Encoded(await brotli(Buffer.from(pdf)), "application/pdf", "br"),
    headers: {
      "content-disposition": `inline; filename="configuration-${id}.pdf"`,
      "cache-control": "private, no-store",
    },
  };
};
