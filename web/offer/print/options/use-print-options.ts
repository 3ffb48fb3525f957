import type { PrintLayout } from "@stanza/contract";
import { spokenLanguage } from "@stanza/quantities";
import { useState } from "react";
import { localDay } from "../../status/validity.ts";
import {
  isGoodDay,
  keepHabit,
  lastHabit,
  type OfferName,
  type OfferPrintWish,
  PRINT_PARTS,
  printsOf,
} from "./print-choice.ts";

/** The options for printing the offer, and its language and last day. */
export interface PrintOptions {
  readonly print: OfferPrintWish;
  readonly language: string;
  /** ISO; absent: as the terms say. */
  readonly validity?: string;
}

/** The options as they are being chosen. They begin with the last choice, and with `language`, which is the quote's. */
export function usePrintOptions(language: string) {
  const [{ layout, parts }, setHabit] = useState(lastHabit);
  const [quoteLanguage, setLanguage] = useState(() => spokenLanguage(language));
  const [name, setName] = useState<OfferName>("offer");
  const [until, setUntil] = useState("");
  const today = localDay(new Date());

  const changeLayout = (next: Partial<PrintLayout>) =>
    setHabit((now) => ({ ...now, layout: { ...now.layout, ...next } }));
  const checks = [
    {
      id: "linePrices",
      isOn: layout.linePrices,
      toggle: () => changeLayout({ linePrices: !layout.linePrices }),
    },
    ...PRINT_PARTS.map((part) => ({
      id: part,
      isOn: parts.includes(part),
      toggle: () =>
        setHabit((now) => ({
          ...now,
          parts: PRINT_PARTS.filter((one) => now.parts.includes(one) !== (one === part)),
        })),
    })),
  ] as const;

  /** Keeps the choice for the next time and returns it. */
  function finish(): PrintOptions {
    keepHabit({ layout, parts });
    return {
      print: { prints: printsOf(parts), layout, name },
      language: quoteLanguage,
      ...(until === "" ? {} : { validity: until }),
    };
  }

  return {
    language: quoteLanguage,
    setLanguage,
    until,
    setUntil,
    today,
    isBadDay: !isGoodDay(until, today),
    layout,
    changeLayout,
    /** The parts of the print that can be switched on and off. */
    checks,
    name,
    setName,
    finish,
  };
}
