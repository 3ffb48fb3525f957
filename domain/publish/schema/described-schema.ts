import { parse } from "yaml";
import { keyText } from "./key-texts/all-key-texts.ts";

/** A JSON Schema, as far as it is walked here. */
export interface JsonSchema {
  readonly [key: string]: unknown;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
}

/** The schemas of the values inside a schema, each with the path of its key: lists add nothing, names of one's own are `*`. */
export function partsOf(schema: JsonSchema, path: string): readonly (readonly [JsonSchema, string])[] {
  const alike = [
    schema.items,
    ...(schema.prefixItems ?? []),
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
  ];
  const named = typeof schema.additionalProperties === "object" ? [schema.additionalProperties] : [];
  return [
    ...alike.flatMap((one) => (one ? [[one, path] as const] : [])),
    ...named.map((one) => [one, `${path}.*`] as const),
  ];
}

/** The schema with the meaning of every key, and an example of it, for editors. */
export function describedSchema(schema: JsonSchema, path: string): JsonSchema {
  const mapped: Record<string, unknown> = { ...schema };
  const inner = (one: JsonSchema) => describedSchema(one, path);
  if (schema.items) mapped.items = inner(schema.items);
  for (const key of ["prefixItems", "anyOf", "oneOf"] as const)
    if (schema[key]) mapped[key] = schema[key].map(inner);
  if (typeof schema.additionalProperties === "object")
    mapped.additionalProperties = describedSchema(schema.additionalProperties, `${path}.*`);
  if (schema.$defs) mapped.$defs = mapValues(schema.$defs, inner);
  if (schema.properties)
    mapped.properties = mapValues(schema.properties, (one, key) => ({
      ...descriptionOf(`${path}.${key}`),
      ...describedSchema(one, `${path}.${key}`),
    }));
  return mapped;
}

function descriptionOf(path: string): {
  readonly description?: string;
  readonly examples?: readonly unknown[];
} {
  const text = keyText(path);
  if (!text) return {};
  const { meaning, unit, example } = text;
  return {
    description: unit === undefined ? meaning : `${meaning} Unit: ${unit}.`,
    examples: [parse(example, { schema: "core" })],
  };
}

const mapValues = <T, U>(
  values: Readonly<Record<string, T>>,
  change: (value: T, key: string) => U,
): Record<string, U> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value, key)]));
