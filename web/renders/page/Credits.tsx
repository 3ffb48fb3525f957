import type { Client } from "@stanza/contract";
import { useTranslation } from "react-i18next";
import css from "./Renders.module.css";

/** What the farm says about the shop. */
export type FarmUser = Extract<
  Awaited<ReturnType<Client["getRenderUser"]>>,
  { readonly status: 200 }
>["body"];

/** What the shop may still spend. */
export function Credits({ user }: { readonly user: FarmUser | undefined }) {
  const { t } = useTranslation();
  if (!user) return null;
  const { available, booked, leftThisMonth } = user.credits;
  return (
    <p className={css.credits}>
      <strong className="numeric">{t("renders.credits", { count: available })}</strong>
      {leftThisMonth === undefined ? null : <small>{t("renders.month", { count: leftThisMonth })}</small>}
      {booked > 0 ? <small>{t("renders.booked", { count: booked })}</small> : null}
    </p>
  );
}
