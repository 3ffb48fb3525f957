export { articleByCode } from "./catalogues/article-by-code.ts";
export { CataloguesFailed } from "./catalogues/CataloguesFailed.tsx";
export {
  type LoadedCatalogue,
  loadCatalogue,
  loadCatalogues,
  loadNewerVersion,
  loadOwnCatalogues,
  offerOnly,
  resetCatalogues,
  todaysPin,
  useCatalogues,
} from "./catalogues/catalogue-store.ts";
export { defaultCatalogue } from "./catalogues/default-catalogue.ts";
export { keepVersionsLater } from "./catalogues/keep-versions-later.ts";
export { opened, priceBookOf, usePriceBook } from "./catalogues/price-book.ts";
export { showEdited } from "./catalogues/show-edited.ts";
export { useAllCatalogues } from "./catalogues/use-all-catalogues.ts";
export {
  countStates,
  type NewerVersion,
  ROW_STATES,
  updatesOf,
  useRowUpdate,
  useVersions,
} from "./catalogues/version-store.ts";
export { changesText } from "./choices/changes-text.ts";
export { dismissNotice, useChoiceNotice } from "./choices/choice-notice.ts";
export { choicesOfTexts } from "./choices/choices-of-texts.ts";
export { choose } from "./choices/choose.ts";
export {
  type ChangedVariable,
  type ChoiceTarget,
  type ResolvedChoices,
  resolveChoices,
} from "./choices/resolve-choices.ts";
export { ArticleSaving } from "./custom-article/ArticleSaving.tsx";
export { CustomButton } from "./custom-article/CustomButton.tsx";
export { CustomLines } from "./custom-article/CustomLines.tsx";
export { customEntryOf, emptyCustomRows, isCustomEntry } from "./custom-article/custom-entry.ts";
export {
  addCustomArticle,
  editCustomArticle,
  refuseEmptyCustom,
} from "./custom-article/open-custom-article.ts";
export { maySetPrices } from "./custom-article/use-prices-reason.ts";
export { editorState, hover, selectRows, useEditor, useHovered } from "./editing/editor-state.ts";
export { type EditEvent, editor, onEdit } from "./editing/editor-store.ts";
export { beginGallery, beginPlacement, type TakenBy } from "./editing/in-hand.ts";
export { useInHand } from "./editing/in-hand-store.ts";
export { choiceTargets, useSelectedRows } from "./editing/selected-rows.ts";
export { useReadOnlyReason } from "./editing/use-read-only-reason.ts";
export {
  cycleWallSnap,
  setFixedEnd,
  useWallChoices,
  useWalls,
  type WallRule,
} from "./editing/wall-settings.ts";
export { priceTerms, startEvaluation, watchRows } from "./evaluation/evaluation-link.ts";
export { evaluationSettled } from "./evaluation/evaluation-settled.ts";
export { setEvaluation, useEvaluation } from "./evaluation/evaluation-store.ts";
export {
  type LoadingArticles,
  type Placeholder,
  placeholdersOf,
  useLoadingArticles,
  usePlaceholders,
} from "./evaluation/placeholders.ts";
export { reevaluateAll } from "./evaluation/reevaluate.ts";
export { caughtUp, currentScene, type Scene, useScene } from "./evaluation/scene.ts";
export type { EvaluatedState } from "./evaluation/worker/evaluate-states.ts";
export type { AlternativeAnswer, PricedAlternative } from "./evaluation/worker/price-alternatives.ts";
export type { VersionAnswer } from "./evaluation/worker/protocol.ts";
export { FieldGroups } from "./fields/FieldGroups.tsx";
export { FieldShell } from "./fields/FieldShell.tsx";
export {
  commonViews,
  type FieldGroup,
  type FieldView,
  groupFields,
  isMissing,
  isOwnChoice,
} from "./fields/field-view.ts";
export { LengthAsked } from "./fields/LengthAsked.tsx";
export { NumberField } from "./fields/NumberField.tsx";
export { namedValueText, type ValueWords } from "./fields/named-value-text.ts";
export { stepped, typedNumber } from "./fields/number-entry.ts";
export { OptionsField } from "./fields/OptionsField.tsx";
export { readTyped } from "./fields/read-typed.ts";
export { optionPaint, swatchPaint } from "./fields/swatch-paint.ts";
export { TextEntry } from "./fields/TextEntry.tsx";
export { type FieldActions, VariableField } from "./fields/VariableField.tsx";
export { valueText } from "./fields/value-text.ts";
export {
  editAgreement,
  goToState,
  type NamedStep,
  redo,
  transact,
  undo,
  undoable,
} from "./history/project-steps.ts";
export { statesNear, statesOf } from "./history/states.ts";
export { stepName } from "./history/step-name.ts";
export { NO_WORDS, tellStepAs } from "./history/step-words.ts";
export { tellStepsLater } from "./history/tell-steps-later.ts";
export { importProject } from "./import-file/open-import-project.ts";
export { decodeClipboard } from "./opening/decode-clipboard.ts";
export { downloadProject } from "./opening/download-project.ts";
export {
  afterFirstPicture,
  awaitPicture,
  forgetHand,
  onceTaken,
  pictureShown,
  startLater,
} from "./opening/first-picture.ts";
export { mayReplaceProject } from "./opening/may-replace-project.ts";
export { continueDesign } from "./opening/open-continue-design.ts";
export { explainSafeMode } from "./opening/open-explain-safe-mode.ts";
export { openGivenProject, openProjectById, projectFileNow } from "./opening/open-host-flows.ts";
export type { Opening } from "./opening/open-project.ts";
export { refreshSummary } from "./opening/open-project.ts";
export { openShowcase } from "./opening/open-showcase.ts";
export { openStoredProject, tellOpening } from "./opening/open-stored-project.ts";
export { savedProject } from "./opening/saved-project.ts";
export { startProject } from "./opening/start-project.ts";
export { useAddressedProject } from "./opening/use-addressed-project.ts";
export { useAssignees } from "./opening/use-assignees.ts";
export { type ProjectFilter, useProjectPage, useProjects } from "./opening/use-project-page.ts";
export { useViews } from "./photos/views-store.ts";
export { keepPresence } from "./presence/keep-presence.ts";
export { usePresence } from "./presence/presence-store.ts";
export { amountsNow } from "./price/amounts-now.ts";
export { askAlternatives, takeAlternative } from "./price/ask-alternatives.ts";
export { usePricesOf } from "./price/dated-prices.ts";
export { useMayExplainPrices } from "./price/may-explain-prices.ts";
export { renewPrices } from "./price/open-renew-prices.ts";
export { Price } from "./price/Price.tsx";
export { announcePricesReevaluated, keepTotals } from "./price/price-events.ts";
export { priceChange } from "./price/price-of-choice.ts";
export { stepText } from "./price/price-step-text.ts";
export { signedPrice, useShownPrice } from "./price/shown-price.ts";
export { signedMoney } from "./price/signed-money.ts";
export { useDesign } from "./price/use-design.ts";
export { useOfferTotals } from "./price/use-offer-totals.ts";
export { useProjectTotal } from "./price/use-project-total.ts";
export { useTaxName } from "./price/use-tax-name.ts";
export { openWhyPrice } from "./price/why/open-why-price.ts";
export { useExplained } from "./price/why/use-explained.ts";
export {
  closeProject,
  countAsBegun,
  isDirty,
  isReadOnly,
  type OpenProject,
  showNewProject,
  showProject,
  useOpenProject,
  useProject,
} from "./project-store.ts";
export { keepArticles, saveArticles, type UnsavedArticle, unsavedNow } from "./rules/article-keeping.ts";
export { RuleUpdateFailed, updateRule } from "./rules/rule-update.ts";
export { claimTab } from "./saving/journal.ts";
export { flushJournal, keepJournal } from "./saving/journal-keeping.ts";
export { keepOpened } from "./saving/keep-opened.ts";
export { keptSentence } from "./saving/kept-sentence.ts";
export { openDiscarded } from "./saving/open-discarded.ts";
export { saveAsCopy } from "./saving/open-save-as-copy.ts";
export { openProjectWork } from "./saving/open-work.ts";
export { keepSaving, saveAsOffer, saveNow, scheduleSave } from "./saving/project-saving.ts";
export { renameProject } from "./saving/RenameDialog.tsx";
export { bringHome, offerUnsavedWork } from "./saving/recover-work.ts";
export { SAFE_MODE_CHIP, saveChip } from "./saving/save-chip.ts";
export { delayAfterReturn, isUnsynced, retryDelay, type SaveState } from "./saving/save-state.ts";
export { savedOpen } from "./saving/saved-open.ts";
export { explainRefusal, resolveConflict, watchSavingTrouble } from "./saving/saving-trouble.ts";
export { onDraftKept } from "./saving/server-drafts.ts";
export { reasonNow, useSaveAsReason } from "./saving/use-save-as-reason.ts";
export { evaluateStates } from "./versions/evaluate-states.ts";
export {
  nameVersion,
  restoreVersion,
  type VersionRefusal,
  versionDocument,
} from "./versions/version-requests.ts";
export { equalGapsOf, ghostRows, ghostsOf, movingKey, withoutMoving } from "./words/ghosts.ts";
export { heldSentence } from "./words/held-sentence.ts";
export { joinedRows } from "./words/joined-rows.ts";
export {
  figureText,
  lengthSaid,
  lengthText,
  nameOf,
  placeSentence,
  reasonText,
  rowName,
  type Say,
  viewSummary,
} from "./words/sentences.ts";
export { drawingLanguage, lengthUnitNow, useLengthUnit, useValueWords } from "./words/use-value-words.ts";
