import { translate } from "@stanza/web-site";
import { saveFile, toast, withLoader } from "@stanza/web-ui";
import { projectFileNow } from "./project-file-now.ts";

/** Writes the open project to a file: also where the server would not have it. */
export async function writeDownload(): Promise<void> {
  const written = await withLoader(translate("projectFile.working"), projectFileNow());
  if (!written) return;
  const { file, description, isPriced } = written;
  const name = description || "untitled";
  saveFile(new Blob([JSON.stringify(file, null, 2)], { type: "application/json" }), `${name}.json`);
  if (!isPriced) toast(translate("projectFile.withoutPrices"), { key: "project-file", kind: "warning" });
}
