export type { GesturePointer } from "./gesture-pointer.ts";
export type { Gestures } from "./gestures.ts";
export { type GestureListener, listenToGestures } from "./listen-to-gestures.ts";
