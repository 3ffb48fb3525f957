import { log } from "@stanza/web-ui";

/** What the editor is told. */
export type ToEditor = "profile" | "catalog" | "preview" | "faults" | "error";

interface EditorWindow {
  readonly window: Window;
  readonly origin: string;
}

let editor: EditorWindow | null = null;

/** The window that was opened; null: none. */
export const editorWindow = (): EditorWindow | null => editor;

export function setEditorWindow(opened: EditorWindow | null): void {
  editor = opened;
}

/** Sends `{ name, data }` to the layout editor and nobody else. Without its window an error is logged (spec 2 §8). */
export function sendToEditor(name: ToEditor, data: unknown): void {
  if (!editor || editor.window.closed) {
    log("error", `No window of the layout editor takes “${name}”.`);
    return;
  }
  editor.window.postMessage({ name, data }, editor.origin);
}
