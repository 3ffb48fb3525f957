import { decodeChecked } from "@stanza/codecs";
import { pricingShop } from "@stanza/contract";
import { newCustomerFields } from "@stanza/offer";
import { ensureSession } from "@stanza/web-access";
import { client, goTo, isUser, paths, translate, useConfig, useSession } from "@stanza/web-site";
import { toast, withLoader } from "@stanza/web-ui";
import i18next from "i18next";
import { usableDocument } from "../import-file/usable-document.ts";
import { showProject } from "../project-store.ts";
import { mayReplaceProject } from "./may-replace-project.ts";
import { tellOpening } from "./open-stored-project.ts";

/**
 * Opens a copy of the site's showcase in 3D, at the prices and terms of the person's shop. Like an empty project it is saved nowhere until
 * something in it is changed.
 */
export async function showShowcase(): Promise<void> {
  if (!(await ensureSession())) return;
  const answer = await withLoader(translate("home.showcase.loading"), client.getShowcase({}));
  const decoded = answer.status === 200 ? decodeChecked(answer.body) : null;
  const { profile } = useSession.getState();
  if (!decoded?.ok || !profile) {
    toast(translate("home.showcase.failed"), { key: "showcase", kind: "error" });
    return;
  }
  if (!(await mayReplaceProject())) return;
  const standard = useConfig.getState().config?.defaultcatalog;
  const usual = newCustomerFields(pricingShop(profile.shop, standard), i18next.language);
  showProject({
    document: usableDocument({ ...decoded.document, ...usual }, { sells: false, usual }).document,
    projectId: null,
    revision: null,
    summary: null,
    owner: isUser(profile) ? profile.userId : "guest",
    isSaved: true,
    saveState: { kind: "saved", at: null },
  });
  await tellOpening("opened");
  await goTo(paths.workspace({ view: "3d" }));
}
