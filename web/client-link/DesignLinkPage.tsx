import { client } from "@stanza/web-site";
import { useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { LinkFrame } from "./LinkFrame.tsx";
import { useOpenedLink } from "./opened-link.ts";
import { SharedDesign } from "./SharedDesign.tsx";

interface Props {
  /** Goes on with the design in the workspace. */
  readonly onContinue: (token: string) => Promise<void>;
}

const open = (token: string) => client.openDesign({ params: { token } });

/** A design behind a link that is the only key: what was sent by mail, or what a shop was asked about. */
export function DesignLinkPage({ onContinue }: Props) {
  const { token = "" } = useParams({ strict: false });
  const { t } = useTranslation();
  const { answer, again, revoked } = useOpenedLink(token, open, ({ design }) => design.language);
  const end = async () => {
    const reply = await client.endDesignLink({ params: { token } });
    if (reply.status === 204) revoked();
    return reply.status === 204;
  };
  return (
    <LinkFrame answer={answer} again={again} loading={t("design.opening")} gone={t("design.linkGone")}>
      {(shared) => (
        <SharedDesign token={token} shared={shared} onContinue={() => void onContinue(token)} onEnd={end} />
      )}
    </LinkFrame>
  );
}
