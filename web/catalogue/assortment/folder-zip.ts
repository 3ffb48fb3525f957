import { packFiles } from "@stanza/codecs";
import type { FolderFile } from "@stanza/web-ui";

/** Files of a chosen folder as the zip that the server takes; hidden ones stay behind. */
export async function folderZip(files: readonly FolderFile[]): Promise<File> {
  const wanted = files.filter(({ path }) => path.split("/").every((part) => !part.startsWith(".")));
  const packed = new Map(
    await Promise.all(
      wanted.map(async ({ path, file }) => [path, new Uint8Array(await file.arrayBuffer())] as const),
    ),
  );
  const [name = "catalogue"] = wanted[0]?.path.split("/") ?? [];
  return new File([new Uint8Array(packFiles(packed))], name, { type: "application/zip" });
}
