import { createContext, type ReactNode } from "react";

/** What stands behind the name of a field, whichever control it has: the button that tells where its value comes from. */
export const FieldMark = createContext<ReactNode>(null);
