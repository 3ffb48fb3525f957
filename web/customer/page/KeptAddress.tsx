import type { Address } from "@stanza/offer";
import { useState } from "react";
import { AddressFields } from "./AddressFields.tsx";
import { postalFault } from "./check-details.ts";

interface Props {
  readonly section: "billing" | "shipping";
  readonly address: Address;
  readonly readOnly: boolean;
  readonly onKeep: (address: Address) => void;
}

/** An address that is kept field by field; a postal code that its country does not write stays in the form. */
export function KeptAddress({ section, address, readOnly, onKeep }: Props) {
  const [typed, setTyped] = useState<Address | null>(null);
  return (
    <AddressFields
      section={section}
      address={typed ?? address}
      readOnly={readOnly}
      onChange={(next, done) => {
        if (!done || postalFault(next)) {
          setTyped(next);
          return;
        }
        setTyped(null);
        if (JSON.stringify(next) !== JSON.stringify(address)) onKeep(next);
      }}
    />
  );
}
