import { type DragEvent, useState } from "react";
import { droppedFolder, type FolderFile, filesOfFolder } from "./dropped-folder.ts";

/**
 * A place on which a file can be dropped: the handlers for its element, and whether one hovers over it.
 *
 * onFolder   takes a folder that is dropped as it is; absent: folders are not understood
 */
export function useFileDrop(onFile: (file: File) => void, onFolder?: (files: readonly FolderFile[]) => void) {
  const [over, setOver] = useState(false);
  const holdsFile = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");
  return {
    over,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!holdsFile(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: (event: DragEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        if (!holdsFile(event)) return;
        event.preventDefault();
        setOver(false);
        const folder = onFolder && droppedFolder(event.dataTransfer);
        if (folder) {
          filesOfFolder(folder).then(onFolder, reportError);
          return;
        }
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      },
    },
  };
}
