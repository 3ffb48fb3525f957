import { Button, cx } from "@stanza/web-ui";
import { IconFileImport } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import css from "./ImportPlan.module.css";

/** Ends of names that the file dialog offers; what a file is, its content says. */
const ACCEPTED = ".dxf,.sh3d,.xml,image/png,image/jpeg,image/webp";

/** Chooses a file, by the file dialog or by dropping it. */
export function FileDrop({ onFile }: { readonly onFile: (file: File) => void }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the pointer's way of the button within
    <div
      className={cx(css.drop, over && css.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      }}
    >
      <IconFileImport size={36} stroke={1.3} aria-hidden="true" />
      <p className={css.dropText}>{t("planImport.drop")}</p>
      <Button variant="primary" data-autofocus onClick={() => input.current?.click()}>
        {t("planImport.chooseFile")}
      </Button>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
        data-file="plan"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onFile(file);
          event.target.value = "";
        }}
      />
      <dl className={css.formats}>
        {(["dxf", "sweetHome", "picture"] as const).map((kind) => (
          <div key={kind}>
            <dt>{t(`planImport.format.${kind}`)}</dt>
            <dd>{t(`planImport.formatHelp.${kind}`)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
