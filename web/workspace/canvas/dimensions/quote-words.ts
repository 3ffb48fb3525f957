import { quoteShapes } from "@stanza/drawing";
import { type QuoteGround, quotePlace } from "@stanza/evaluation";
import { distance2 } from "@stanza/geometry";
import type { Quote } from "@stanza/project";
import { lengthSaid } from "@stanza/web-project";
import { translate } from "@stanza/web-site";

/** A quote in words, as a screen reader says it: "Dimension 1250 mm", "Note: gas". */
export function quoteWords(quote: Quote, ground: QuoteGround, language: string): string {
  switch (quote.kind) {
    case "linear": {
      const length = distance2(quotePlace(quote.from, ground), quotePlace(quote.to, ground));
      return translate("quote.says.linear", { length: lengthSaid(length, language) });
    }
    case "angle": {
      const figure = quoteShapes(quote, ground, language).find(({ type }) => type === "text");
      return translate("quote.says.angle", { angle: figure?.type === "text" ? figure.text : "" });
    }
    case "text":
      return translate("quote.says.text", { text: quote.text });
    case "highlight":
      return quote.text === ""
        ? translate("quote.says.highlight")
        : translate("quote.says.highlightText", { text: quote.text });
  }
}
