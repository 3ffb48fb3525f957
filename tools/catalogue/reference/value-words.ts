import type { JsonSchema } from "@stanza/publish";

/** What a value may be, in an author's words: `number or formula`, `list of codes`, `\`x\`, \`y\``. */
export function valueWords(schema: JsonSchema, root: JsonSchema): string {
  if (Array.isArray(schema.type))
    return schema.type.includes("boolean") ? "text, number, `true`, `false`" : "text or number";
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) return wordsOfUnion(branches, root);
  if (schema.$ref) return "more of these";
  if (schema.const !== undefined) return `\`${String(schema.const)}\``;
  if (Array.isArray(schema.enum)) return schema.enum.map((one) => `\`${String(one)}\``).join(", ");
  switch (schema.type) {
    case "string":
      return wordOfText(schema);
    case "number":
      return "number";
    case "integer":
      return "whole number";
    case "boolean":
      return "`true`, `false`";
    case "array":
      return wordsOfList(schema, root);
    case "object":
      return schema.properties ? "map" : wordsOfMap(schema, root);
    default:
      return "value";
  }
}

function wordsOfUnion(branches: readonly JsonSchema[], root: JsonSchema): string {
  const kinds = branches.map(({ type }) => String(type));
  const has = (...wanted: readonly string[]) =>
    kinds.length === wanted.length && wanted.every((kind) => kinds.includes(kind));
  const [first] = branches;
  if (has("string", "boolean") && first?.minLength === 1) return "condition (formula)";
  if (has("number", "string")) {
    const text = branches.find(({ type }) => type === "string");
    if (text?.minLength === 1) return "number or formula";
    return "text or number";
  }
  if (has("string", "object") && first?.pattern === undefined && !branches[1]?.properties) return "text";
  return [...new Set(branches.map((one) => valueWords(one, root)))].join(", or ");
}

function wordOfText({ format, pattern, minLength }: JsonSchema): string {
  if (format === "date") return "date, `'2026-12-31'`";
  switch (typeof pattern === "string" ? pattern : "") {
    case "":
      return minLength === 1 ? "formula" : "words";
    case "\\.csv$":
      return "`.csv` file";
    case "^[A-Z]{3}$":
      return "currency";
    case "^#[0-9a-fA-F]{6}$":
    case "^(#[0-9a-fA-F]{6})?$":
      return "colour";
    case "^-?\\d+(\\.\\d{1,4})?$":
      return "amount in quotes";
    case "^[a-z]{2}(-[A-Z]{2})?$":
      return "language";
    default:
      return String(pattern).includes("A-Z0-9") || String(pattern).includes("[A-Z]") ? "code" : "name";
  }
}

function wordsOfList({ items, prefixItems }: JsonSchema, root: JsonSchema): string {
  if (prefixItems) return `${prefixItems.length} × ${valueWords(prefixItems[0] ?? {}, root)}`;
  return items ? `list: ${valueWords(items, root)}` : "list";
}

function wordsOfMap({ additionalProperties }: JsonSchema, root: JsonSchema): string {
  return typeof additionalProperties === "object"
    ? `map of names: ${valueWords(additionalProperties, root)}`
    : "map";
}
