import type { SourceFile } from "./packages.ts";

/** The most lines that a file may have. Longer ones do more than one thing. */
export const MOST_LINES = 400;

/** The median length of all files, at most. */
export const MEDIAN_LINES = 70;

/** The number of lines that an editor shows. */
export function linesOf({ source }: Pick<SourceFile, "source">): number {
  return source.replace(/\n$/, "").split("\n").length;
}

/** Each file that is too long, with its length. A file that a program writes may have any length. */
export function tooLong(files: readonly SourceFile[]): readonly string[] {
  return files
    .filter(({ path }) => !path.endsWith(".generated.ts"))
    .filter((file) => linesOf(file) > MOST_LINES)
    .map((file) => `${file.path} has ${linesOf(file)} lines`);
}

/** The median length of the files in lines; of two middle ones the longer. */
export function medianLines(files: readonly SourceFile[]): number {
  const lengths = files.map(linesOf).sort((a, b) => a - b);
  return lengths[Math.floor(lengths.length / 2)] ?? 0;
}
