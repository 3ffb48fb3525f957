import { client, translate } from "@stanza/web-site";
import { saveFile, toast, withLoader } from "@stanza/web-ui";

interface Original {
  /** Number on the server; null: it is only here. */
  readonly id: number | null;
  readonly description: string;
  /** As it was read here. */
  readonly stored: unknown;
}

/**
 * Downloads the original of a project: from the server byte for byte, because reading and writing JSON again could change what is odd in
 * it; without the server, or of what is only here, as it was read.
 */
export async function saveOriginal({ id, description, stored }: Original): Promise<void> {
  const name = `${description || translate("project.untitled")}.json`;
  const asked = id === null ? null : client.getProjectOriginal({ params: { id } });
  const answer = asked && (await withLoader(translate("open.loading"), asked));
  if (answer?.status === 200) return saveFile(answer.body, name);
  try {
    saveFile(new Blob([JSON.stringify(stored, null, 2)], { type: "application/json" }), name);
  } catch {
    // Nested more deeply than this browser can write.
    toast(translate("error.noConnection"), { kind: "error" });
  }
}
