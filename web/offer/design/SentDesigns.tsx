import type { DesignLink } from "@stanza/contract";
import { client, okBody, queryClient, useFormats } from "@stanza/web-site";
import { ask, Button, toast } from "@stanza/web-ui";
import pageCss from "@stanza/web-ui/page.module.css";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import css from "./Design.module.css";

const KEY = ["design-links"];

/** The links that this person has to designs; each can be taken back. Nothing where there is none. */
export function SentDesigns() {
  const { t } = useTranslation();
  const links = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => okBody(await client.listDesignLinks({ signal })).links,
  });
  const active = (links.data ?? []).filter(({ state }) => state === "active");
  if (active.length === 0) return null;
  return (
    <section className={pageCss.card} aria-label={t("design.links")}>
      <div className={pageCss.cardHead}>
        <h2>{t("design.links")}</h2>
      </div>
      <ul className={css.links}>
        {active.map((link) => (
          <Link key={link.id} link={link} />
        ))}
      </ul>
    </section>
  );
}

function Link({ link }: { readonly link: DesignLink }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const when = formats.moment(link.createdAt);
  const revoke = async () => {
    const answer = await ask({
      title: t("design.revokeTitle"),
      text: t("design.revokeText"),
      choices: [
        { answer: "keep", label: t("action.cancel") },
        { answer: "revoke", label: t("design.revoke"), look: "danger" },
      ],
    });
    if (answer !== "revoke") return;
    const done = await client.revokeDesignLink({ params: { id: link.id } });
    if (done.status !== 204) toast(t("design.problem.failed"), { key: "design-link", kind: "error" });
    await queryClient.invalidateQueries({ queryKey: KEY });
  };
  const text =
    link.kind === "mail"
      ? t("design.sentTo", { email: link.email, when })
      : t("design.askedShop", { shop: link.shop, when });
  return (
    <li>
      <span>{text}</span>
      <Button size="sm" aria-label={`${t("design.revoke")}: ${text}`} onClick={() => void revoke()}>
        {t("design.revoke")}
      </Button>
    </li>
  );
}
