import { Button } from "@stanza/web-ui";
import { IconBuilding } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import css from "../SignInForm.module.css";
import { type CompanyResult, companySignIn } from "./company-sign-in.ts";

interface Props {
  /** Where to go on, for a browser that has to leave the page for the provider's. */
  readonly redirectFrom: string | undefined;
  readonly onSignedIn: () => void;
}

type Trouble = Exclude<CompanyResult, "signed-in" | "cancelled" | "elsewhere">;

/** Signs in with the company's own account. */
export function CompanyButton({ redirectFrom, onSignedIn }: Props) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  return (
    <>
      <Button
        full
        busy={busy}
        icon={<IconBuilding size={18} stroke={1.7} />}
        onClick={async () => {
          setBusy(true);
          setTrouble(null);
          const result = await companySignIn(redirectFrom);
          setBusy(false);
          if (result === "signed-in") return onSignedIn();
          if (result !== "cancelled" && result !== "elsewhere") setTrouble(result);
        }}
      >
        {t("company.signIn")}
      </Button>
      {trouble ? (
        <p className={css.problem} role="alert">
          {t(`company.${trouble}`)}
        </p>
      ) : null}
    </>
  );
}
