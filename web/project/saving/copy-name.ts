/** Name of a copy as the product has always made it (spec 1 §9). */
export const copyName = (description: string) => `copia ${description}`.trim();
