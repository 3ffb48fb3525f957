import { useAwayReason } from "@stanza/web-site";
import { Button } from "@stanza/web-ui";
import { IconFileTypePdf } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

interface Props {
  readonly busy: boolean;
  /** Why there can be no PDF yet. */
  readonly reason: string | undefined;
  readonly onClick: () => void;
}

export function CreatePdfButton(props: Props) {
  const { t } = useTranslation();
  const away = useAwayReason();
  return (
    <Button
      variant="primary"
      icon={<IconFileTypePdf size={19} stroke={1.7} />}
      {...props}
      reason={props.reason ?? away}
    >
      {t("offer.createPdf")}
    </Button>
  );
}
