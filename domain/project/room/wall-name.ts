/** The name of a wall by its index in the room: A … Z, AA, AB … */
export function wallName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : wallName(Math.floor(index / 26) - 1) + letter;
}
