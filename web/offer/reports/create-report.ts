import type { Attachment, Report } from "@stanza/contract";
import { saveNow } from "@stanza/web-project";
import { client, translate } from "@stanza/web-site";
import { log, toast } from "@stanza/web-ui";
import { attachmentsChanged } from "../content-lists/attachments-query.ts";

/**
 * Saves the open project and has the print server make a report of it, which is kept with the project's files.
 *
 * isOn      whether a part of the report is switched on
 * language  of the report's words
 * returns   the file; undefined when there is none, and a toast has said why
 */
export async function createReport(
  projectId: number,
  report: Report,
  isOn: (parameter: Report["parameters"][number]) => boolean,
  language: string,
): Promise<Attachment | undefined> {
  const state = await saveNow();
  if (state.kind !== "saved" && state.kind !== "read-only") {
    toast(translate("offer.saveFirst"), { key: "reports", kind: "error" });
    return undefined;
  }
  const answer = await client.createReport({
    params: { id: projectId },
    body: {
      name: report.name,
      parameters: report.parameters.map((one) => ({ name: one.name, selected: isOn(one) })),
      language,
    },
  });
  if (answer.status === 201) {
    await attachmentsChanged(projectId);
    return answer.body;
  }
  log("error", `No report: ${answer.status} ${answer.status === 0 ? answer.message : answer.body.message}`);
  toast(translate(failureOf(answer)), { key: "reports", kind: "error" });
  return undefined;
}

type Failed = Exclude<Awaited<ReturnType<typeof client.createReport>>, { readonly status: 201 }>;

function failureOf(answer: Failed) {
  if (answer.status === 0) return "error.noConnection";
  if (answer.status === 502) return `reports.failed.${answer.body.error}` as const;
  return answer.status === 409 ? "reports.tooMany" : "reports.refused";
}
