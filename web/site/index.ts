export { AppLink } from "./addresses/AppLink.tsx";
export { hostPage } from "./addresses/host-page.ts";
export { landingOf } from "./addresses/landing.ts";
export { goTo, setNavigator } from "./addresses/navigation.ts";
export {
  type Audience,
  attachmentUrl,
  audienceOf,
  changeOrderUrl,
  isArticleFrame,
  isClientLink,
  isWorkspace,
  type OfferView,
  offerPdfUrl,
  orderFileUrl,
  paths,
  patternOf,
  pictureUrl,
  type RoutePattern,
  routePatterns,
  safeRedirect,
  screenOf,
  type WorkspaceView,
} from "./addresses/paths.ts";
export { bearer, client, onUnauthorised } from "./client/client.ts";
export { needsServer, useAwayReason } from "./client/needs-server.ts";
export { AnswerError, okBody, queryClient } from "./client/queries.ts";
export { useConnection } from "./client/use-connection.ts";
export { useRequestIds } from "./client/use-request-ids.ts";
export { useVersion } from "./client/use-version.ts";
export { Keys } from "./commands/Keys.tsx";
export {
  availableCommands,
  type Command,
  commandFor,
  listenForShortcuts,
  registerCommands,
  useCommands,
} from "./commands/registry.ts";
export { isShortcut, type KeyPress } from "./commands/shortcut.ts";
export { setSingleKeys, useSingleKeys } from "./commands/single-keys.ts";
export { setConfig, useConfig } from "./config/config-store.ts";
export { usesCustomItemSearch } from "./config/custom-item-search.ts";
export { hideHeader, useHostHeader } from "./config/host-header.ts";
export { Logo } from "./config/Logo.tsx";
export { measuresNow, useMeasures } from "./config/measures.ts";
export { loadSite, refreshOwnTexts } from "./config/site.ts";
export { bytesHash, contentHash } from "./device/content-hash.ts";
export { deviceOf } from "./device/device-of.ts";
export { draftHolder } from "./device/draft-holder.ts";
export { isFramed } from "./device/is-framed.ts";
export { applyLooks, chooseLook, type Looks, useLooks, wantsStillness } from "./device/looks.ts";
export { SchemeChoice } from "./device/SchemeChoice.tsx";
export { clearSessionMarkers } from "./device/session-markers.ts";
export { storage } from "./device/storage.ts";
export { applyCustomerTheme, chooseScheme, useTheme } from "./device/theme-store.ts";
export { maintenanceReported, useMaintenance } from "./maintenance/maintenance-store.ts";
export { startMonitoring } from "./monitoring/monitoring.ts";
export { copiesUnder, findCopy, removeCopies } from "./offline/copies.ts";
export { keepCopies, keepCopy } from "./offline/keep-copies.ts";
export { keepAddressSession } from "./session/address-session.ts";
export { lastSignOut } from "./session/last-sign-out.ts";
export { sells, useSells } from "./session/sells.ts";
export {
  changeShop,
  endSession,
  enterAsGuest,
  enterAutomatically,
  enteredSession,
  enterSuperGuestShop,
  type HalfSignIn,
  isUser,
  restoreSession,
  type SignInResult,
  signIn,
  takeSession,
  useSession,
} from "./session/session-store.ts";
export {
  changeLanguage,
  type InterfaceLanguage,
  interfaceLanguage,
  LANGUAGES,
  startTranslations,
  textsOf,
  translate,
} from "./texts/i18n.ts";
export { LanguageChoice } from "./texts/LanguageChoice.tsx";
export { useMissingTexts } from "./texts/missing-texts.ts";
export { languageName, siteLanguages } from "./texts/site-languages.ts";
export type { TranslationKey } from "./texts/translation-key.ts";
export { useFormats } from "./texts/use-formats.ts";
export { placeholdersOf } from "./texts/worded-by.ts";
