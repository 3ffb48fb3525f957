import type { ArticleHit } from "@stanza/contract";
import { loadNewerVersion, RuleUpdateFailed, updateRule, useProject } from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import { toast } from "@stanza/web-ui";

/**
 * An article that the server found in a version which this page has not loaded: its rule is loaded and with it the version, unless the
 * open project keeps to another one.
 */
export async function showNewerArticle({ catalogue, version, model, code }: ArticleHit): Promise<void> {
  const pinned = useProject.getState().open?.document.project.catalogues[catalogue];
  if (pinned && pinned.version !== version) {
    toast(translate("finder.newerPinned"), { kind: "info", key: "finder-newer" });
    return;
  }
  try {
    const rule = await updateRule({ catalog: catalogue, version, cmodel: model, cod: code });
    await loadNewerVersion(catalogue, rule.version);
  } catch (error) {
    if (!(error instanceof RuleUpdateFailed)) throw error;
    toast(translate("rule.failed"), { kind: "error" });
  }
}
