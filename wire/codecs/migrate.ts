import { variantChoices } from "./variants.ts";

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
/** The entries of a list in another shape. What is no list stays, for the schema to refuse. */
const each = (value: unknown, of: (entry: unknown) => unknown): unknown =>
  Array.isArray(value) ? value.map(of) : value;

/** The version of a project that was made with no particular one: the name of none, so that the one in use serves. */
export const CATALOGUE_IN_USE = "current";

/**
 * Format 0: JSON as hosts export it (spec 1 §3), without a format number, a room or a catalogue version. Choices stand in
 * `rule`, or only in the variant text. The rows must be there: JSON without them is something else, and would replace a project by nothing.
 */
function fromHostJson(project: Json): Json {
  const rows = each(project.rows, (row) =>
    isObject(row) && !Array.isArray(row.rule) && typeof row.var === "string"
      ? { ...row, rule: Object.entries(variantChoices(row.var)).map(([cod, value]) => ({ cod, value })) }
      : row,
  );
  const history = each(project.history ?? [], (entry) => {
    if (!isObject(entry)) return entry;
    const models = each(entry.models ?? [], (model) =>
      typeof model === "string"
        ? { cod: model, header: {} }
        : isObject(model)
          ? { header: {}, ...model }
          : model,
    );
    return { version: CATALOGUE_IN_USE, currentModel: "", ...entry, models };
  });
  return { des: "", rooms: [], ...project, rows, history, format: 1 };
}

/** Step `n` brings format n to n + 1. */
const STEPS: readonly ((project: Json) => Json)[] = [fromHostJson];

/** A stored project of any known format in the present one; anything else comes back as it is, for the schema to refuse. */
export function migrateStored(value: unknown): unknown {
  if (!isObject(value)) return value;
  const format = value.format ?? 0;
  if (typeof format !== "number" || !Number.isInteger(format) || format < 0) return value;
  return STEPS.slice(format).reduce((project, step) => step(project), value);
}
