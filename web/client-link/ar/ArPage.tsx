import { client } from "@stanza/web-site";
import { useParams, useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { LinkFrame } from "../LinkFrame.tsx";
import { useOpenedLink } from "../opened-link.ts";
import { ArModelView } from "./ArModelView.tsx";

const open = (token: string) => client.openAr({ params: { token } });

/** A project, or one article of it, to be seen in one's own room, behind a link that is the only key (spec 1 §2, ux.md §5.16). */
export function ArPage() {
  const { prjID = "" } = useParams({ strict: false });
  const { key = "" } = useSearch({ strict: false }) as { readonly key?: string };
  const { t } = useTranslation();
  const { answer, again } = useOpenedLink(key || "-", open, ({ language }) => language);
  // The secret decides; a number that is not its project's is an address that somebody has changed. Pages of customers have no number.
  const isOther = answer.state === "open" && prjID !== "" && String(answer.shared.projectId) !== prjID;
  return (
    <LinkFrame
      answer={isOther ? { state: "unknown" } : answer}
      again={again}
      loading={t("ar.loading")}
      gone={t("ar.gone")}
    >
      {(shared) => <ArModelView token={key} model={shared} />}
    </LinkFrame>
  );
}
