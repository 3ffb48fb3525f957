import { createContext, type ReactNode } from "react";

/** The button behind the name of a field, whichever control it has: it shows where the field's value comes from. */
export const FieldMark = createContext<ReactNode>(null);
