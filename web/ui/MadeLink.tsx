import { IconCheck, IconCopy, IconExternalLink } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, buttonClass } from "./Button.tsx";
import { TextField } from "./Field.tsx";
import css from "./MadeLink.module.css";
import { QrCode } from "./QrCode.tsx";

interface Props {
  readonly address: string;
  /** Whom it is for; empty: nobody in particular. */
  readonly recipient: string;
}

/** The address of a new link, to be copied, opened or photographed; it is shown once. */
export function MadeLink({ address, recipient }: Props) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      // Without leave for the clipboard the address is selected, ready for the person's own keys.
      field.current?.focus();
    }
  };
  return (
    <section className={css.made} role="status">
      <QrCode text={address} label={t("offerLink.code")} />
      <TextField
        ref={field}
        label={recipient ? t("offerLink.addressFor", { name: recipient }) : t("offerLink.address")}
        help={t("offerLink.once")}
        readOnly
        value={address}
        onFocus={(event) => event.target.select()}
      />
      <span className={css.actions}>
        <Button
          icon={copied ? <IconCheck size={18} stroke={1.8} /> : <IconCopy size={18} stroke={1.7} />}
          onClick={() => void copy()}
        >
          {t(copied ? "offerLink.copied" : "offerLink.copy")}
        </Button>
        <a className={buttonClass({})} href={address} target="_blank" rel="noreferrer">
          <IconExternalLink size={18} stroke={1.7} aria-hidden="true" />
          {t("offerLink.look")}
        </a>
      </span>
    </section>
  );
}
