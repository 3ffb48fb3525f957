import { createHash } from "node:crypto";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ArticleRule, Catalogue, ClassificationNode } from "@stanza/catalogue";
import { writeWhole } from "../files/file-store.ts";

/** Pictures of a catalogue's folder by their path, e.g. `pictures/CHAIR.png`. */
export type SourcePictures = ReadonlyMap<string, Uint8Array>;

/** The pictures of a folder that may be shown, wherever in it they are. */
export const IS_PICTURE = /\.(?:png|jpg|jpeg|webp)$/i;
/** The name of a kept picture: its content, so that a published version never shows another one. */
const NAME = /^[0-9a-f]{32}\.(png|jpg|webp)$/;
const MEDIA_TYPES: Readonly<Record<string, "image/png" | "image/jpeg" | "image/webp">> = {
  png: "image/png",
  jpg: "image/jpeg",
  webp: "image/webp",
};

/**
 * The catalogue with each picture (of articles and their groups of questions, folders, models, galleries and options) named by its content instead of its path; a path
 * that no picture is at is taken out, because nobody could show it.
 */
export function withNamedPictures(
  catalogue: Catalogue,
  pictures: SourcePictures,
): { readonly catalogue: Catalogue; readonly named: ReadonlyMap<string, Uint8Array> } {
  const named = new Map<string, Uint8Array>();
  const nameOf = (path: string): string | undefined => {
    const bytes = pictures.get(path);
    if (!bytes) return undefined;
    const ending = path
      .slice(path.lastIndexOf(".") + 1)
      .toLowerCase()
      .replace("jpeg", "jpg");
    const name = `${createHash("sha256").update(bytes).digest("hex").slice(0, 32)}.${ending}`;
    named.set(name, bytes);
    return name;
  };
  const shown = <T extends { readonly image?: string }>(thing: T): T => {
    const { image, ...rest } = thing;
    const name = image === undefined ? undefined : nameOf(image);
    return (name === undefined ? rest : { ...rest, image: name }) as T;
  };
  const node = (one: ClassificationNode): ClassificationNode => ({
    ...shown(one),
    nodes: one.nodes.map(node),
    articles: one.articles.map(shown),
  });
  const { models, galleries, optionLists, articles, overlays } = catalogue;
  const lists = Object.entries(optionLists).map(
    ([key, list]) => [key, { ...list, options: list.options.map(shown) }] as const,
  );
  const asking = (rules: Readonly<Record<string, ArticleRule>>) =>
    Object.fromEntries(
      Object.entries(rules).map(([key, rule]) => [key, { ...rule, groups: rule.groups.map(shown) }]),
    );
  return {
    catalogue: {
      ...catalogue,
      articles: asking(articles),
      ...(overlays ? { overlays: { ...overlays, rules: asking(overlays.rules) } } : {}),
      models: models.map((model) => ({ ...shown(model), tree: model.tree.map(node) })),
      galleries: galleries.map(shown),
      optionLists: Object.fromEntries(lists),
    },
    named,
  };
}

/** Keeps pictures beside the versions of their catalogue. */
export async function storePictures(
  home: string,
  code: string,
  named: ReadonlyMap<string, Uint8Array>,
): Promise<void> {
  if (named.size === 0) return;
  const folder = folderOf(home, code);
  await mkdir(folder, { recursive: true });
  for (const [name, bytes] of named) await writeWhole(join(folder, name), Buffer.from(bytes));
}

/** A kept picture; `null`: there is none of this name. */
export async function readPicture(
  home: string,
  code: string,
  name: string,
): Promise<{ readonly bytes: Buffer; readonly mediaType: string } | null> {
  // Code and name come from requests: each is one path segment, or nothing is read.
  const ending = NAME.exec(name)?.[1];
  const mediaType = ending === undefined ? undefined : MEDIA_TYPES[ending];
  if (mediaType === undefined) return null;
  try {
    return { bytes: await readFile(join(folderOf(home, code), name)), mediaType };
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes((error as NodeJS.ErrnoException).code ?? "")) return null;
    throw error;
  }
}

const folderOf = (home: string, code: string) =>
  join(home, `${encodeURIComponent(code).replaceAll(".", "%2E")}.pictures`);
