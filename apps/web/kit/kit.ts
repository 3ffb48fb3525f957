import { clientLinkScreens } from "@stanza/web-client-link";
import { HomeEntry } from "@stanza/web-projects";
import {
  AppLink,
  goTo,
  isUser,
  LanguageChoice,
  Logo,
  paths,
  SchemeChoice,
  useConfig,
  useSession,
} from "@stanza/web-site";
import { Button, buttonClass, EmptyState, ErrorState, IconButton, ProgressBar } from "@stanza/web-ui";
import { startNewProject, workspaceScreens } from "@stanza/web-workspace";
import { lazy } from "react";
import { useLanguage, useWords } from "./use-words.ts";

/** Each is loaded with the first address that shows it. */
const ArView = lazy(async () => ({ default: (await clientLinkScreens.ar()).ArPage }));
const ProductWorkspace = lazy(async () => ({ default: (await workspaceScreens.product()).ProductWorkspace }));

/**
 * What the screens of a customer may use of the application, beside React itself. It grows by what a customer needs and keeps what it has:
 * screens that were built once go on working with a newer Stanza.
 */
export const kit = {
  AppLink,
  ArView,
  Button,
  buttonClass,
  EmptyState,
  ErrorState,
  goTo,
  HomeEntry,
  IconButton,
  isUser,
  LanguageChoice,
  Logo,
  paths,
  ProductWorkspace,
  ProgressBar,
  SchemeChoice,
  startNewProject,
  useConfig,
  useLanguage,
  useSession,
  useWords,
} as const;

export type { ProductPreset } from "@stanza/web-workspace";
export type { CustomerRoute, CustomerScreens } from "../customer/customer-screens.ts";
