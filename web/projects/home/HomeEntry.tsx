import type { Profile } from "@stanza/contract";
import { audienceOf, goTo, isUser, safeRedirect, screenOf, sells, useSession } from "@stanza/web-site";
import { lazyPart } from "@stanza/web-ui";
import { IconInfoCircle } from "@tabler/icons-react";
import { useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import css from "./HomePage.module.css";
import { SignInCard } from "./SignInCard.tsx";

const WelcomeCard = lazyPart(
  async () => (await import("./WelcomeCard.tsx")).WelcomeCard,
  undefined,
  <div className={css.cardPlace} />,
);

/** Why somebody was sent here, and signing in or, for who is signed in, the way on and the last projects. */
export function HomeEntry() {
  const { t } = useTranslation();
  const search = useSearch({ from: "/home" });
  const redirectFrom = safeRedirect(search.redirectFrom, window.location.origin);
  const profile = useSession((state) => state.profile);
  const reason = redirectFrom === undefined ? undefined : reasonOf(redirectFrom, profile);
  return (
    <div className={css.side}>
      {reason ? (
        <p className={css.reason} role="status">
          <IconInfoCircle size={18} stroke={1.8} aria-hidden="true" />
          {t(`home.reason.${reason}`)}
        </p>
      ) : null}
      {isUser(profile) ? (
        <WelcomeCard goOn={reason === undefined ? redirectFrom : undefined} />
      ) : (
        <SignInCard redirectFrom={redirectFrom} onSignedIn={() => redirectFrom && void goTo(redirectFrom)} />
      )}
    </div>
  );
}

/** Why somebody who wanted to another screen stands here; undefined: that screen is theirs, and the card leads on to it. */
function reasonOf(redirectFrom: string, profile: Profile | null) {
  if (!isUser(profile)) return screenOf(redirectFrom);
  const audience = audienceOf(redirectFrom);
  if (audience === "supervisors" && profile?.isAdmin !== true) return "supervisors";
  return audience === "professionals" && !sells(profile) ? "professional" : undefined;
}
