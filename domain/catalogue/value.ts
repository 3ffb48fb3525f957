/** The value of a variable. A dclass value is its canonical text (catalogue.md §4.4). */
export type Value = string | number | boolean;

/** Values by variable code. */
export type Choices = Readonly<Record<string, Value>>;
