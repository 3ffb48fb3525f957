import { toast } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import { translate } from "../texts/i18n.ts";
import { useConnection } from "./use-connection.ts";

/** Something that only the server can do: while that cannot be reached it says so and does nothing. */
export const needsServer =
  <Args extends readonly unknown[], Result>(run: (...args: Args) => Promise<Result>) =>
  async (...args: Args): Promise<Result | undefined> => {
    if (!useConnection.getState().isAway) return run(...args);
    toast(translate("offline.needsServer"), { key: "needs-server", kind: "info" });
    return undefined;
  };

/** Why a button does nothing that only the server can do, in the interface's language; undefined: the server is there. */
export function useAwayReason(): string | undefined {
  const { t } = useTranslation();
  return useConnection((state) => state.isAway) ? t("offline.needsServer") : undefined;
}
