import { create } from "zustand";

/** Counts the camera's moves, for what is drawn over the picture at a point of the room. */
export const useCameraMoves = create<{ readonly moves: number }>()(() => ({ moves: 0 }));

export const cameraMoved = (): void => useCameraMoves.setState(({ moves }) => ({ moves: moves + 1 }));
