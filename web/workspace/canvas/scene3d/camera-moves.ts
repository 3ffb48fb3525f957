import { create } from "zustand";

/** Counts the camera's moves, for what is drawn over the picture at a point of the room; where it looks from, degrees. */
export const useCameraMoves = create<{ readonly moves: number; readonly azimuth: number }>()(() => ({
  moves: 0,
  azimuth: 0,
}));

export const cameraMoved = ({ azimuth }: { readonly azimuth: number }): void =>
  useCameraMoves.setState(({ moves }) => ({ moves: moves + 1, azimuth }));
