import {
  codeRefusal,
  coordinateRefusal,
  LIMITS,
  numberRefusal,
  sizeRefusal,
  textRefusal,
} from "../limits.ts";
import type { ProjectRefusal } from "../outcome.ts";

type Fields = Readonly<Record<string, unknown>>;

/** The reason why a value is no valid dimension, such as an unknown kind, a malformed point or a size out of bounds; `null` if it is valid. */
export function dimensionRefusal(value: unknown, at: string): ProjectRefusal | null {
  if (!isRecord(value)) return wrong(at, "expected a dimension");
  const point = (name: string) => pointRefusal(value[name], `${at}.${name}`);
  const id = codeRefusal(value.id, `${at}.id`);
  switch (value.kind) {
    case "linear":
      return id ?? point("from") ?? point("to") ?? coordinateRefusal(value.offset, `${at}.offset`);
    case "angle":
      return (
        id ?? point("vertex") ?? point("from") ?? point("to") ?? sizeRefusal(value.radius, `${at}.radius`)
      );
    case "text":
      return (
        id ??
        point("target") ??
        pairRefusal(value.shift, `${at}.shift`, coordinateRefusal) ??
        textRefusal(value.text, `${at}.text`, 1, LIMITS.maxDescription)
      );
    case "highlight":
      return (
        id ??
        point("centre") ??
        pairRefusal(value.size, `${at}.size`, sizeRefusal) ??
        (value.outline === "cloud" || value.outline === "box"
          ? textRefusal(value.text, `${at}.text`, 0, LIMITS.maxDescription)
          : wrong(`${at}.outline`, "expected cloud or box"))
      );
    default:
      return wrong(`${at}.kind`, "expected linear, angle, text or highlight");
  }
}

function pointRefusal(value: unknown, at: string): ProjectRefusal | null {
  if (!isRecord(value)) return wrong(at, "expected a point");
  return (
    pairRefusal(value.at, `${at}.at`, coordinateRefusal) ??
    (value.on === undefined ? null : holdRefusal(value.on, `${at}.on`))
  );
}

function holdRefusal(value: unknown, at: string): ProjectRefusal | null {
  const share = (name: string) => numberRefusal((value as Fields)[name], `${at}.${name}`, 0, 1);
  if (!isRecord(value)) return wrong(at, "expected what holds the point");
  if (value.kind === "wall") return codeRefusal(value.wall, `${at}.wall`) ?? share("share");
  if (value.kind === "row") return codeRefusal(value.row, `${at}.row`) ?? share("x") ?? share("z");
  return wrong(`${at}.kind`, "expected wall or row");
}

function pairRefusal(
  value: unknown,
  at: string,
  refusal: (one: unknown, at: string) => ProjectRefusal | null,
): ProjectRefusal | null {
  if (!Array.isArray(value) || value.length !== 2) return wrong(at, "expected two numbers");
  return refusal(value[0], `${at}.0`) ?? refusal(value[1], `${at}.1`);
}

const wrong = (at: string, message: string): ProjectRefusal => ({ cause: "outOfBounds", at, message });

function isRecord(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
