import { textIn } from "@stanza/catalogue";
import { translate } from "@stanza/web-site";
import { Button, type Dialog, DialogBody, type DialogControls, DialogFooter } from "@stanza/web-ui";
import { IconAlertTriangle } from "@tabler/icons-react";
import i18next from "i18next";
import { useTranslation } from "react-i18next";
import { DclassContent, type DclassProps } from "./DclassContent.tsx";
import { isDivider } from "./editors.ts";
import css from "./Record.module.css";

const titleOf = ({ target, code }: DclassProps): string => {
  const variable = target.row.article.variables.find((one) => one.code === code);
  const name = variable ? textIn(variable.description, i18next.language) : code;
  return translate("dclass.title", { name, article: textIn(target.row.description, i18next.language) });
};

/** A dynamic class (spec 2 §2: 1000 wide, 1200 for the divider maker, not dismissible when mandatory). */
export const dclassDialog: Dialog<DclassProps, string> = {
  options: (props) => ({
    title: titleOf(props),
    width: isDivider(props.component) ? 1200 : 1000,
    // A drag that ends beside the dialog must not throw the work away.
    mode: props.mandatory ? "persistent" : "semipersistent",
    single: "dclass",
  }),
  Content: DclassContent,
};

interface RefusedProps {
  readonly message: string;
  readonly name: string;
}

function Refused({ message, name, close }: RefusedProps & DialogControls<never>) {
  const { t } = useTranslation();
  return (
    <>
      <DialogBody>
        <p className={css.refused}>
          <IconAlertTriangle size={20} aria-hidden="true" />
          {t("dclass.refused", { name })}
        </p>
        <pre className={css.code}>{message}</pre>
      </DialogBody>
      <DialogFooter>
        <Button onClick={() => void navigator.clipboard?.writeText(`${name}: ${message}`)}>
          {t("dclass.copy")}
        </Button>
        <Button variant="primary" onClick={close}>
          {t("dialog.close")}
        </Button>
      </DialogFooter>
    </>
  );
}

/** There is nothing to edit the variable with; the message is the specification's (spec 2 §5). */
export const dclassRefusedDialog: Dialog<RefusedProps, never> = {
  options: () => ({ title: translate("dclass.refusedTitle"), width: 500, mode: "none", single: "dclass" }),
  Content: Refused,
};
