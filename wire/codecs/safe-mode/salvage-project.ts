import { increaseProblems, limitSentence, termsLimitProblems } from "@stanza/pricing";
import {
  checkProject,
  DEFAULT_FLOOR_MATERIAL,
  DEFAULT_WALL_HEIGHT,
  DEFAULT_WALL_MATERIAL,
  DEFAULT_WALL_THICKNESS,
  type Project,
} from "@stanza/project";
import { CATALOGUE_IN_USE, migrateStored } from "../migrate.ts";
import { type DocumentProblem, decodeChecked } from "../project-codec.ts";
import { NO_TERMS, type ProjectDocument } from "../project-document.ts";
import { STORED_FORMAT } from "../stored-format.ts";
import { storedProject } from "../stored-project.ts";
import { prune, type StandIns } from "./prune.ts";
import { mendReferences } from "./references.ts";
import { soundJson } from "./sound-json.ts";

/** What of a document could be read. It is a picture of the original, which stays what it is, and never takes its place. */
export interface Salvaged {
  readonly document: ProjectDocument;
  /** What is left out or another than in the original, in the order in which it was found. Empty: the document is sound. */
  readonly left: readonly LeftOut[];
  /** It was written by a version of this program that comes later. */
  readonly isNewer: boolean;
}

/** The kinds of thing that people know by name; everything else is a value. */
export type LeftPart =
  | "article"
  | "place"
  | "room"
  | "wall"
  | "catalogue"
  | "dimension"
  | "photo"
  | "layer"
  | "terms"
  | "value";

/** One part that is left out or changed, with its place in the original as far as it has one. */
export interface LeftOut extends DocumentProblem {
  readonly part: LeftPart;
}

const ORIGIN = { on: "room", x: 0, y: 0, z: 0, roty: 0 };

const STORED_STAND_INS: StandIns = {
  format: STORED_FORMAT,
  des: "",
  rows: [],
  rooms: [],
  history: [],
  "rows.*.qt": 1,
  "rows.*.placement": ORIGIN,
  "rooms.*.template": "rt1",
  "rooms.*.height": DEFAULT_WALL_HEIGHT,
  "rooms.*.floor": DEFAULT_FLOOR_MATERIAL,
  "rooms.*.wall": DEFAULT_WALL_MATERIAL,
  "rooms.*.openend": null,
  "rooms.*.walls.*.thickness": DEFAULT_WALL_THICKNESS,
  "history.*.version": CATALOGUE_IN_USE,
  "history.*.currentModel": "",
  "history.*.models": [],
};

const PROJECT_STAND_INS: StandIns = {
  description: "",
  automaticEdits: {},
  "rows.*.quantity": 1,
  "rows.*.choices": {},
  "rows.*.placement": { on: "room", at: [0, 0, 0], rotY: 0 },
  "rooms.*.template": "rt1",
  "rooms.*.height": DEFAULT_WALL_HEIGHT,
  "rooms.*.floorMaterial": DEFAULT_FLOOR_MATERIAL,
  "rooms.*.wallMaterial": DEFAULT_WALL_MATERIAL,
  "rooms.*.openEnd": null,
  "rooms.*.walls.*.thickness": DEFAULT_WALL_THICKNESS,
};

/**
 * Reads what can be read of a stored or exported project, however odd: of a version that comes later, with parts that are damaged,
 * missing or point at nothing. For looking at it and taking it along, never for saving it in the original's place.
 *
 * value    parsed JSON; nothing in it is believed
 * returns  null: it has neither articles nor rooms that could be shown
 *
 * Source: reliability.md F19.
 */
export function salvageProject(value: unknown): Salvaged | null {
  const sound = soundJson(value);
  if (!isObject(sound.value) || !(Array.isArray(sound.value.rows) || Array.isArray(sound.value.rooms)))
    return null;
  const { format } = sound.value;
  const isNewer = typeof format === "number" && format > STORED_FORMAT;
  const stored = migrateStored(
    isNewer ? { ...sound.value, format: STORED_FORMAT } : { rows: [], ...sound.value },
  );
  const ofShape = prune(stored, shapeProblems, STORED_STAND_INS);
  if (!ofShape) return null;
  const decoded = decodeChecked(stored);
  if (!decoded.ok) return null;
  const ofProject: DocumentProblem[] = [];
  const project = structuredClone(decoded.document.project);
  const ofParts = prune(
    project,
    (now) => {
      // A wall that goes takes the places of what hung on it along, so references are looked at in every round.
      ofProject.push(...mendReferences(now as Project));
      const checked = checkProject(now);
      return checked.ok ? [] : checked.problems;
    },
    PROJECT_STAND_INS,
  );
  if (!ofParts) return null;
  const agreed = soundTerms({ ...decoded.document, project });
  const newer = isNewer ? [{ path: "format", message: `expected ${STORED_FORMAT}, got ${format}` }] : [];
  const problems = [...newer, ...sound.changed, ...ofShape, ...ofParts, ...ofProject, ...agreed.problems];
  return { document: agreed.document, isNewer, left: problems.map(leftOut) };
}

function shapeProblems(value: unknown): readonly DocumentProblem[] {
  const parsed = storedProject.safeParse(value);
  if (parsed.success) return [];
  return parsed.error.issues.map(({ path, message }) => ({ path: path.join("."), message }));
}

/** Terms that no offer could have are left out as a whole: half of an agreement is another agreement. */
function soundTerms(document: ProjectDocument): {
  readonly document: ProjectDocument;
  readonly problems: readonly DocumentProblem[];
} {
  const increase = increaseProblems(document.head.pricesIncrease);
  const terms = termsLimitProblems(document.terms);
  const said = [...increase, ...terms].map((limit) => ({ path: limit.at, message: limitSentence(limit) }));
  return {
    document: {
      ...document,
      ...(increase.length > 0 ? { head: { ...document.head, pricesIncrease: 1 } } : {}),
      ...(terms.length > 0 ? { terms: { ...NO_TERMS, profile: document.terms.profile } } : {}),
    },
    problems: said,
  };
}

/** A part by its path; the first pattern that fits. */
const PARTS: readonly (readonly [RegExp, LeftPart])[] = [
  [/^rows\.\d+\.placement/, "place"],
  [/^rows\.\d+$/, "article"],
  [/^rooms\.\d+\.walls\.\d+$/, "wall"],
  [/^rooms\.\d+$/, "room"],
  [/^history\.\d+$|^rows\.\d+\.catalogue$|^catalogues\.[^.]+$/, "catalogue"],
  [/^(?:quotes|dimensions)\.\d+$/, "dimension"],
  [/^(?:photomatch|photos)\.\d+$/, "photo"],
  [/^(?:drawinglayers|layers)\.\d+$/, "layer"],
  [/^(?:offer|pricesIncrease|customerFields)/, "terms"],
];

const leftOut = ({ path, message }: DocumentProblem): LeftOut => ({
  path,
  message: message.replace(/^(?:At [^:]+|Invalid input): /, ""),
  part: PARTS.find(([pattern]) => pattern.test(path))?.[1] ?? "value",
});

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
