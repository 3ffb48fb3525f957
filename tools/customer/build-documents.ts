import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** What a customer's `documents.ts` gives as its default export: PDF by the name of its file. */
export type CustomerDocuments = () => Promise<Readonly<Record<string, Uint8Array>>>;

/** The file that makes a customer's documents. */
export const documentsOf = (folder: string): string => join(folder, "documents.ts");

/** Makes the documents of a customer anew, `dist/documents/*.pdf`; a customer without a `documents.ts` has none. */
export async function buildDocuments(folder: string): Promise<void> {
  if (!existsSync(documentsOf(folder))) return;
  const { default: make } = (await import(pathToFileURL(documentsOf(folder)).href)) as {
    readonly default: CustomerDocuments;
  };
  const target = join(folder, "dist/documents");
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  for (const [name, pdf] of Object.entries(await make())) await writeFile(join(target, name), pdf);
}
