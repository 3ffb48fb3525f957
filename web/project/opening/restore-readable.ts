import { client, goTo, landingOf, translate } from "@stanza/web-site";
import { toast, withLoader } from "@stanza/web-ui";
import { openProject } from "./open-project.ts";
import type { UnreadableProject } from "./unreadable-project.ts";

/** Makes a version the newest state of a project that cannot be read, on top of what is there, and opens it. */
export async function restoreReadable(
  { id, revision }: Pick<UnreadableProject, "id" | "revision">,
  name: string,
): Promise<void> {
  if (id === null || revision === null) return;
  const answer = await withLoader(
    translate("open.loading"),
    client.restoreProjectVersion({
      params: { id },
      headers: { "if-match": `"${revision}"`, "x-save-id": crypto.randomUUID() },
      body: { name },
    }),
  );
  if (answer.status !== 200) {
    toast(translate("unreadable.notRestored"), { kind: "error" });
    return;
  }
  if ((await withLoader(translate("open.loading"), openProject(id))) === "opened") await goTo(landingOf(id));
}
