import type { Delivery } from "@stanza/contract";
import { Button } from "@stanza/web-ui";
import type { Icon } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import css from "./Deliveries.module.css";
import { sendAgain } from "./send-again.ts";

interface Props {
  /** Id of the delivery. */
  readonly id: number;
  readonly state: Delivery["state"];
  readonly icon: Icon;
  /** The state in words. */
  readonly words: string;
  /** Words of the button that sends it again. */
  readonly again: string;
  /** Called once it is on its way again. */
  readonly onAgain: () => Promise<unknown>;
  /** The sent thing and what is known of its way. */
  readonly children: ReactNode;
}

/** An item of a list of deliveries: its state, the sent thing, and a button while it has not arrived. */
export function DeliveryItem({ id, state, icon: StateIcon, words, again, onAgain, children }: Props) {
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    await sendAgain(id);
    await onAgain();
    setBusy(false);
  };
  return (
    <li data-state={state}>
      <span className={css.state}>
        <StateIcon size={16} stroke={1.8} aria-hidden="true" />
        {words}
      </span>
      <span className={css.about}>{children}</span>
      {state === "sent" ? null : (
        <Button size="sm" busy={busy} onClick={() => void send()}>
          {again}
        </Button>
      )}
    </li>
  );
}
