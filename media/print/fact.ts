/** A value with its name, as documents print them below each other. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}
