import { inOrder, LIMITS, setQuantity } from "@stanza/project";
import { editAgreement, transact, useProject } from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import { toast } from "@stanza/web-ui";
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { applyEdits, type CellEdit, COLUMNS, type GridLine, TICKS } from "./grid-lines.ts";
import { type Block, blockText, readBlock } from "./grid-text.ts";

export interface Cell {
  readonly line: number;
  readonly column: number;
}

/** Lines that Page up and Page down move over. */
const PAGE = 12;

/** Which cell is active, which block is marked, what is being typed, and what the keys do with it. */
export function useGrid(lines: readonly GridLine[], readOnly: boolean) {
  const [active, setActive] = useState<Cell>({ line: 0, column: COLUMNS.indexOf("quantity") });
  const [anchor, setAnchor] = useState<Cell | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const element = useRef<HTMLTableElement>(null);
  /** The focus follows the active cell only after a key or a press in the grid, never by itself. */
  const follows = useRef(false);

  const block: Block = blockOf(active, anchor ?? active);
  const columnOf = (cell: Cell) => COLUMNS[cell.column]!;
  const lineAt = (cell: Cell) => lines[cell.line];
  const mayEdit = (cell: Cell) => !readOnly && (lineAt(cell)?.editable.has(columnOf(cell)) ?? false);

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
      line: Math.min(Math.max(to.line, 0), lines.length - 1),
      column: Math.min(Math.max(to.column, 0), COLUMNS.length - 1),
    });
  }

  function put(edits: readonly CellEdit[], tell: boolean): void {
    const { open } = useProject.getState();
    if (!open || readOnly || edits.length === 0) return;
    const applied = applyEdits({ ...open.document }, edits, LIMITS.maxQuantity);
    if (Object.keys(applied.fields).length > 0) editAgreement(applied.fields);
    if (applied.quantities.size > 0) {
      const changes = [...applied.quantities].map(
        ([row, quantity]) =>
          (project: Parameters<typeof setQuantity>[0]) =>
            setQuantity(project, { row, quantity }),
      );
      transact("quantity", inOrder(...changes));
    }
    if (applied.refused > 0 || tell)
      toast(translate("order.pasted", { done: applied.done, refused: applied.refused }), {
        key: "order-grid",
        kind: applied.refused > 0 ? "warning" : "info",
      });
  }

  function commit(by: Cell | null): void {
    const line = lineAt(active);
    if (typed !== null && line) put([{ line, column: columnOf(active), text: typed }], false);
    setTyped(null);
    if (by) move({ line: active.line + by.line, column: active.column + by.column });
  }

  function begin(text?: string): void {
    if (!mayEdit(active)) return;
    const line = lineAt(active);
    const column = columnOf(active);
    if (!line) return;
    follows.current = true;
    if (TICKS.has(column)) put([{ line, column, text: line.cells[column] ? "0" : "1" }], false);
    else setTyped(text ?? String(line.cells[column]));
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { key, shiftKey } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    if (typed !== null) {
      const by =
        key === "Enter" ? { line: shiftKey ? -1 : 1, column: 0 } : { line: 0, column: shiftKey ? -1 : 1 };
      if (key === "Enter" || key === "Tab") commit(by);
      else if (key === "Escape") setTyped(null);
      else return;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const { line, column } = active;
    const last = { line: lines.length - 1, column: COLUMNS.length - 1 };
    const to: Partial<Record<string, Cell>> = {
      ArrowUp: { line: isCommand ? 0 : line - 1, column },
      ArrowDown: { line: isCommand ? last.line : line + 1, column },
      ArrowLeft: { line, column: isCommand ? 0 : column - 1 },
      ArrowRight: { line, column: isCommand ? last.column : column + 1 },
      Home: { line: isCommand ? 0 : line, column: 0 },
      End: { line: isCommand ? last.line : line, column: last.column },
      PageUp: { line: line - PAGE, column },
      PageDown: { line: line + PAGE, column },
    };
    const target = to[key];
    if (target) move(target, shiftKey);
    else if (key === "F2" || key === "Enter") begin();
    else if (key === " " && TICKS.has(columnOf(active))) begin();
    else if (key === "Delete" || key === "Backspace")
      put(
        cellsOf(block)
          .filter(({ line: l, column: c }) => l.editable.has(c) && c !== "quantity")
          .map((cell) => ({ ...cell, text: "" })),
        false,
      );
    else if (
      key.length === 1 &&
      !isCommand &&
      !event.altKey &&
      !TICKS.has(columnOf(active)) &&
      mayEdit(active)
    )
      begin(key);
    else return;
    event.preventDefault();
    // Keys that are typed into the grid are no shortcuts of the app.
    event.stopPropagation();
  }

  function cellsOf({
    top,
    bottom,
    left,
    right,
  }: Block): { line: GridLine; column: (typeof COLUMNS)[number] }[] {
    return lines
      .slice(top, bottom + 1)
      .flatMap((line) => COLUMNS.slice(left, right + 1).map((column) => ({ line, column })));
  }

  function onCopy(event: ClipboardEvent): void {
    if (typed !== null) return;
    event.clipboardData.setData("text/plain", blockText(lines, block));
    event.preventDefault();
  }

  /** One value fills the marked block; a block is laid down from its upper left corner. */
  function onPaste(event: ClipboardEvent): void {
    if (typed !== null) return;
    event.preventDefault();
    const pasted = readBlock(event.clipboardData.getData("text/plain"));
    const single = pasted.length === 1 && pasted[0]?.length === 1 ? pasted[0][0] : undefined;
    const edits =
      single !== undefined
        ? cellsOf(block).map((cell) => ({ ...cell, text: single }))
        : pasted.flatMap((row, down) =>
            row.flatMap((text, across): CellEdit[] => {
              const line = lines[block.top + down];
              const column = COLUMNS[block.left + across];
              return line && column ? [{ line, column, text }] : [];
            }),
          );
    put(edits, true);
  }

  return {
    element,
    active,
    block,
    typed,
    setTyped,
    mayEdit,
    commit: () => commit(null),
    choose: (cell: Cell, extend: boolean) => move(cell, extend),
    edit: (cell: Cell) => {
      if (cell.line === active.line && cell.column === active.column) begin();
    },
    tick: (line: GridLine, column: (typeof COLUMNS)[number], ticked: boolean) =>
      put([{ line, column, text: ticked ? "1" : "0" }], false),
    onKeyDown,
    onCopy,
    onPaste,
  };
}

function blockOf(a: Cell, b: Cell): Block {
  return {
    top: Math.min(a.line, b.line),
    bottom: Math.max(a.line, b.line),
    left: Math.min(a.column, b.column),
    right: Math.max(a.column, b.column),
  };
}
