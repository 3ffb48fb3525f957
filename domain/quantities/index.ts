export { formatArea } from "./area.ts";
export { addPeriod, type CalendarDate, parseCalendarDate } from "./calendar-date.ts";
export { COUNTRY_CODES, currencies, currencyOfCountry } from "./currency.ts";
export { currencyCoin, currencyDecimals } from "./currency-amounts.ts";
export {
  type Decimal,
  type DecimalText,
  decimal,
  decimalOr,
  decimalPlaces,
  decimalText,
  HUNDRED,
  HUNDREDTH,
  isSame,
  type NumberInput,
  ONE,
  parseDecimal,
  signOf,
  sumOf,
  ZERO,
} from "./decimal.ts";
export { formatDate, formatLongDate, formatLongMoment } from "./format-date.ts";
export { formatMoney, formatNumber, formatPercent } from "./format-number.ts";
export {
  headed,
  type InEveryLanguage,
  inLanguage,
  knownLanguage,
  LANGUAGES,
  labelled,
  type SpokenLanguage,
  spokenLanguage,
} from "./languages.ts";
export { formatFeet, formatInches, formatLength, formatSize, parseLength } from "./length.ts";
export type { LengthUnit } from "./length-unit.ts";
export { decimalSign, documentLocale, lengthUnitOf, measuringLocale, resolveLocale } from "./locale.ts";
export { type LengthQuestion, type LengthRange, lengthQuestion } from "./meant-length.ts";
export { parsePeriod } from "./period.ts";
export { floorToUnit, minorUnit, quotient, type RoundingMode, roundTo, roundToUnit } from "./round.ts";
export {
  formatVolume,
  formatWeight,
  type VolumeUnit,
  volumeIn,
  type WeightUnit,
  weightIn,
} from "./weight-volume.ts";
