import { IconFileImport } from "@tabler/icons-react";
import { type ReactNode, useRef } from "react";
import { Button } from "./Button.tsx";
import { cx } from "./class-names.ts";
import { chosenFolder, type FolderFile } from "./dropped-folder.ts";
import css from "./FileDrop.module.css";
import { useFileDrop } from "./use-file-drop.ts";

interface Props {
  readonly text: string;
  readonly button: string;
  /** Ends of names that the file dialog offers; what a file is, its content says. */
  readonly accept: string;
  /** Name of the field, e.g. for tests. */
  readonly name: string;
  readonly onFile: (file: File) => void;
  /** A whole folder may be chosen or dropped too. */
  readonly folder?: { readonly button: string; readonly onFolder: (files: readonly FolderFile[]) => void };
  /** What is understood, below the button. */
  readonly children?: ReactNode;
}

/** Not among the attributes that React types. */
const WHOLE_FOLDER = { webkitdirectory: "" };
/** Phones have no folders to choose. */
const choosesFolders = () => "webkitdirectory" in HTMLInputElement.prototype;

/** Chooses a file, by the file dialog or by dropping it. */
export function FileDrop({ text, button, accept, name, onFile, folder, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const folderInput = useRef<HTMLInputElement>(null);
  const { over, handlers } = useFileDrop(onFile, folder?.onFolder);
  return (
    <div className={cx(css.drop, over && css.over)} {...handlers}>
      <IconFileImport size={36} stroke={1.3} aria-hidden="true" />
      <p className={css.text}>{text}</p>
      <div className={css.buttons}>
        <Button variant="primary" data-autofocus onClick={() => input.current?.click()}>
          {button}
        </Button>
        {folder && choosesFolders() ? (
          <Button onClick={() => folderInput.current?.click()}>{folder.button}</Button>
        ) : null}
      </div>
      <input
        ref={input}
        type="file"
        accept={accept}
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
        data-file={name}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onFile(file);
          event.target.value = "";
        }}
      />
      {folder ? (
        <input
          ref={folderInput}
          type="file"
          {...WHOLE_FOLDER}
          className="visually-hidden"
          tabIndex={-1}
          aria-hidden="true"
          data-file={`${name}-folder`}
          onChange={(event) => {
            const files = event.target.files;
            if (files && files.length > 0) folder.onFolder(chosenFolder(files));
            event.target.value = "";
          }}
        />
      ) : null}
      {children}
    </div>
  );
}
