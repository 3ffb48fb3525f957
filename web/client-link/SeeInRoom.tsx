import { client, goTo } from "@stanza/web-site";
import { Button, log, toast } from "@stanza/web-ui";
import { IconAugmentedReality } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

interface Props {
  readonly token: string;
  /** Which of the offer's projects is shown. */
  readonly part: number;
}

/** Leads to the page that puts what was offered into the client's own room; its model is made now, so it takes a moment. */
export function SeeInRoom({ token, part }: Props) {
  const { t } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  const see = async () => {
    setBusy(true);
    const answer = await client.createSharedArLink({ params: { token }, body: { part } });
    setBusy(false);
    if (answer.status === 201) return goTo(answer.body.path);
    log("warning", `An offer is not shown in AR: ${answer.status}`);
    const cannotBe = answer.status === 413 || answer.status === 422;
    toast(t(cannotBe ? "link.roomCannot" : "ar.problem.failed"), { key: "in-room", kind: "error" });
  };
  return (
    <Button
      size="sm"
      busy={isBusy}
      icon={<IconAugmentedReality size={18} stroke={1.6} />}
      onClick={() => void see()}
    >
      {t("ar.see")}
    </Button>
  );
}
