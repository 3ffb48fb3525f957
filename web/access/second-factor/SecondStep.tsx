import type { HalfSignIn } from "@stanza/web-site";
import { CodeStep } from "./CodeStep.tsx";
import { SetUpCodes } from "./SetUpCodes.tsx";

interface Props {
  readonly half: HalfSignIn;
  readonly onSignedIn: () => void;
  readonly onBack: () => void;
}

/** What is still wanted of somebody whose password was right. */
export function SecondStep({ half: { ticket, step }, onSignedIn, onBack }: Props) {
  return step === "code" ? (
    <CodeStep ticket={ticket} onSignedIn={onSignedIn} onBack={onBack} />
  ) : (
    <SetUpCodes by={{ ticket }} onDone={onSignedIn} onBack={onBack} />
  );
}
