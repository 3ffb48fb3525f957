/** The text of an answer: objects are JSON text. */
export const messageText = (content: string | number | object): string =>
  typeof content === "object" ? JSON.stringify(content) : String(content);

/** Variants as hosts want them: tabs become semicolons (spec 1 §7 `saved`). */
export const savedVariants = (variants: string): string => variants.replaceAll("\t", ";");
