import type { CarryOut, HostedApp } from "@stanza/embed";
import { changeVariant } from "../actions/change-variant.ts";
import { loadGallery, openGallery } from "../actions/galleries.ts";
import { hostedState } from "../actions/host-state.ts";
import { insertArticle } from "../actions/insert-article.ts";
import { lookUp } from "../actions/look-up.ts";
import { saveProject } from "../actions/save-project.ts";
import {
  addToCart,
  getJsonProject,
  saveTranslations,
  setLang,
  setModel,
  takePicture,
} from "../actions/simple-actions.ts";
import { configure } from "../erp/configure.ts";
import { generateOffer } from "../erp/generate-offer.ts";
import { goTo } from "../erp/go-to.ts";
import { login } from "../erp/login.ts";
import { save } from "../erp/save.ts";
import { goToPage } from "../page/go-to-page.ts";
import { showProjectById } from "../page/show-project.ts";

const carryOut: CarryOut = {
  changeVariant,
  getJsonProject,
  insertArticle,
  loadGallery,
  navigateTo: ({ address }) => goToPage(address),
  openGallery,
  openProject: ({ id, nosaverequest }) => showProjectById(Number(id), nosaverequest),
  saveProject,
  saveTranslations,
  takePicture,
  setLang,
  setCatalog: setModel,
  setModel,
  login,
  goTo,
  save,
  generateOffer,
  configure,
  addToCart,
};

/** This application, as the messages of a host reach it. */
export const hostedApplication: HostedApp = { state: hostedState, find: lookUp, carryOut };
