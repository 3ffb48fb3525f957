import { Button, Skeleton } from "@stanza/web-ui";
import { IconExternalLink } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import css from "./Crm.module.css";
import { useCrmOrder } from "./crm-queries.ts";

interface Props {
  readonly projectId: number;
  readonly order: string;
  readonly isAvailable: boolean;
}

/** The linked order: its number, its state in the CRM and its page there (ux.md §6). */
export function CrmOrderDetails({ projectId, order, isAvailable }: Props) {
  const { t } = useTranslation();
  const { data, isError, isFetching, refetch } = useCrmOrder(projectId, order, isAvailable);
  if (order === "") return <p className={css.nothing}>{t("crm.notLinked")}</p>;
  const { state = "", link = null } = data ?? {};
  return (
    <dl className={css.facts}>
      <dt>{t("crm.order")}</dt>
      <dd>
        <strong>{order}</strong>
      </dd>
      {isAvailable ? (
        <>
          <dt>{t("crm.state")}</dt>
          <dd aria-live="polite" aria-busy={isFetching}>
            {isError ? (
              <>
                {t("crm.noAnswer")}{" "}
                <Button variant="link" busy={isFetching} onClick={() => void refetch()}>
                  {t("action.tryAgain")}
                </Button>
              </>
            ) : data === undefined ? (
              <Skeleton width={120} height={18} />
            ) : data === null ? (
              t("crm.unknownOrder")
            ) : (
              state || t("crm.noState")
            )}
          </dd>
        </>
      ) : null}
      {link === null ? null : (
        <>
          <dt>{t("crm.page")}</dt>
          <dd>
            <a href={link} target="_blank" rel="noopener noreferrer">
              {t("crm.open")}
              <IconExternalLink size={15} stroke={1.7} aria-hidden="true" />
            </a>
          </dd>
        </>
      )}
    </dl>
  );
}
