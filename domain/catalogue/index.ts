export { fillTitle, titleCodes } from "./article-title.ts";
export type { AutomaticRuleData, Catalogue, Gallery, GapLimits, RoomKind, ServiceItem } from "./bundle.ts";
export { ROOM_KINDS } from "./bundle.ts";
export type { ArticleEntry, ClassificationNode, Material, Model } from "./catalogue.ts";
export type {
  ClosetFill,
  ClosetKeep,
  ClosetPerson,
  ClosetView,
  FillColumn,
  FillItem,
  FillSection,
} from "./closet-view.ts";
export { DclassRefused, dclassComponent } from "./dclass-component.ts";
export { limitNumber, newRow, repairRows } from "./dclass-rows.ts";
export type {
  Anchor,
  Clearance,
  ErpLine,
  EvaluatedArticle,
  OptionView,
  Part,
  PriceKey,
  Problem,
  Refusal,
  ResolvedVariable,
  ValueSource,
  VariableGroup,
  VariableView,
} from "./evaluated-article.ts";
export type { Fault } from "./fault.ts";
export {
  type ArticleAnswer,
  type ArticleEvaluation,
  type ArticleRequest,
  type AutomaticRule,
  type EvaluatedHeader,
  type OpenCatalogue,
  type Overhang,
  type Run,
  UnknownInCatalogue,
  type VariableFacts,
} from "./live-catalogue.ts";
export { openCatalogue } from "./open-catalogue.ts";
export { ownValue } from "./own-value.ts";
export type { PriceList, PriceMatrix, Surcharge } from "./price-list.ts";
export type { Expression } from "./rules/expression.ts";
export { suggest } from "./rules/suggest.ts";
export type { FoundArticle } from "./search/found-article.ts";
export { type RankedArticle, searchArticles } from "./search/search-articles.ts";
export {
  type SearchedCatalogue,
  searchCatalogue,
  searchIndexOf,
  searchItemsOf,
} from "./search/search-catalogue.ts";
export { bestWords, type SearchIndex } from "./search/search-index.ts";
export { galleryWords } from "./search/search-items.ts";
export { type SearchTerm, searchTerms, squashedCode } from "./search/search-terms.ts";
export {
  allowedMistakes,
  isSure,
  MATCH_POINTS,
  SEARCH_FIELDS,
  SEARCH_WEIGHTS,
  type SearchField,
  type SearchWord,
  textWords,
  WORD_MATCHES,
  type WordMatch,
  wordMatch,
  wordsOf,
} from "./search/search-words.ts";
export { sizeWords } from "./search/sizes.ts";
export { spelling, type Text, textIn } from "./text.ts";

// The exports below are for `@stanza/publish`, which writes the bundle and checks the formulas in it.

export type {
  AnchorRule,
  ArticleRule,
  ClearanceRule,
  ConstraintRule,
  DclassFieldRule,
  DclassVariable,
  ErpRule,
  FieldType,
  HeaderRule,
  LookupTable,
  OptionList,
  OptionRule,
  OptionVariable,
  PartRule,
  PlanRule,
  PriceRule,
  TextTemplate,
  VariableRule,
} from "./bundle.ts";
export {
  type ClosetRule,
  FILL_NAMES,
  type FillColumnRule,
  type FillItemRule,
  type FillRule,
} from "./closet-rule.ts";
export type { DclassField, DclassRow, DclassView } from "./dclass-view.ts";
export { entriesOf } from "./entries.ts";
export { valueOr } from "./evaluate/value-or.ts";
export { overlaidName, overlayKeys } from "./overlay-keys.ts";
export type { Quantity, Quantity2, Quantity3, RepeatRule } from "./quantity.ts";
export { compileCondition, compileTree } from "./rules/compile.ts";
export { dependencies, subexpressions } from "./rules/dependencies.ts";
export type { ExpressionTree, ListMacro } from "./rules/expression.ts";
export { formatFormula } from "./rules/format-formula.ts";
export { FUNCTIONS, LIST_ITEM, LIST_MACROS, numberText, TOLERANCE } from "./rules/functions.ts";
export { parseRecords } from "./rules/list-value.ts";
export { RuleError } from "./rules/rule-error.ts";
export { ruleOrder } from "./rules/rule-order.ts";
export {
  BOOL,
  emptyScope,
  NUM,
  type RuleType,
  type Scope,
  type Slot,
  STR,
  type StrType,
  typeName,
  withLocal,
} from "./rules/rule-type.ts";
export { runScopes, SAME_NAMES } from "./rules/run-scope.ts";
export { editDistance } from "./rules/suggest.ts";
export { matchesPattern, parseTextPattern } from "./rules/text-pattern.ts";
export { optionType, recordType, variableType } from "./rules/variable-type.ts";
export type { Synonym } from "./search/synonym.ts";
export type { Choices, Value } from "./value.ts";
