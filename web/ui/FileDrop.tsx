import { IconFileImport } from "@tabler/icons-react";
import { type ReactNode, useRef } from "react";
import { Button } from "./Button.tsx";
import { cx } from "./class-names.ts";
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
  /** What is understood, below the button. */
  readonly children?: ReactNode;
}

/** Chooses a file, by the file dialog or by dropping it. */
export function FileDrop({ text, button, accept, name, onFile, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const { over, handlers } = useFileDrop(onFile);
  return (
    <div className={cx(css.drop, over && css.over)} {...handlers}>
      <IconFileImport size={36} stroke={1.3} aria-hidden="true" />
      <p className={css.text}>{text}</p>
      <Button variant="primary" data-autofocus onClick={() => input.current?.click()}>
        {button}
      </Button>
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
      {children}
    </div>
  );
}
