import { formatArea } from "@stanza/quantities";
import { lengthUnitNow } from "@stanza/web-project";

/** A net floor area: "12.5 m²", "134.5 ft²". */
export const areaText = (areaM2: number, language: string): string =>
  formatArea(areaM2, lengthUnitNow(), language);
