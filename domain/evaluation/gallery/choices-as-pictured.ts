import type { ArticleRequest, Choices, OpenCatalogue, Value } from "@stanza/catalogue";

/**
 * The choices that make a row look under `header` as it does under `pictured`: a value that `pictured` would give it and `header` changes
 * becomes a choice of the row.
 */
export function choicesAsPictured(
  catalogue: OpenCatalogue,
  request: Omit<ArticleRequest, "header">,
  pictured: Choices,
  header: Choices,
): Choices {
  const wanted = catalogue.evaluate({ ...request, header: pictured }).result.variables;
  const given = new Map(
    catalogue.evaluate({ ...request, header }).result.variables.map(({ code, value }) => [code, value]),
  );
  const own: Record<string, Value> = { ...request.choices };
  for (const { code, value, source, visible } of wanted)
    if (source === "header" && visible && given.get(code) !== value) own[code] = value;
  return own;
}
