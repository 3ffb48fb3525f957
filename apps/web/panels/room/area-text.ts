import { formatNumber } from "@stanza/quantities";

/** A net floor area: "12.5 m²". */
export const areaText = (areaM2: number, language: string): string =>
  `${formatNumber(areaM2.toFixed(2), language, 2, 1)} m²`;
