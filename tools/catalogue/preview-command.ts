import { startPreviewServer } from "./preview/preview-server.ts";
import { watchFolder } from "./preview/watched-folder.ts";
import { readCatalogueFolder } from "./read-catalogue-folder.ts";

const PORT = 4747;

/** `preview`: a page of the folder, until the command is stopped. */
export async function previewCommand(
  dir: string,
  { port }: { readonly port: string | undefined },
): Promise<number> {
  const wished = port === undefined ? PORT : Number(port);
  if (!Number.isInteger(wished) || wished < 1 || wished > 65_535) {
    console.error(`--port takes a number from 1 to 65535, and '${port}' is none.`);
    return 2;
  }
  const read = readCatalogueFolder(dir);
  if (!read.ok) {
    console.error(read.message);
    return 2;
  }
  const folder = watchFolder(dir);
  const server = await startPreviewServer(folder, wished);
  const tell = () => {
    const { faults, isCurrent } = folder.state();
    console.log(
      isCurrent
        ? "sound"
        : `${faults.length} faults, the first at ${faults[0]?.place}: ${faults[0]?.message}`,
    );
  };
  console.log(`The preview of ${dir} is at ${server.url} and follows every save. Ctrl+C ends it.`);
  tell();
  folder.onChange(tell);
  await new Promise<void>((resolve) => {
    process.once("SIGINT", resolve);
    process.once("SIGTERM", resolve);
  });
  folder.close();
  await server.close();
  return 0;
}
