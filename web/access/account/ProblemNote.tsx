import { useTranslation } from "react-i18next";
import css from "./Account.module.css";
import type { AccountProblem } from "./account-problem.ts";

/** Why something about an account was not done, read aloud at once; nothing without a problem. */
export function ProblemNote({ problem }: { readonly problem: AccountProblem | null }) {
  const { t } = useTranslation();
  return problem ? (
    <p className={css.problem} role="alert">
      {t(`account.problem.${problem}`)}
    </p>
  ) : null;
}
