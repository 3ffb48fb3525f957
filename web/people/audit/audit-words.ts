import type { TranslationKey } from "@stanza/web-site";

const WORDS = {
  "add-supervisor": "audit.addSupervisor",
  "invite-person": "audit.invitePerson",
  "change-person": "audit.changePerson",
  "reset-second-factor": "audit.resetSecondFactor",
  "erase-customer": "audit.eraseCustomer",
  "erase-person": "audit.erasePerson",
  "export-person": "audit.exportPerson",
  "add-second-factor": "audit.addSecondFactor",
  "remove-second-factor": "audit.removeSecondFactor",
  "add-passkey": "audit.addPasskey",
  "rename-passkey": "audit.renamePasskey",
  "remove-passkey": "audit.removePasskey",
  "set-password": "audit.setPassword",
  "make-account": "audit.makeAccount",
  "sign-out-everywhere": "audit.signOutEverywhere",
  "create-shop": "audit.createShop",
  "change-shop": "audit.changeShop",
  "grant-credits": "audit.grantCredits",
  "limit-credits": "audit.limitCredits",
  "sell-catalogue": "audit.sellCatalogue",
  "publish-catalogue": "audit.publishCatalogue",
  "restore-catalogue-version": "audit.restoreVersion",
  "update-prices": "audit.updatePrices",
  "book-maintenance": "audit.bookMaintenance",
  "move-maintenance": "audit.moveMaintenance",
  "cancel-maintenance": "audit.cancelMaintenance",
  "start-maintenance": "audit.startMaintenance",
  "end-maintenance": "audit.endMaintenance",
} as const satisfies Readonly<Record<string, TranslationKey>>;

/** The text for an action of the audit log; undefined for one of an older or newer server, which is shown by its name. */
export const auditWords = (action: string): TranslationKey | undefined =>
  Object.hasOwn(WORDS, action) ? WORDS[action as keyof typeof WORDS] : undefined;
