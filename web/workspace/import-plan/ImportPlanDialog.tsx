import { translate } from "@stanza/web-site";
import {
  Button,
  type Dialog,
  DialogBody,
  type DialogControls,
  DialogFooter,
  EmptyState,
  FileDrop,
  ProgressBar,
} from "@stanza/web-ui";
import { IconFileX } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import css from "./ImportPlan.module.css";
import { PlanReady } from "./PlanReady.tsx";
import type { PlanImport } from "./plan-import.ts";
import { type PlanFile, usePlanFile } from "./use-plan-file.ts";

const ACCEPTED = ".dxf,.sh3d,.xml,.ifc,image/png,image/jpeg,image/webp";

type In<K extends PlanFile["kind"]> = Extract<PlanFile, { readonly kind: K }>;

function ImportPlan(controls: DialogControls<PlanImport>) {
  const { t } = useTranslation();
  const { file, read, cancel, choose } = usePlanFile((picture) =>
    controls.resolve({ kind: "picture", file: picture }),
  );
  const [withPlaceholders, setWithPlaceholders] = useState(true);
  switch (file.kind) {
    case "none":
      return (
        <>
          <DialogBody>
            <FileDrop
              text={t("planImport.drop")}
              button={t("planImport.chooseFile")}
              accept={ACCEPTED}
              name="plan"
              onFile={read}
            >
              <dl className={css.formats}>
                {(["dxf", "ifc", "sweetHome", "picture"] as const).map((kind) => (
                  <div key={kind}>
                    <dt>{t(`planImport.format.${kind}`)}</dt>
                    <dd>{t(`planImport.formatHelp.${kind}`)}</dd>
                  </div>
                ))}
              </dl>
            </FileDrop>
          </DialogBody>
          <DialogFooter>
            <Button onClick={controls.close}>{t("action.cancel")}</Button>
          </DialogFooter>
        </>
      );
    case "reading":
      return <Reading file={file} onCancel={cancel} />;
    case "refused":
      return <Refused file={file} onAnother={cancel} onCancel={controls.close} />;
    case "ready":
      return (
        <PlanReady
          {...controls}
          file={file}
          choose={choose}
          withPlaceholders={withPlaceholders}
          onPlaceholders={setWithPlaceholders}
          onAnother={cancel}
        />
      );
  }
}

function Reading({ file, onCancel }: { readonly file: In<"reading">; readonly onCancel: () => void }) {
  const { t } = useTranslation();
  const { name, percent } = file;
  return (
    <>
      <DialogBody className={css.reading}>
        <p role="status">{t("planImport.reading", { name })}</p>
        <ProgressBar
          label={t("planImport.reading", { name })}
          {...(percent === undefined ? {} : { percentage: percent })}
        />
      </DialogBody>
      <DialogFooter>
        <Button onClick={onCancel} data-autofocus>
          {t("action.cancel")}
        </Button>
      </DialogFooter>
    </>
  );
}

interface RefusedProps {
  readonly file: In<"refused">;
  readonly onAnother: () => void;
  readonly onCancel: () => void;
}

function Refused({ file, onAnother, onCancel }: RefusedProps) {
  const { t } = useTranslation();
  return (
    <>
      <DialogBody>
        <div role="alert" data-refused={file.cause}>
          <EmptyState
            art={<IconFileX size={44} stroke={1.3} aria-hidden="true" />}
            title={t("planImport.notRead", { name: file.name })}
            text={t(`planImport.refused.${file.cause}`)}
          />
        </div>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onCancel}>{t("action.cancel")}</Button>
        <Button variant="primary" onClick={onAnother} data-autofocus>
          {t("planImport.another")}
        </Button>
      </DialogFooter>
    </>
  );
}

/** Chooses a file of another program, shows what comes of it, and answers with what to insert. */
export const importPlanDialog: Dialog<object, PlanImport> = {
  options: () => ({
    title: translate("planImport.title"),
    width: 1000,
    mode: "semipersistent",
    single: "import-plan",
  }),
  Content: ImportPlan,
};
