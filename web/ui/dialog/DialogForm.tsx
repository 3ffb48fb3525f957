import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../Button.tsx";
import css from "./Dialog.module.css";
import { DialogBody, DialogFooter } from "./DialogParts.tsx";

interface Props {
  /** Words of the button that submits. */
  readonly submit: string;
  /** Why it cannot be submitted now; undefined: it can. */
  readonly reason?: string;
  /** It is being sent. */
  readonly busy?: boolean;
  /** The form itself says what is wrong with a field, instead of the browser. */
  readonly noValidate?: boolean;
  /** Class of the body. */
  readonly className?: string;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** A dialog that is a form: fields, a button that cancels and one that submits, which Enter does too. */
export function DialogForm(props: Props) {
  const { submit, reason, busy, noValidate, className, onSubmit, onCancel, children } = props;
  const { t } = useTranslation();
  return (
    <form
      className={css.form}
      noValidate={noValidate}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <DialogBody className={className}>{children}</DialogBody>
      <DialogFooter>
        <Button onClick={onCancel}>{t("action.cancel")}</Button>
        <Button type="submit" variant="primary" busy={busy} reason={reason}>
          {submit}
        </Button>
      </DialogFooter>
    </form>
  );
}
