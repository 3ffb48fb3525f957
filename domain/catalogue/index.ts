export type {
  AutomaticRuleData,
  Catalogue,
  Gallery,
  GapLimits,
  ServiceItem,
} from "./bundle.ts";
export type { ArticleEntry, ClassificationNode, Material, Model } from "./catalogue.ts";
export { DclassRefused, dclassComponent } from "./dclass-component.ts";
export {
  type DclassField,
  type DclassRow,
  type DclassView,
  newRow,
  type RowRepair,
  repairRows,
} from "./dclass-rows.ts";
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
export type { Fault } from "./fault.ts";
export {
  type ArticleEvaluation,
  type ArticleRequest,
  type AutomaticRule,
  type EvaluatedHeader,
  type FoundArticle,
  type OpenCatalogue,
  type Overhang,
  type Run,
  UnknownInCatalogue,
} from "./live-catalogue.ts";
export { openCatalogue } from "./open-catalogue.ts";
export type { PriceList, PriceMatrix, Surcharge } from "./price-list.ts";
export type { Expression } from "./rules/expression.ts";
export { type Language, type Text, textIn } from "./text.ts";
