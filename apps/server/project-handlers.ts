import { addAttachment } from "./attachments/api/add-attachment.ts";
import { getAttachment } from "./attachments/api/get-attachment.ts";
import { listAttachments } from "./attachments/api/list-attachments.ts";
import { removeAttachment } from "./attachments/api/remove-attachment.ts";
import { keepDraft } from "./drafts/api/keep-draft.ts";
import { listDrafts } from "./drafts/api/list-drafts.ts";
import { removeDraft } from "./drafts/api/remove-draft.ts";
import { createArLink } from "./models/api/create-ar-link.ts";
import { exportObjSceneDownload } from "./models/api/export-obj-scene-download.ts";
import { getArGlb } from "./models/api/get-ar-glb.ts";
import { getArScene } from "./models/api/get-ar-scene.ts";
import { getArUsdz } from "./models/api/get-ar-usdz.ts";
import { openAr } from "./models/api/open-ar.ts";
import { revokeArLinks } from "./models/api/revoke-ar-links.ts";
import type { Handlers } from "./operation/handler.ts";
import { addProjectPhoto } from "./pictures/api/add-project-photo.ts";
import { getProjectPhoto } from "./pictures/api/get-project-photo.ts";
import { getProjectPicture } from "./pictures/api/get-project-picture.ts";
import { getRowPhoto } from "./pictures/api/get-row-photo.ts";
import { getTracePicture } from "./pictures/api/get-trace-picture.ts";
import { getViewMaker } from "./pictures/api/get-view-maker.ts";
import { listRowPhotos } from "./pictures/api/list-row-photos.ts";
import { putProjectPicture } from "./pictures/api/put-project-picture.ts";
import { putRowPhotos } from "./pictures/api/put-row-photos.ts";
import { putTracePicture } from "./pictures/api/put-trace-picture.ts";
import { saveViewMaker } from "./pictures/api/save-view-maker.ts";
import { cloneProject } from "./projects/api/clone-project.ts";
import { createProject } from "./projects/api/create-project.ts";
import { deleteProject } from "./projects/api/delete-project.ts";
import { deleteProjectForGood } from "./projects/api/delete-project-for-good.ts";
import { deleteProjectVersion } from "./projects/api/delete-project-version.ts";
import { getProject } from "./projects/api/get-project.ts";
import { getProjectLog } from "./projects/api/get-project-log.ts";
import { getProjectOriginal } from "./projects/api/get-project-original.ts";
import { getProjectRevision } from "./projects/api/get-project-revision.ts";
import { getProjectVersion } from "./projects/api/get-project-version.ts";
import { linkCrmOrder } from "./projects/api/link-crm-order.ts";
import { listAssignees } from "./projects/api/list-assignees.ts";
import { listBin } from "./projects/api/list-bin.ts";
import { listProjectVersions } from "./projects/api/list-project-versions.ts";
import { listProjects } from "./projects/api/list-projects.ts";
import { meetOthers } from "./projects/api/meet-others.ts";
import { recomputeProject } from "./projects/api/recompute-project.ts";
import { restoreProject } from "./projects/api/restore-project.ts";
import { restoreProjectVersion } from "./projects/api/restore-project-version.ts";
import { saveProject } from "./projects/api/save-project.ts";
import { saveProjectVersion } from "./projects/api/save-project-version.ts";
import { setProjectStatus } from "./projects/api/set-project-status.ts";
import { createReport } from "./reports/api/create-report.ts";
import { listReports } from "./reports/api/list-reports.ts";
import { getTechnicalSheet } from "./sheets/api/get-technical-sheet.ts";
import { printConfigurationSheet } from "./sheets/api/print-configuration-sheet.ts";
import { printDrawingSheets } from "./sheets/api/print-drawing-sheets.ts";

/** What is done with a project, and with what lies beside it: pictures, drafts, attachments, sheets, reports, files for other programs. */
export const projectHandlers = {
  addAttachment,
  getAttachment,
  listAttachments,
  removeAttachment,
  keepDraft,
  listDrafts,
  removeDraft,
  createArLink,
  exportObjSceneDownload,
  getArGlb,
  getArScene,
  getArUsdz,
  openAr,
  revokeArLinks,
  addProjectPhoto,
  getProjectPhoto,
  getProjectPicture,
  getRowPhoto,
  getTracePicture,
  getViewMaker,
  listRowPhotos,
  putProjectPicture,
  putRowPhotos,
  putTracePicture,
  saveViewMaker,
  cloneProject,
  createProject,
  deleteProject,
  deleteProjectForGood,
  deleteProjectVersion,
  getProject,
  getProjectLog,
  getProjectOriginal,
  getProjectRevision,
  getProjectVersion,
  linkCrmOrder,
  listAssignees,
  listBin,
  listProjectVersions,
  listProjects,
  meetOthers,
  recomputeProject,
  restoreProject,
  restoreProjectVersion,
  saveProject,
  saveProjectVersion,
  setProjectStatus,
  createReport,
  listReports,
  getTechnicalSheet,
  printConfigurationSheet,
  printDrawingSheets,
} satisfies Partial<Handlers>;
