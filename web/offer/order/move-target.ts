import type { Cell } from "./cell-block.ts";

/** Lines that Page up and Page down move over. */
const PAGE = 12;

/**
 * The cell to which a key moves from `cell`; it may lie outside the grid. Undefined: the key does not move.
 *
 * isCommand   Ctrl or ⌘ is held: to the end of the line or column
 * last        the last cell of the grid
 */
export function moveTarget(
  key: string,
  { line, column }: Cell,
  isCommand: boolean,
  last: Cell,
): Cell | undefined {
  switch (key) {
    case "ArrowUp":
      return { line: isCommand ? 0 : line - 1, column };
    case "ArrowDown":
      return { line: isCommand ? last.line : line + 1, column };
    case "ArrowLeft":
      return { line, column: isCommand ? 0 : column - 1 };
    case "ArrowRight":
      return { line, column: isCommand ? last.column : column + 1 };
    case "Home":
      return { line: isCommand ? 0 : line, column: 0 };
    case "End":
      return { line: isCommand ? last.line : line, column: last.column };
    case "PageUp":
      return { line: line - PAGE, column };
    case "PageDown":
      return { line: line + PAGE, column };
    default:
      return undefined;
  }
}
