import { Button, Skeleton } from "@stanza/web-ui";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import css from "../security/Security.module.css";
import { AddPasskey } from "./AddPasskey.tsx";
import { PasskeyItem } from "./PasskeyItem.tsx";
import { passkeyQuery } from "./passkey-query.ts";
import { takesPasskeys } from "./takes-passkeys.ts";

/** The passkeys of a person: each is renamed and taken away here, and further ones are added. */
export function Passkeys() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery(passkeyQuery);
  return (
    <section className={css.section} aria-labelledby="passkeys">
      <h3 id="passkeys">{t("passkeys.title")}</h3>
      <p>{t("passkeys.about")}</p>
      {data ? (
        <>
          {data.passkeys.length > 0 ? (
            <ul className={css.list} aria-labelledby="passkeys">
              {data.passkeys.map((passkey) => (
                <PasskeyItem key={passkey.id} passkey={passkey} />
              ))}
            </ul>
          ) : null}
          {!takesPasskeys() ? (
            <p className={css.note}>{t("passkeys.noBrowser")}</p>
          ) : data.hasPassword || data.passkeys.length > 0 ? (
            <AddPasskey
              hasPassword={data.hasPassword}
              asksCode={data.asksCode}
              hasPasskeys={data.passkeys.length > 0}
            />
          ) : (
            <p className={css.note}>{t("passkeys.noPassword")}</p>
          )}
        </>
      ) : isError ? (
        <p role="alert">
          {t("passkeys.listFailed")}{" "}
          <Button variant="link" onClick={() => void refetch()}>
            {t("action.tryAgain")}
          </Button>
        </p>
      ) : (
        <Skeleton height={60} />
      )}
    </section>
  );
}
