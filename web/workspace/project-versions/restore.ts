import type { ProjectVersion } from "@stanza/contract";
import { restoreVersion, undo } from "@stanza/web-project";
import { queryClient, translate } from "@stanza/web-site";
import { ask, toast, withLoader } from "@stanza/web-ui";
import { readVersionsAgain } from "./use-versions.ts";
import { versionTrouble } from "./version-trouble.ts";

/** Asks, and makes a version the newest state of the open project. True: it is. */
export async function restore(version: ProjectVersion): Promise<boolean> {
  const { name } = version;
  const answer = await ask({
    title: translate("projectVersions.restoreTitle"),
    text: translate("projectVersions.restoreText", { name }),
    choices: [
      { answer: "cancel", label: translate("action.cancel") },
      { answer: "restore", label: translate("projectVersions.restore"), look: "primary" },
    ],
  });
  return answer === "restore" && attempt(version, crypto.randomUUID());
}

async function attempt(version: ProjectVersion, saveId: string): Promise<boolean> {
  const { name } = version;
  const keepAs = translate("projectVersions.keptAs", { name });
  const outcome = await withLoader(
    translate("projectVersions.restoring"),
    restoreVersion(version, keepAs, saveId),
  );
  await readVersionsAgain();
  if (!outcome.ok) {
    toast(versionTrouble(outcome.because), {
      key: "version",
      kind: "error",
      ...(outcome.because === "no-connection"
        ? { action: { label: translate("action.tryAgain"), run: () => void attempt(version, saveId) } }
        : {}),
    });
    return false;
  }
  await queryClient.invalidateQueries({ queryKey: ["projects"] });
  const { kept } = outcome;
  toast(
    kept === null
      ? translate("projectVersions.restored", { name })
      : translate("projectVersions.restoredAndKept", { name, kept }),
    { key: "version", kind: "success", action: { label: translate("action.undo"), run: undo } },
  );
  return true;
}
