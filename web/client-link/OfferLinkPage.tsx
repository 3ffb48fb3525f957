import { client } from "@stanza/web-site";
import { useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { LinkFrame } from "./LinkFrame.tsx";
import { useOpenedLink } from "./opened-link.ts";
import { SharedOffer } from "./SharedOffer.tsx";

const open = (token: string) => client.openSharedOffer({ params: { token } });

/** The offer as its client sees it, behind a link that is the only key. */
export function OfferLinkPage() {
  const { token = "" } = useParams({ strict: false });
  const { t } = useTranslation();
  const { answer, again } = useOpenedLink(token, open, ({ offer }) => offer.language);
  return (
    <LinkFrame answer={answer} again={again} loading={t("link.loading")} gone={t("link.askShop")}>
      {(shared) => (
        <SharedOffer key={`${shared.hash} ${shared.status}`} token={token} shared={shared} reload={again} />
      )}
    </LinkFrame>
  );
}
