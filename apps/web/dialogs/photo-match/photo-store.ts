import type { Vec2 } from "@stanza/geometry";
import { create } from "zustand";
import type { MarkedPoints } from "./photo-marks.ts";

/** A photograph that the furniture of a project is seen in (spec 2 §3: urlpic, fileName), with what was marked in it. */
export interface MatchedPhoto {
  readonly projectKey: string;
  /** Of this page: the picture is not kept beyond it. */
  readonly urlpic: string;
  readonly fileName: string;
  readonly size: Vec2;
  readonly wall: string;
  /** As typed, mm. */
  readonly length: string;
  readonly points: MarkedPoints;
}

/** One photograph at a time, for as long as the page is open. */
export const usePhoto = create<{ readonly photo: MatchedPhoto | null }>()(() => ({ photo: null }));

/** Puts another photograph in place of the one before, whose memory is given back. */
export function setPhoto(photo: MatchedPhoto | null): void {
  const before = usePhoto.getState().photo;
  if (before && before.urlpic !== photo?.urlpic) URL.revokeObjectURL(before.urlpic);
  usePhoto.setState({ photo });
}
