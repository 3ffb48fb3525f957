import { pricingShop } from "@stanza/contract";
import { MEASURE_UNITS, measuresOf } from "@stanza/pricing";
import { documentLocale, measuringLocale } from "@stanza/quantities";
import type { SheetViewChoice } from "../../evaluation/draw-views.ts";
import { pdfReply } from "../../http/pdf-reply.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { readSheetProject } from "../sheet-project.ts";

/** Views of one set of drawings; further ones are left out. */
const MOST_VIEWS = 60;

/** Printed anew for each request; nothing is kept. A project without any of the views is answered as not found. */
export const printDrawingSheets: Handler<"printDrawingSheets"> = async ({
  context,
  params,
  query,
  session,
}) => {
  const found = await readSheetProject(context, session, params.id);
  if (!found) return notFound();
  const { id, project, revision, shop, ruleDate, heading } = found;
  const language = documentLocale(query.language ?? session.profile.language, shop.country);
  const units = measuresOf(pricingShop(shop), session.profile.kind === "guest");
  const measuring = measuringLocale(language, MEASURE_UNITS[units.length]);
  const drawings = await context.evaluator.drawViews(
    project,
    ruleDate,
    query.views.split(",").slice(0, MOST_VIEWS).map(viewOf),
    measuring,
  );
  if (drawings.length === 0) return notFound();
  const { pdf } = await context.printer.printDrawings(drawings, {
    ...heading,
    language: measuring,
    drawnBy: session.profile.name,
    revision: String(revision),
    paper: query.paper,
    ...(query.scale === undefined ? {} : { scale: query.scale }),
    ...(query.north === undefined ? {} : { north: query.north }),
  });
  return pdfReply(Buffer.from(pdf), `drawings-${id}.pdf`, "made");
};

const WHOLE_VIEWS = ["plan", "picture", "worktops", "services"] as const;

function viewOf(text: string): SheetViewChoice {
  const kind = WHOLE_VIEWS.find((view) => view === text);
  return kind ? { kind } : { kind: "elevation", wall: text };
}
