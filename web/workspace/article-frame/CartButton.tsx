import { useEvaluation } from "@stanza/web-project";
import { Button, toast } from "@stanza/web-ui";
import { IconShoppingCartPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useArticleFrame } from "./article-frame-store.ts";

/** Hands the article to the shop around this page, which does the rest. */
export function CartButton() {
  const { t } = useTranslation();
  const handOver = useArticleFrame((state) => state.handOver);
  const isUnpriced = useEvaluation(({ priced }) =>
    priced?.rows.some(({ lines }) => lines.some(({ price }) => price.kind === "unpriced")),
  );
  const [isBusy, setIsBusy] = useState(false);
  const reason = handOver ? (isUnpriced ? t("articleFrame.noPrice") : undefined) : t("articleFrame.noShop");
  const add = async () => {
    if (!handOver) return;
    setIsBusy(true);
    const isDone = await handOver().finally(() => setIsBusy(false));
    toast(t(isDone ? "articleFrame.added" : "articleFrame.notAdded"), {
      key: "cart",
      kind: isDone ? "success" : "error",
    });
  };
  return (
    <Button
      variant="primary"
      icon={<IconShoppingCartPlus size={18} />}
      busy={isBusy}
      reason={reason}
      onClick={() => void add()}
    >
      {t("articleFrame.addToCart")}
    </Button>
  );
}
