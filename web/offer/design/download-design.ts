import { encodeProject } from "@stanza/codecs";
import { spokenLanguage } from "@stanza/quantities";
import type { OpenProject } from "@stanza/web-project";
import { client, translate } from "@stanza/web-site";
import { saveFile, toast, withLoader } from "@stanza/web-ui";
import { designProblem } from "./design-problem.ts";

/** The open design as the server's PDF, downloaded. language: of the document */
export async function downloadDesign(open: OpenProject, language: string): Promise<void> {
  const answer = await withLoader(
    translate("design.pdf.making"),
    client.printDesign({
      body: {
        document: encodeProject(open.document),
        language: spokenLanguage(language),
      },
    }),
  );
  if (answer.status !== 200) {
    const problem = designProblem(answer);
    toast(translate(problem === "wait" ? "design.problem.wait" : "design.pdf.failed"), {
      key: "design-pdf",
      kind: "error",
    });
    return;
  }
  const name = open.document.project.description.trim() || translate("design.title");
  saveFile(answer.body as unknown as Blob, `${name}.pdf`);
}
