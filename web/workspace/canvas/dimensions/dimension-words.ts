import { dimensionShapes } from "@stanza/drawing";
import { type DimensionGround, dimensionPlace } from "@stanza/evaluation";
import { distance2 } from "@stanza/geometry";
import type { Dimension } from "@stanza/project";
import { lengthSaid } from "@stanza/web-project";
import { translate } from "@stanza/web-site";

/** A dimension in words, as a screen reader says it: "Dimension 1250 mm", "Note: gas". */
export function dimensionWords(dimension: Dimension, ground: DimensionGround, language: string): string {
  switch (dimension.kind) {
    case "linear": {
      const length = distance2(dimensionPlace(dimension.from, ground), dimensionPlace(dimension.to, ground));
      return translate("dimension.says.linear", { length: lengthSaid(length, language) });
    }
    case "angle": {
      const figure = dimensionShapes(dimension, ground, language).find(({ type }) => type === "text");
      return translate("dimension.says.angle", { angle: figure?.type === "text" ? figure.text : "" });
    }
    case "text":
      return translate("dimension.says.text", { text: dimension.text });
    case "highlight":
      return dimension.text === ""
        ? translate("dimension.says.highlight")
        : translate("dimension.says.highlightText", { text: dimension.text });
  }
}
