import { PROJECT_FILE_LIMITS, type ProjectDocument, type ReadProjectFile } from "@stanza/codecs";
import { translate } from "@stanza/web-site";
import {
  Button,
  type Dialog,
  DialogBody,
  type DialogControls,
  DialogFooter,
  FileDrop,
  log,
  ProgressBar,
} from "@stanza/web-ui";
import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import css from "./ImportProject.module.css";
import { ProjectFileReady } from "./ProjectFileReady.tsx";
import { ProjectFileRefused } from "./ProjectFileRefused.tsx";

interface Props {
  readonly file: File | undefined;
}

/** What has come of the chosen file; null: it is being read. */
interface Chosen {
  readonly name: string;
  readonly read: ReadProjectFile | null;
}

function ImportProject({ file, resolve, close }: Props & DialogControls<ProjectDocument>) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const take = useCallback((picked: File) => {
    const { name } = picked;
    setChosen({ name, read: null });
    void readFile(picked).then((answer) => {
      if (!answer.ok) log("warning", `${name} is not read as a project: ${faultText(answer)}`);
      setChosen((now) => (now?.name === name ? { name, read: answer } : now));
    });
  }, []);
  useEffect(() => {
    if (file) take(file);
  }, [file, take]);
  const another = () => setChosen(null);

  const { name, read } = chosen ?? { name: "", read: null };
  if (read?.ok)
    return (
      <ProjectFileReady name={name} read={read} onImport={resolve} onAnother={another} onCancel={close} />
    );
  if (read)
    return (
      <ProjectFileRefused
        name={name}
        read={read}
        onSalvage={() => {
          const { salvaged } = read;
          if (salvaged) setChosen({ name, read: { ok: true, document: salvaged, said: salvaged } });
        }}
        onAnother={another}
        onCancel={close}
      />
    );
  return (
    <>
      <DialogBody className={css.body}>
        {chosen ? (
          <>
            <p role="status">{t("planImport.reading", { name })}</p>
            <ProgressBar label={t("planImport.reading", { name })} />
          </>
        ) : (
          <FileDrop
            text={t("projectFile.drop")}
            button={t("planImport.chooseFile")}
            accept=".json,application/json"
            name="project"
            onFile={take}
          >
            <p className={css.hint}>{t("projectFile.hint")}</p>
          </FileDrop>
        )}
      </DialogBody>
      <DialogFooter>
        <Button onClick={close} data-autofocus={chosen ? true : undefined}>
          {t("action.cancel")}
        </Button>
      </DialogFooter>
    </>
  );
}

async function readFile(file: File): Promise<ReadProjectFile> {
  if (file.size > PROJECT_FILE_LIMITS.maxBytes)
    return { ok: false, fault: "tooLarge", problems: [], salvaged: null };
  try {
    const { readProjectFile } = await import("../opening/decode-unchecked.ts");
    return readProjectFile(new Uint8Array(await file.arrayBuffer()));
  } catch (error) {
    log("error", `${file.name} could not be read: ${String(error)}`);
    return { ok: false, fault: "unreadable", problems: [], salvaged: null };
  }
}

const faultText = ({ fault, problems }: Extract<ReadProjectFile, { readonly ok: false }>): string => {
  const [first] = problems;
  return first ? `${fault}, line ${first.place.line}: ${first.path} ${first.message}` : fault;
};

/** Chooses a project's file, says what comes of it, and answers with the document to open. */
export const importProjectDialog: Dialog<Props, ProjectDocument> = {
  options: () => ({
    title: translate("projectFile.title"),
    width: 800,
    mode: "semipersistent",
    single: "import-project",
  }),
  Content: ImportProject,
};
