import { Button, ErrorState } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";

/** The texts could not be read; pressed, everything that reads them tries again. */
export function TextsFailed({ retries }: { readonly retries: readonly (() => unknown)[] }) {
  const { t } = useTranslation();
  return (
    <ErrorState
      title={t("translator.failed")}
      actions={
        <Button
          onClick={() => {
            for (const retry of retries) retry();
          }}
        >
          {t("action.tryAgain")}
        </Button>
      }
    />
  );
}
