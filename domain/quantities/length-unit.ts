/** The units that people read and type lengths in. */
export type LengthUnit = "mm" | "cm" | "m" | "in";
