import { pricingShop } from "@stanza/contract";
import { newCustomerFields } from "@stanza/offer";
import { isUser, sells, useConfig, useSession } from "@stanza/web-site";
import { log } from "@stanza/web-ui";
import { showProject } from "../project-store.ts";
import { scheduleSave } from "../saving/project-saving.ts";
import { usableDocument } from "./usable-document.ts";

/**
 * Opens the project that another system hands over as JSON, as a new one of whoever is signed in: what its file says of prices and terms
 * counts as far as they may bring it. False: it is no project, or nobody is signed in.
 */
export async function openGivenProject(text: string): Promise<boolean> {
  const { profile } = useSession.getState();
  if (!profile) return false;
  const { readProjectFile } = await import("../opening/decode-unchecked.ts");
  const read = readProjectFile(new TextEncoder().encode(text));
  if (!read.ok) {
    const [first] = read.problems;
    log(
      "warning",
      `The project of the host is not read: ${read.fault} ${first?.path ?? ""} ${first?.message ?? ""}`,
    );
    return false;
  }
  const shop = pricingShop(profile.shop, useConfig.getState().config?.defaultcatalog);
  const usual = newCustomerFields(shop, read.said.language ?? "");
  const { document } = usableDocument(read.document, { sells: sells(profile), usual });
  showProject({
    document,
    projectId: null,
    revision: null,
    summary: null,
    owner: isUser(profile) ? profile.userId : "guest",
    isSaved: false,
    saveState: { kind: "pending" },
  });
  scheduleSave(0);
  return true;
}
