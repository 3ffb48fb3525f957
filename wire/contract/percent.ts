import { z } from "zod";

/** A percentage from 0 to 100 with at most two decimals, as text. */
export const percent = z.string().regex(/^(?:100|\d{1,2}(?:\.\d{1,2})?)$/);
