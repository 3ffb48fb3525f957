import { useDialogs } from "@stanza/web-ui";
import { useState } from "react";
import type { OfferRequest } from "./offer-request.ts";
import { createPdf } from "./open-create-pdf.ts";

/** Creates PDFs from a button, and says whether it is at work: it is not while one of its dialogs waits for the person. */
export function useCreatePdf(): {
  readonly isWorking: boolean;
  readonly create: (request: OfferRequest) => Promise<void>;
} {
  const [isUnderWay, setUnderWay] = useState(false);
  const isAsking = useDialogs(({ open }) => open.length > 0);
  return {
    isWorking: isUnderWay && !isAsking,
    async create(request) {
      setUnderWay(true);
      try {
        await createPdf(request);
      } finally {
        setUnderWay(false);
      }
    },
  };
}
