import { mergeErp, type StoredProject, withSpecNames } from "@stanza/codecs";
import type { Attachment, Operations } from "@stanza/contract";
import { InvalidTermsError, textIn } from "@stanza/pricing";
import { projectCan } from "@stanza/project";
import { attachmentKind } from "../../attachments/attachment-kind.ts";
import { keepAttachment } from "../../attachments/keep-attachment.ts";
import { OutsideFailure } from "../../external/outside-fetch.ts";
import type { PrintServer, ReportParameter } from "../../external/print-server/print-server.ts";
import type { ConfiguredReport, ReportSystem } from "../../external/systems.ts";
import { basisOf, composeBasis } from "../../offers/compose.ts";
import { offeredProject } from "../../offers/offered-project.ts";
import { answerBefore, repeatable } from "../../operation/answered-request.ts";
import type { Call, Handler } from "../../operation/handler.ts";
import { denied, notFound, refuse } from "../../operation/refuse.ts";
import { readViewMaker, viewMakerWithPictures } from "../../pictures/kept-views.ts";
import { findProject, metaOf, type ProjectRecord } from "../../projects/project-record.ts";
import { recomputedLine } from "../../projects/recomputed-line.ts";
import { readDocument } from "../../projects/stored-document.ts";
import { findPromotion, promotionIn } from "../../promotions/promotion-of.ts";
import { isoDay } from "../../shops/shop.ts";

type ReportCall = Call<Operations["createReport"]>;

/**
 * Has the print server make a report of the saved project, and attaches it to the project. The print server gets the project first, so
 * that it prints the saved state and not one that it remembers.
 */
export const createReport: Handler<"createReport"> = async (call) => {
  const { context, params, body, session } = call;
  const record = await findProject(context.pool, session, params.id);
  if (!record) return notFound();
  const allowed = projectCan.save(metaOf(record), session.actor, context.policy);
  if (!allowed.allowed) return denied(allowed.because, record.status);
  const { reports } = context.systems;
  const report = reports?.list.find(({ name }) => name === body.name);
  if (!reports || !report || !context.prints)
    return refuse(422, "no-such-report", "There is no report of this name.");
  const parameters = parametersOf(report, body.parameters);
  if (!parameters) return refuse(422, "no-such-parameter", "The report has no such parameter.");
  const request = repeatable(call, "createReport", [params.id, body]);
  const before = await answerBefore<Attachment>(context.pool, request);
  if (before) return before.refusal ?? { status: 201, body: before.body };
  const language = body.language ?? session.profile.language;
  try {
    const bytes = await bytesOf(call, record, { reports, report, parameters, language }, context.prints);
    const name = `${fileName(textIn(report.des, language))}.${report.saveas.toLowerCase()}`;
    const kind = attachmentKind(name, bytes);
    if (!kind.ok)
      return refuse(502, "bad-answer", `The print server's answer is no ${report.saveas} document.`);
    return await keepAttachment(call, params.id, request, { name, bytes, mediaType: kind.mediaType });
  } catch (error) {
    if (error instanceof InvalidTermsError) return refuse(422, "invalid-terms", error.message);
    if (!(error instanceof OutsideFailure)) throw error;
    context.log.warn({ err: error }, "The print server gave no report");
    return failed(error);
  }
};

/** The report's parameters with the person's choices; `null`: a choice names an unknown parameter. */
function parametersOf(
  { parameters }: ConfiguredReport,
  chosen: readonly ReportParameter[],
): readonly ReportParameter[] | null {
  const wanted = new Map(chosen.map(({ name, selected }) => [name, selected]));
  if (chosen.some(({ name }) => !parameters.some((one) => one.name === name))) return null;
  return parameters.map(({ name, selected }) => ({ name, selected: wanted.get(name) ?? selected }));
}

async function bytesOf(
  { context, session }: ReportCall,
  record: ProjectRecord,
  asked: {
    readonly reports: ReportSystem;
    readonly report: ConfiguredReport;
    readonly parameters: readonly ReportParameter[];
    readonly language: string;
  },
  server: PrintServer,
): Promise<Buffer> {
  const { reports, report, parameters, language } = asked;
  const promotion = promotionIn(await findPromotion(context, session.actor, [record]));
  const text = await readDocument(context.pool, record.shop_id, record.doc_sha);
  const stored = JSON.parse(text) as StoredProject;
  const dealerMode = stored.offer?.dealer ?? false;
  const project = await offeredProject(context, record, { dealerMode, promotion });
  const today = isoDay(context.now(), project.shop);
  const erp = project.priced.rows.map(({ rowId, lines }) => ({
    uniqueid: rowId,
    erp: lines.map(recomputedLine),
  }));
  const priced = mergeErp(stored, { rows: erp, priceDate: record.price_date ?? today });
  const kept = await readViewMaker(context.pool, record.id);
  const json1 = {
    ...withSpecNames(priced),
    id: record.id,
    shopid: project.shop.code,
    ...(kept ? { engine_views: kept.views } : {}),
  };
  if (report.call === "prjpdf") {
    await server.clean(reports.site, session.actor.userId, json1);
    return server.createPdf(record.id, report.name, parameters);
  }
  const basis = basisOf([project], {
    actor: session.actor,
    terms: project.document.terms,
    promotion,
    crmOrder: record.crm_order,
    number: "",
    name: "offer",
    language,
    day: today,
  });
  return server.createExternal({
    json1,
    json2: composeBasis(basis),
    // ASSUMED: a host may have stored views of its own under this name.
    viewmaker: kept
      ? await viewMakerWithPictures(context.files, kept)
      : "viewmaker" in stored
        ? stored.viewmaker
        : {},
    dsparam: parameters,
    report: report.name,
    fileName: fileName(stored.des ?? "") || `${record.id}`,
    saveAs: report.saveas,
  });
}

/** A file name without the characters that file systems and headers treat specially. */
const fileName = (text: string): string =>
  text
    .replace(/[\\/:*?"<>|\p{C}\s]+/gu, " ")
    .trim()
    .slice(0, 120);

function failed({ reason }: OutsideFailure) {
  switch (reason) {
    case "time-out":
      return refuse(502, "time-out", "The print server did not answer in time.");
    case "too-large":
      return refuse(502, "too-large", "The print server's report is too large.");
    case "status":
    case "redirected":
    case "bad-answer":
      return refuse(502, "bad-answer", "The print server refused or gave an answer that is no report.");
    default:
      return refuse(502, "unreachable", "The print server cannot be reached.");
  }
}
