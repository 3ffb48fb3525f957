import { brotli } from "../files/brotli.ts";
import type { Context } from "../operation/context.ts";
import { notFound, refuse } from "../operation/refuse.ts";
import { readProject } from "../projects/stored-document.ts";
import { shopOf } from "../shops/shop.ts";
import { type ArFiles, type ArView, contentHash, madeBefore } from "./ar-link-table.ts";

/** Changes with what the files look like, so that old ones are not taken for new ones. */
const MAKER = 1;

/** What stands in the room: a stored document of a project, or one row of it. */
export interface ArSubject {
  readonly shopId: string;
  readonly projectId: number;
  readonly docSha: Buffer;
  readonly priceDate: string | null;
  /** Absent: all of it. */
  readonly row?: string | undefined;
  readonly language: string;
}

/** The files of a project or of a row, made now or kept from before; else the refusal. */
export async function arFilesOf(
  { pool, evaluator, files }: Context,
  { shopId, projectId, docSha, priceDate, row, language }: ArSubject,
): Promise<
  | (ArFiles & { readonly view: ArView; readonly content: Buffer })
  | ReturnType<typeof notFound>
  | ReturnType<typeof refuse<413, "too-large">>
  | ReturnType<typeof refuse<422, "nothing-to-show">>
> {
  const { project } = await readProject(pool, shopId, docSha);
  const versions = [...evaluator.cataloguesOf(project).values()].map(({ code, version }) => [code, version]);
  const content = contentHash([MAKER, docSha.toString("hex"), priceDate, row ?? null, language, versions]);
  const before = await madeBefore(pool, projectId, content);
  if (before) return { ...before, content };
  const input = { project, priceDate, language };
  const made = await evaluator.makeModel(row === undefined ? input : { ...input, row });
  if (!made.ok) {
    if (made.problem === "unknown-row") return notFound();
    return made.problem === "too-large"
      ? refuse(413, "too-large", "The model is larger than phones can show.")
      : refuse(422, "nothing-to-show", "There is nothing in it that could be seen.");
  }
  const shop = await shopOf(pool, shopId);
  const [glb_sha, usdz_sha, scene_sha] = await Promise.all([
    files.put(Buffer.from(made.glb)),
    files.put(Buffer.from(made.usdz)),
    files.put(await brotli(made.scene, 5)),
  ]);
  const view: ArView = {
    name: made.name || project.description,
    shop: shop.name,
    language,
    sizeMm: [...made.sizeMm],
  };
  return { glb_sha, usdz_sha, scene_sha, view, content };
}
