/** Names of which no two are the same: a second `Chair` is `Chair 2`. Nothing that breaks a line stays in them. */
export class UniqueNames {
  readonly #used = new Set<string>();
  readonly #counts = new Map<string, number>();

  next(wanted: string): string {
    const name = wanted.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ").trim() || "-";
    let count = this.#counts.get(name) ?? 0;
    let made: string;
    do {
      count++;
      made = count === 1 ? name : `${name} ${count}`;
    } while (this.#used.has(made));
    this.#counts.set(name, count);
    this.#used.add(made);
    return made;
  }
}
