import type { MatchedCamera, PhotoCamera } from "@stanza/geometry";
import { cameraAtWall, type Photo, USUAL_LENGTHS, type WallSegment, wallSegments } from "@stanza/project";
import { formatInches, type LengthQuestion, lengthQuestion } from "@stanza/quantities";
import { useLengthUnit, useScene } from "@stanza/web-project";
import { useEffect, useMemo, useState } from "react";
import { parseLength } from "../room/design/room-numbers.ts";
import { changePhoto } from "./photo-edits.ts";

export interface PhotoMatch {
  readonly lines: Photo["lines"];
  readonly setLines: (lines: Photo["lines"]) => void;
  /** The length field: its text while a person types, and `commit` for when the typing ends. */
  readonly length: {
    readonly text: string;
    readonly setText: (text: string) => void;
    /** `byEnter`: an open question is answered by it. */
    readonly commit: (byEnter?: boolean) => void;
    /** A length that cannot be meant, asked about. */
    readonly asked: { readonly question: LengthQuestion; readonly take: () => void } | null;
  };
  readonly walls: readonly WallSegment[];
  readonly wall: WallSegment | undefined;
  /** `null`: there is no wall, or the typed length cannot be read. */
  readonly matched: MatchedCamera | null;
  /** The camera that took the photograph; `null`: the lines do not give one. */
  readonly camera: PhotoCamera | null;
}

/** The camera of a photograph from its lines, its wall and the wall's length, recomputed while lines are dragged and the length is typed. */
export function usePhotoMatch(photo: Photo): PhotoMatch {
  const { rooms } = useScene().project;
  const unit = useLengthUnit();
  const shownLength = unit === "in" ? formatInches(photo.lengthMm) : String(photo.lengthMm);
  const [lines, setLines] = useState(photo.lines);
  const [text, setText] = useState(shownLength);
  const [isAsked, setIsAsked] = useState(false);
  // An undo or another window may change the photograph.
  useEffect(() => setLines(photo.lines), [photo.lines]);
  useEffect(() => setText(shownLength), [shownLength]);

  const walls = useMemo(() => rooms.flatMap(wallSegments), [rooms]);
  const wall = walls.find((one) => one.wall.id === photo.wall) ?? walls[0];
  const lengthMm = text === shownLength ? photo.lengthMm : parseLength(text, unit);
  const { widthPx, heightPx } = photo;
  const matched = useMemo(
    () => (wall && lengthMm !== null ? cameraAtWall({ lines, lengthMm, widthPx, heightPx }, wall) : null),
    [lines, wall, lengthMm, widthPx, heightPx],
  );
  const question = lengthQuestion(text, unit, USUAL_LENGTHS.edge);
  const take = (meant: LengthQuestion) => {
    setIsAsked(false);
    changePhoto(photo, { lengthMm: meant.mm });
  };
  const commit = (byEnter = false) => {
    if (question && text !== shownLength) {
      if (isAsked && byEnter) take(question);
      else setIsAsked(true);
    } else if (lengthMm === null || !(lengthMm > 0)) setText(shownLength);
    else if (lengthMm !== photo.lengthMm) changePhoto(photo, { lengthMm });
  };
  return {
    lines,
    setLines,
    length: {
      text,
      setText: (typed) => {
        setText(typed);
        setIsAsked(false);
      },
      commit,
      asked: isAsked && question ? { question, take: () => take(question) } : null,
    },
    walls,
    wall,
    matched,
    camera: matched?.ok ? matched.camera : null,
  };
}
