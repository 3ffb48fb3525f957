import { z } from "zod";
import {
  code,
  condition,
  formula,
  local,
  quantity,
  repeat,
  strict,
  text,
  variableCode,
} from "./schema-values.ts";

const fillItemSchema = strict({
  when: condition.optional(),
  repeat: repeat.optional(),
  because: text,
  set: z.record(
    local,
    z.union([z.number(), z.string()], "expected a number or a formula; a text in it has quotes of its own"),
  ),
});

const fillColumnSchema = strict({
  cod: code,
  des: text,
  because: text,
  when: condition.optional(),
  serves: z.record(code, quantity).default({}),
  items: z.array(fillItemSchema).min(1),
});

/** What an article says of itself as a closet: the width that it has to fit into, and how it is filled (catalogue.md §4.8). */
export const closetSchema = strict({
  width: variableCode.optional(),
  beside: quantity.optional(),
  from: quantity.optional(),
  rest: z.enum(["filler", "free"]).default("filler"),
  fill: strict({
    into: variableCode,
    each: strict({
      as: local,
      over: variableCode,
      calc: z.record(local, formula).default({}),
      room: formula,
    }),
    people: z.array(strict({ cod: code, des: text, reach: z.number().positive() })).min(1),
    keeps: z
      .array(
        strict({
          cod: code,
          des: text,
          help: text.optional(),
          usual: z.number().int().min(0).max(3).default(1),
        }),
      )
      .min(1),
    columns: z.array(fillColumnSchema).min(1),
  }).optional(),
});
export type AuthoredCloset = z.infer<typeof closetSchema>;
