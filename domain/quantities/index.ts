export { addPeriod, type CalendarDate, type Period, parseCalendarDate } from "./calendar-date.ts";
export {
  type Decimal,
  type DecimalText,
  decimal,
  decimalOr,
  decimalPlaces,
  decimalText,
  HUNDRED,
  type NumberInput,
  ONE,
  parseDecimal,
  sumOf,
  ZERO,
} from "./decimal.ts";
export { floorToUnit, minorUnit, type RoundingMode, roundTo, roundToUnit } from "./round.ts";
