import { TOLERANCE } from "@stanza/catalogue";
import type { AuthoredVariable } from "../schema/article-schema.ts";

type AuthoredNumber = AuthoredVariable & { readonly kind: "number" };

/**
 * Says why a number that is written out in a file (a default, a preset, a gallery's choice) can never be the variable's value, as far as
 * its limits are numbers too; `undefined`: it can. At run time such a number would silently become the nearest possible one.
 */
export function impossibleNumber(authored: AuthoredNumber, value: number): string | undefined {
  const { cod, min, max, step, values, offStep } = authored;
  if (values)
    return values.some((one) => isSame(one, value))
      ? undefined
      : `${value} is not one of ${values.join(", ")}`;
  // Limits that exclude each other are a mistake of their own.
  if (typeof min === "number" && typeof max === "number" && min > max) return undefined;
  if (typeof min === "number" && value < min - TOLERANCE)
    return `${value} is less than the min of ${cod}, ${min}`;
  if (typeof max === "number" && value > max + TOLERANCE)
    return `${value} is more than the max of ${cod}, ${max}`;
  // Steps count from the minimum, so a minimum that is a formula says nothing about them.
  if (typeof step !== "number" || step <= 0 || offStep !== undefined || typeof min === "string")
    return undefined;
  const from = min ?? 0;
  const count = (value - from) / step;
  if (Math.abs(count - Math.round(count)) * step <= TOLERANCE) return undefined;
  const below = rounded(from + Math.floor(count) * step);
  return `${value} is off the step of ${cod}: ${below} or ${rounded(below + step)} (steps of ${step} from ${from})`;
}

const isSame = (a: number, b: number) => Math.abs(a - b) <= TOLERANCE;

/** Without the noise of binary fractions. */
const rounded = (value: number) => Math.round(value * 1e6) / 1e6;
