import { checkDocument } from "../check-document.ts";
import { fieldsOf } from "../exchange/loose-fields.ts";
import type { DocumentProblem } from "../project-codec.ts";
import type { ProjectDocument } from "../project-document.ts";
import { salvageProject } from "../safe-mode/salvage-project.ts";
import { STORED_FORMAT } from "../stored-format.ts";
import { withoutIdentity } from "../without-identity.ts";
import { offsetOfPath, placeAt, syntaxFault, type TextPlace } from "./json-places.ts";
import { scanJson } from "./json-scan.ts";
import { PROJECT_FILE_LIMITS } from "./project-file-limits.ts";
import { withoutDerived } from "./without-derived.ts";

/** Further faults of one file are not located. */
const MOST_PROBLEMS = 20;

/**
 * Why a file does not become a project.
 *
 * tooLarge   more bytes or more values than a project can have
 * notText    not UTF-8: a picture, an archive, another encoding
 * notJson    the text is no JSON, e.g. cut off
 * unsound    JSON that must not be worked on: nested too deeply, endless numbers, broken characters
 * notProject JSON of something else
 * newer      of a version of this program that comes later
 * invalid    a project with values that it may not have
 * unreadable nothing of it can be read, e.g. it is gone; for the caller that reads it from disk
 */
export type ProjectFileFault =
  | "empty"
  | "tooLarge"
  | "notText"
  | "notJson"
  | "unsound"
  | "notProject"
  | "newer"
  | "invalid"
  | "unreadable";

/** A fault of a file: where, and, of a value, at which path and what was expected there. */
export interface FileProblem extends DocumentProblem {
  readonly place: TextPlace;
}

export type ReadProjectFile =
  | {
      readonly ok: true;
      /** The document as a new project's: what the server decides is left out, and so is what is worked out again. */
      readonly document: ProjectDocument;
      /** The same with everything that the file says, to tell what is not taken. */
      readonly said: ProjectDocument;
    }
  | {
      readonly ok: false;
      readonly fault: ProjectFileFault;
      readonly problems: readonly FileProblem[];
      /** What of it could be read all the same, as a new project's document; null: nothing. */
      readonly salvaged: ProjectDocument | null;
    };

/**
 * Reads a project from a file that somebody has kept: a download of this program, or the JSON of a host (spec 1 §3). Nothing in it is
 * believed: what the server decides stays behind, and everything else is checked.
 *
 * Source: spec 1 §9; reliability.md T18, T29.
 */
export function readProjectFile(bytes: Uint8Array): ReadProjectFile {
  if (bytes.length > PROJECT_FILE_LIMITS.maxBytes) return refused("tooLarge");
  const text = textOf(bytes);
  if (text === null) return refused("notText");
  if (text.trim() === "") return refused("empty");
  const unsound = scanJson(bytes, PROJECT_FILE_LIMITS.maxValues);
  if (unsound) {
    const place = placeAt(text, new TextDecoder().decode(bytes.subarray(0, unsound.at)).length);
    const problems = [{ path: "", message: unsound.message, place }];
    if (unsound.code === "too-many-values") return refused("tooLarge", problems);
    return refused("unsound", problems, syntaxFault(text) === null ? JSON.parse(text) : undefined);
  }
  const broken = syntaxFault(text);
  if (broken !== null) {
    return refused("notJson", [{ path: "", message: wrongAt(text, broken), place: placeAt(text, broken) }]);
  }
  return projectOf(text, JSON.parse(text));
}

function projectOf(text: string, value: unknown): ReadProjectFile {
  const fields = fieldsOf(value);
  if (!fields || !Array.isArray(fields.rows)) return refused("notProject");
  if (typeof fields.format === "number" && fields.format > STORED_FORMAT) return refused("newer", [], value);
  const checked = checkDocument(value);
  if (checked.ok) {
    const { document } = checked;
    return { ok: true, document: withoutDerived(withoutIdentity(document)), said: document };
  }
  const problems = checked.problems.slice(0, MOST_PROBLEMS).map((problem) => ({
    ...problem,
    place: placeAt(text, offsetOfPath(text, problem.path)),
  }));
  return refused("invalid", problems, value);
}

/** value   what was parsed, where something of it may be read; undefined: nothing was */
function refused(
  fault: ProjectFileFault,
  problems: readonly FileProblem[] = [],
  value?: unknown,
): ReadProjectFile {
  const found = value === undefined ? null : salvageProject(value);
  return { ok: false, fault, problems, salvaged: found && withoutDerived(withoutIdentity(found.document)) };
}

/** The text of UTF-8 bytes, without a byte order mark; `null`: they are something else. */
function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const wrongAt = (text: string, offset: number): string =>
  offset >= text.trimEnd().length
    ? "the file breaks off here"
    : `unexpected ${JSON.stringify(text.slice(offset, offset + 12))}`;
