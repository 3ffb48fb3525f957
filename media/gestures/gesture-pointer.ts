/** The part of a pointer event that gestures are recognised from, as plain data. A `PointerEvent` is one. */
export type GesturePointer = Readonly<
  Pick<
    PointerEvent,
    | "pointerId"
    | "pointerType"
    | "button"
    | "buttons"
    | "timeStamp"
    | "clientX"
    | "clientY"
    | "shiftKey"
    | "altKey"
    | "ctrlKey"
  >
>;
