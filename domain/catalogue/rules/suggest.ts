/**
 * The candidate that `word` was probably meant to be: the nearest by typing distance, with at most a third of its letters wrong. A word of
 * two letters must match exactly.
 */
export function suggest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = word.length < 3 ? 1 : Math.max(1, Math.floor(word.length / 3)) + 1;
  const lower = word.toLowerCase();
  for (const candidate of candidates) {
    if (candidate === word) continue;
    const distance =
      candidate.toLowerCase() === lower ? 0.5 : editDistance(lower, candidate.toLowerCase(), least);
    if (distance < least) {
      least = distance;
      best = candidate;
    }
  }
  return best;
}

/** The number of insertions, deletions, replacements and swaps of neighbours between two words; `limit` or more once it is that large. */
export function editDistance(a: string, b: string, limit = Infinity): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let smallest = i;
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let value = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        value = Math.min(value, before[j - 2]! + 1);
      row.push(value);
      smallest = Math.min(smallest, value);
    }
    if (smallest >= limit) return limit;
    before = last;
    last = row;
  }
  return last[b.length]!;
}
