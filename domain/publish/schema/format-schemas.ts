import { z } from "zod";
import { mappingSchema } from "../import/mapping-schema.ts";
import { articleSchema, macroSchema, variableSchema } from "./article-schema.ts";
import { describedSchema, type JsonSchema } from "./described-schema.ts";
import {
  automaticSchema,
  catalogueSchema,
  gallerySchema,
  goldenTestSchema,
  materialSchema,
  modelSchema,
  priceListSchema,
  serviceSchema,
  synonymSchema,
  treeNodeSchema,
} from "./schema.ts";

/** A JSON Schema of one kind of file, for editors. */
export interface FormatSchema {
  readonly name: string;
  /** The files of a catalogue folder that it describes. */
  readonly files: string;
  readonly schema: JsonSchema;
}

/** The shapes of every kind of YAML file, and of the saved mapping, of format 1 as JSON Schema (draft 2020-12): the authored form, before defaults. */
export function formatSchemas(): readonly FormatSchema[] {
  // Publishing checks variables one by one after overrides are merged; an editor may know their shape at once.
  const article = articleSchema.extend({ variables: z.array(variableSchema).optional() });
  // An overlay names only its differences from the article: items of lists by name, everything else unchanged.
  const item = z.looseObject({
    id: z.string().optional(),
    cod: z.string().optional(),
    remove: z.literal(true).optional(),
  });
  const items = z.array(item).optional();
  const overlay = article.partial().extend({
    use: z.array(z.union([z.string(), item])).optional(),
    ...{
      variables: items,
      groups: items,
      constraints: items,
      parts: items,
      anchors: items,
      clearances: items,
      erp: items,
    },
  });
  const kinds: readonly (readonly [name: string, files: string, schema: z.ZodType])[] = [
    ["catalogue", "catalogue.yaml", catalogueSchema],
    ["variables", "variables.yaml", z.array(variableSchema)],
    ["model", "models/*.yaml", modelSchema],
    ["tree", "models/*.tree.yaml", z.array(treeNodeSchema)],
    ["article", "articles/*.yaml", article],
    ["overlay", "articles/*@*.yaml", overlay],
    ["macro", "macros/*.yaml", macroSchema],
    ["automatic", "auto/*.yaml", automaticSchema],
    ["gallery", "galleries/*.yaml", gallerySchema],
    ["price-list", "prices/*/list.yaml", priceListSchema],
    ["services", "services.yaml", z.array(serviceSchema)],
    ["synonyms", "synonyms.yaml", z.array(synonymSchema)],
    ["materials", "materials.yaml", z.array(materialSchema)],
    ["tests", "tests/*.yaml", z.array(goldenTestSchema)],
    ["mapping", "import.json", mappingSchema],
  ];
  return kinds.map(([name, files, schema]) => ({
    name,
    files,
    schema: {
      title: `Stanza catalogue format 1: ${files}`,
      ...describedSchema(z.toJSONSchema(schema, { io: "input" }) as JsonSchema, name),
    },
  }));
}
