import { distance2, polygonArea, type Vec2 } from "@stanza/geometry";
import {
  checkRoom,
  DEFAULT_ROOM_HEIGHT,
  fitSurvey,
  innerAreaM2,
  type Measure,
  type Outcome,
  type ProjectRefusal,
  type Room,
  roomFromTemplate,
  type SurveyFit,
  sketchedCorners,
  surveyCorners,
  surveyedRoom,
  USUAL_LENGTHS,
} from "@stanza/project";
import { type LengthQuestion, type LengthUnit, lengthQuestion, parseLength } from "@stanza/quantities";

/** The entries of the survey: text until it is a length; an empty one was not measured. */
export interface SurveyEntry {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

export interface SurveyDraft {
  readonly sketch: readonly Vec2[];
  /** The room that is measured; `null`: a new one. */
  readonly room: Room | null;
  /** One for each wall of the sketch, in order. */
  readonly walls: readonly SurveyEntry[];
  readonly diagonals: readonly SurveyEntry[];
  readonly angles: "free" | "kept";
}

const side =
  (corners: number) =>
  (from: number): SurveyEntry => ({ from, to: (from + 1) % corners, text: "" });

/** A survey of a new room of so many corners. */
export function sketchDraft(corners: number): SurveyDraft {
  return draftOver(sketchedCorners(corners), null);
}

/** A survey of a room as it is: its present form is the sketch. */
export const roomDraft = (room: Room): SurveyDraft => draftOver(surveyCorners(room), room);

function draftOver(sketch: readonly Vec2[], room: Room | null): SurveyDraft {
  return {
    sketch,
    room,
    walls: sketch.map((_, i) => side(sketch.length)(i)),
    diagonals: [],
    angles: "free",
  };
}

/** The diagonals that can still be measured: corners that no wall joins. */
export function freeDiagonals({ sketch, diagonals }: SurveyDraft): readonly (readonly [number, number])[] {
  const size = sketch.length;
  return sketch.flatMap((_, from) =>
    sketch.flatMap((__, to): readonly (readonly [number, number])[] => {
      const isDiagonal = to > from + 1 && !(from === 0 && to === size - 1);
      const isTaken = diagonals.some((one) => one.from === from && one.to === to);
      return isDiagonal && !isTaken ? [[from, to]] : [];
    }),
  );
}

export interface SurveyResult {
  /** Places of entries (walls first, then diagonals) that hold no length. */
  readonly unreadable: readonly number[];
  /** By place: lengths that cannot be meant as they are typed. */
  readonly asked: ReadonlyMap<number, LengthQuestion>;
  readonly measured: number;
  readonly fit: SurveyFit | null;
  /** Places of suspect entries, and what all the others say it should be. */
  readonly suspects: readonly { readonly place: number; readonly wouldFitMm: number | undefined }[];
  readonly room: Room | null;
  readonly areaM2: number;
  readonly refusal: ProjectRefusal | null;
}

/** The result of the survey: the room, the agreement of the measures, and the suspect ones. */
export function surveyResult(draft: SurveyDraft, unit: LengthUnit, newId: () => string): SurveyResult {
  const entries = [...draft.walls, ...draft.diagonals];
  const lengths = entries.map(({ text }) => (text.trim() === "" ? null : parseLength(text, unit)));
  const unreadable = lengths.flatMap((length, i) =>
    length === undefined || (length !== null && length <= 0) ? [i] : [],
  );
  const places = lengths.flatMap((length, i) => (length != null && length > 0 ? [i] : []));
  const measures = places.map(
    (i): Measure => ({ from: entries[i]!.from, to: entries[i]!.to, lengthMm: lengths[i]! }),
  );
  const outcome = fitSurvey(draft.sketch, measures, draft.angles);
  const fit = outcome.ok ? outcome.value : null;
  const room = fit ? surveyed(draft, fit.corners, newId) : null;
  return {
    unreadable,
    asked: askedOf(entries, unit),
    measured: measures.length,
    fit,
    suspects: (fit?.suspects ?? []).map((place) => ({
      place: places[place]!,
      wouldFitMm: withoutOne(draft, measures, place),
    })),
    room: room?.ok ? room.value : null,
    areaM2: room?.ok ? innerAreaM2(room.value) : 0,
    refusal: outcome.ok ? (room && !room.ok ? room.refusal : null) : outcome.refusal,
  };
}

function askedOf(entries: readonly SurveyEntry[], unit: LengthUnit): ReadonlyMap<number, LengthQuestion> {
  const asked = new Map<number, LengthQuestion>();
  for (const [place, { text }] of entries.entries()) {
    const question = lengthQuestion(text, unit, USUAL_LENGTHS.edge);
    if (question) asked.set(place, question);
  }
  return asked;
}

/** The length between the corners of one measure as the others have it, mm. */
function withoutOne(
  { sketch, angles }: SurveyDraft,
  measures: readonly Measure[],
  place: number,
): number | undefined {
  const fit = fitSurvey(sketch, measures.toSpliced(place, 1), angles);
  const { from, to } = measures[place]!;
  return fit.ok ? distance2(fit.value.corners[from]!, fit.value.corners[to]!) : undefined;
}

/** The corners as a room: those of the room that is measured, or a new one's. */
function surveyed({ room }: SurveyDraft, corners: readonly Vec2[], newId: () => string): Outcome<Room> {
  const rounded = corners.map(([x, z]): Vec2 => [Math.round(x * 100) / 100, Math.round(z * 100) / 100]);
  if (room) return surveyedRoom(room, rounded);
  const empty = roomFromTemplate("rt11", undefined, { newId, height: DEFAULT_ROOM_HEIGHT });
  if (!empty.ok) return empty;
  const clockwise = polygonArea(rounded) < 0 ? rounded.toReversed() : rounded;
  const walls = clockwise.map((start) => ({ id: newId(), start, thickness: 100 }));
  return checkRoom({ ...empty.value, walls });
}
