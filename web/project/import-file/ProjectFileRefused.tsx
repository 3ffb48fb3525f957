import type { ReadProjectFile } from "@stanza/codecs";
import { Button, DialogBody, DialogFooter, EmptyState } from "@stanza/web-ui";
import { IconFileX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import css from "./ImportProject.module.css";

interface Props {
  readonly name: string;
  readonly read: Extract<ReadProjectFile, { readonly ok: false }>;
  readonly onSalvage: () => void;
  readonly onAnother: () => void;
  readonly onCancel: () => void;
}

/** Why a file does not become a project, with the places of its faults. */
export function ProjectFileRefused({ name, read, onSalvage, onAnother, onCancel }: Props) {
  const { t } = useTranslation();
  const { fault, problems, salvaged } = read;
  return (
    <>
      <DialogBody className={css.body}>
        <div role="alert" data-refused={fault}>
          <EmptyState
            art={<IconFileX size={44} stroke={1.3} aria-hidden="true" />}
            title={t("planImport.notRead", { name })}
            text={t(`projectFile.refused.${fault}`)}
          />
        </div>
        {problems.length > 0 ? (
          <ul className={css.problems}>
            {problems.map(({ path, message, place }) => (
              <li key={`${path} ${message}`}>
                <strong className="numeric">{t("projectFile.place", { ...place })}</strong>
                <span>{message}</span>
              </li>
            ))}
          </ul>
        ) : null}
        {salvaged ? <p className={css.hint}>{t("projectFile.salvaged")}</p> : null}
      </DialogBody>
      <DialogFooter>
        <Button onClick={onCancel}>{t("action.cancel")}</Button>
        {salvaged ? <Button onClick={onSalvage}>{t("projectFile.salvage")}</Button> : null}
        <Button variant="primary" onClick={onAnother} data-autofocus>
          {t("planImport.another")}
        </Button>
      </DialogFooter>
    </>
  );
}
