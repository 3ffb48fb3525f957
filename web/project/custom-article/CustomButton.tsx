import type { OpenCatalogue } from "@stanza/catalogue";
import { Button } from "@stanza/web-ui";
import { IconPencilPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadOnlyReason } from "../editing/use-read-only-reason.ts";
import { customEntryOf } from "./custom-entry.ts";
import { addCustomArticle } from "./open-custom-article.ts";
import { usePricesReason } from "./use-prices-reason.ts";

/** Beside the articles of a catalogue: one of one's own, where the manufacturer provides for it. */
export function CustomButton({
  catalogue,
  model,
}: {
  readonly catalogue: OpenCatalogue;
  readonly model: string;
}) {
  const { t } = useTranslation();
  const readOnly = useReadOnlyReason();
  const mayNot = usePricesReason();
  const entry = customEntryOf(catalogue, model);
  if (!entry) return null;
  return (
    <Button
      size="sm"
      variant="subtle"
      icon={<IconPencilPlus size={16} stroke={1.7} />}
      reason={readOnly ?? mayNot}
      onClick={() => void addCustomArticle(catalogue, model, entry)}
    >
      {t("custom.title")}
    </Button>
  );
}
