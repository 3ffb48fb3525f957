/** A length as drawings write it: whole millimetres, a tenth where it is not whole, in the language's decimal sign. */
export function formatLength(mm: number, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1, useGrouping: false }).format(mm);
}

/** A floor area with its unit, two decimals. */
export function formatArea(squareMetres: number, language: string): string {
  const figure = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return `${figure.format(squareMetres)} m²`;
}
