export type { ArticleEntry, ClassificationNode, Material, Model } from "./catalogue.ts";
export type {
  Anchor,
  AnchorKind,
  Choices,
  Clearance,
  ErpLine,
  EvaluatedArticle,
  OptionView,
  Part,
  PlanPrimitive,
  PriceKey,
  Problem,
  Refusal,
  ResolvedVariable,
  Severity,
  Value,
  ValueSource,
  VariableGroup,
  VariableView,
} from "./evaluated-article.ts";
export type { PriceList, PriceMatrix, Surcharge } from "./price-list.ts";
export { type Language, type Text, textIn } from "./text.ts";
