import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { blockBetween, type Cell, clearEdits, pasteEdits } from "./cell-block.ts";
import { enterCells } from "./enter-cells.ts";
import { type CellEdit, COLUMNS, type Column, type GridLine, TICKS } from "./grid-lines.ts";
import { blockText } from "./grid-text.ts";
import { moveTarget } from "./move-target.ts";

/** The active cell, the marked block, the text that is being typed, and the answers to keys and clipboard. */
export function useGrid(lines: readonly GridLine[], readOnly: boolean) {
  const [active, setActive] = useState<Cell>({ line: 0, column: COLUMNS.indexOf("quantity") });
  const [anchor, setAnchor] = useState<Cell | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const element = useRef<HTMLTableElement>(null);
  /** The focus follows the active cell only after a key or a press in the grid, never by itself. */
  const follows = useRef(false);

  const block = blockBetween(active, anchor ?? active);
  const last: Cell = { line: lines.length - 1, column: COLUMNS.length - 1 };
  const columnOf = (cell: Cell) => COLUMNS[cell.column]!;
  const mayEdit = (cell: Cell) => !readOnly && (lines[cell.line]?.editable.has(columnOf(cell)) ?? false);

  useEffect(() => {
    if (!follows.current || typed !== null) return;
    const cell = element.current?.querySelector<HTMLElement>(`[data-cell="${active.line}-${active.column}"]`);
    cell?.focus();
    cell?.scrollIntoView?.({ block: "nearest", inline: "nearest" });
  }, [active, typed]);

  function move(to: Cell, extend = false): void {
    follows.current = true;
    setAnchor(extend ? (anchor ?? active) : null);
    setActive({
      line: Math.min(Math.max(to.line, 0), last.line),
      column: Math.min(Math.max(to.column, 0), last.column),
    });
  }

  function enter(edits: readonly CellEdit[], isReported = false): void {
    if (!readOnly) enterCells(edits, isReported);
  }

  function commit(by: Cell | null): void {
    const line = lines[active.line];
    if (typed !== null && line) enter([{ line, column: columnOf(active), text: typed }]);
    setTyped(null);
    if (by) move({ line: active.line + by.line, column: active.column + by.column });
  }

  function begin(text?: string): void {
    const line = lines[active.line];
    const column = columnOf(active);
    if (!line || !mayEdit(active)) return;
    follows.current = true;
    if (TICKS.has(column)) enter([{ line, column, text: line.cells[column] ? "0" : "1" }]);
    else setTyped(text ?? String(line.cells[column]));
  }

  /** A key while a cell is being typed in. Returns false when it belongs to the field. */
  function typingKey({ key, shiftKey }: KeyboardEvent): boolean {
    const step = shiftKey ? -1 : 1;
    if (key === "Enter") commit({ line: step, column: 0 });
    else if (key === "Tab") commit({ line: 0, column: step });
    else if (key === "Escape") setTyped(null);
    else return false;
    return true;
  }

  /** A key while the grid is moved through. Returns false when it means nothing here. */
  function movingKey({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
    const isCommand = ctrlKey || metaKey;
    const isTick = TICKS.has(columnOf(active));
    const target = moveTarget(key, active, isCommand, last);
    const isText = key.length === 1 && !isCommand && !altKey && !isTick;
    if (target) move(target, shiftKey);
    else if (key === "F2" || key === "Enter" || (key === " " && isTick)) begin();
    else if (key === "Delete" || key === "Backspace") enter(clearEdits(lines, block));
    else if (isText && mayEdit(active)) begin(key);
    else return false;
    return true;
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (!(typed === null ? movingKey(event) : typingKey(event))) return;
    event.preventDefault();
    // Keys that are typed into the grid are no shortcuts of the app.
    event.stopPropagation();
  }

  function onCopy(event: ClipboardEvent): void {
    if (typed !== null) return;
    event.clipboardData.setData("text/plain", blockText(lines, block));
    event.preventDefault();
  }

  function onPaste(event: ClipboardEvent): void {
    if (typed !== null) return;
    event.preventDefault();
    enter(pasteEdits(lines, block, event.clipboardData.getData("text/plain")), true);
  }

  return {
    element,
    active,
    block,
    typed,
    setTyped,
    mayEdit,
    commit: () => commit(null),
    choose: move,
    edit: (cell: Cell) => {
      if (cell.line === active.line && cell.column === active.column) begin();
    },
    tick: (line: GridLine, column: Column, ticked: boolean) =>
      enter([{ line, column, text: ticked ? "1" : "0" }]),
    onKeyDown,
    onCopy,
    onPaste,
  };
}
