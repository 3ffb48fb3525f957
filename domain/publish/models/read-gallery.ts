import { entriesOf, type Gallery, type Model, suggest } from "@stanza/catalogue";
import type { z } from "zod";
import type { ShapedVariable } from "../declarations/shaped-variable.ts";
import type { gallerySchema } from "../schema/schema.ts";
import { checkPicture } from "../source/check-picture.ts";
import type { FaultList } from "../source/fault-list.ts";
import type { TextReader } from "../source/texts.ts";
import type { YamlFile } from "../source/yaml-source.ts";
import { checkChoices } from "./check-choices.ts";

export interface GalleryContext {
  readonly texts: TextReader;
  readonly faults: FaultList;
  /** The models without mistakes. */
  readonly models: ReadonlyMap<string, Model>;
  readonly listedModels: ReadonlySet<string>;
  readonly shared: ReadonlyMap<string, ShapedVariable>;
  readonly articles: ReadonlyMap<string, readonly ShapedVariable[] | undefined>;
  /** Ids of the anchors by neutro; no entry for an article with mistakes. */
  readonly anchors: ReadonlyMap<string, ReadonlySet<string>>;
  readonly hasFile: (path: string) => boolean;
}

/** Checks a pre-composed arrangement; a row may be snapped only to an earlier row. */
export function readGallery(
  authored: z.infer<typeof gallerySchema>,
  file: YamlFile,
  { texts, faults, models, listedModels, shared, articles, anchors, hasFile }: GalleryContext,
): Gallery {
  checkPicture(authored.image, file.at(["image"]), hasFile, faults);
  const model = models.get(authored.model);
  if (!listedModels.has(authored.model))
    faults.add(
      file.at(["model"]),
      "E_NAME",
      `there is no model '${authored.model}'`,
      suggest(authored.model, listedModels),
    );
  checkChoices(authored.header, [...shared.values()], file, ["header"], faults);
  const entries = model ? entriesOf(model) : undefined;
  const ids: string[] = [];
  const anchorsOf = (row: string) => {
    const article = authored.rows.find(({ id }) => id === row)?.article;
    const entry = article === undefined ? undefined : entries?.get(article);
    return entry && anchors.get(entry.neutro);
  };
  for (const [i, row] of authored.rows.entries()) {
    const entry = entries?.get(row.article);
    if (entries && !entry)
      faults.add(
        file.at(["rows", i, "article"]),
        "E_NAME",
        `${authored.model} has no article '${row.article}'`,
        suggest(row.article, entries.keys()),
      );
    const variables = entry && articles.get(entry.neutro);
    if (variables) checkChoices(row.var, variables, file, ["rows", i, "var"], faults);
    if (row.snap && !ids.includes(row.snap.to))
      faults.add(
        file.at(["rows", i, "snap", "to"]),
        "E_NAME",
        `'${row.snap.to}' is not an earlier row`,
        suggest(row.snap.to, ids),
      );
    for (const [key, owner] of row.snap
      ? ([
          ["my", row.id],
          ["their", row.snap.to],
        ] as const)
      : []) {
      const anchor = row.snap?.[key] ?? "";
      const known = anchorsOf(owner);
      if (known && !known.has(anchor))
        faults.add(
          file.at(["rows", i, "snap", key]),
          "E_NAME",
          `row '${owner}' has no anchor '${anchor}' (${[...known].join(", ") || "it has none at all"})`,
          suggest(anchor, known),
        );
    }
    if (ids.includes(row.id))
      faults.add(file.at(["rows", i, "id"]), "E_DUPLICATE", `row '${row.id}' occurs twice`);
    ids.push(row.id);
  }
  return {
    code: authored.cod,
    description: texts.read(authored.des, file.at(["des"])),
    ...(authored.note === undefined ? {} : { note: texts.read(authored.note, file.at(["note"])) }),
    ...(authored.room === undefined ? {} : { room: authored.room }),
    ...(authored.style === undefined ? {} : { style: texts.read(authored.style, file.at(["style"])) }),
    ...(authored.image === undefined ? {} : { image: authored.image }),
    model: authored.model,
    header: authored.header,
    rows: authored.rows.map(({ id, article, var: choices, at, rotY, snap }) => ({
      id,
      article,
      choices,
      ...(at ? { at } : {}),
      rotY,
      ...(snap ? { snap } : {}),
    })),
  };
}
