import type { Vec2 } from "@stanza/geometry";
import { type Group, unescaped } from "./groups.ts";

/** A text of a drawing: what it says, its lines joined by line breaks, where, and how high its letters are. */
export interface DrawingText {
  readonly text: string;
  readonly at: Vec2;
  /** Drawing units; 0: not said. */
  readonly height: number;
}

/** The most characters of a text that are looked at. */
const MOST = 2_000;

/**
 * What a `TEXT`, an `MTEXT` or an `ATTRIB` says, without its formatting.
 *
 * Source: DXF reference, MTEXT group 1 and 3; `%%` codes of TEXT.
 */
export function textOfGroups(type: string, groups: readonly Group[]): string {
  const pieces = groups.flatMap(([code, value]) =>
    code === 1 || (type === "MTEXT" && code === 3) ? [String(value)] : [],
  );
  const whole = unescaped(pieces.join("").slice(0, MOST));
  return (type === "MTEXT" ? plain(whole) : whole.replace(/%%[uoUO]/g, "").replace(/%%\d{3}/g, "")).trim();
}

/** MTEXT without codes such as `\fArial|b1;`, `\H2.5;`, `\P` and braces. */
const plain = (text: string): string =>
  text
    .replace(/\\[Pn]/g, "\n")
    .replace(/\\~/g, " ")
    .replace(/\\[ACcFfHpQTW][^;\\]{0,200};/g, "")
    .replace(/\\S([^;]{0,200});/g, "$1")
    .replace(/\\[LlOoKk]/g, "")
    .replace(/[{}]/g, "")
    .replace(/\\\\/g, "\\");
