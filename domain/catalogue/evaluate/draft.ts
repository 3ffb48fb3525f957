/** Copying a whole piece and filling in what varies costs a third of a literal with spreads. */
export type Draft<T> = { -readonly [F in keyof T]: T[F] };
