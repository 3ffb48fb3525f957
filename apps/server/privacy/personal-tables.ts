/**
 * What becomes of a table's rows about a person who is erased (decision 027).
 *
 * goes     the rows are deleted
 * blanked  the rows stay, because others need them, without what says who it was
 * project  as `goes`, for the projects of somebody who sells nothing; those of a shop's own people are the shop's
 * kept     records of a shop, such as its orders; they end with the retention that its law demands
 */
export type Fate = "goes" | "blanked" | "project" | "kept";

/** Every table that may say something about a person. A table that stands neither here nor below fails a test. */
export const PERSONAL_TABLES: Readonly<Record<string, Fate>> = {
  account_code: "goes",
  answered_request: "goes",
  app_user: "blanked",
  ar_link: "project",
  attachment: "project",
  attempt: "goes",
  audit: "blanked",
  consent: "goes",
  crm_upload: "project",
  customer: "kept",
  design_link: "goes",
  discount_approval: "project",
  favourite_article: "goes",
  half_sign_in: "goes",
  job: "project",
  notification: "goes",
  offer: "project",
  offer_comment: "project",
  offer_event: "blanked",
  offer_link: "project",
  offer_link_view: "project",
  offer_mail: "project",
  one_time_secret: "goes",
  order_file: "kept",
  outbox: "project",
  outbox_attempt: "project",
  passkey: "goes",
  project: "project",
  project_doc: "project",
  project_draft: "goes",
  project_photo: "project",
  project_presence: "goes",
  project_revision: "project",
  project_status_log: "project",
  project_version: "project",
  project_views: "project",
  recovery_code: "goes",
  render_job: "project",
  render_scene: "project",
  row_photo: "project",
  scene_picture: "project",
  session: "goes",
  user_identity: "goes",
  user_shop: "goes",
};

/** Tables that say nothing about a person beyond the number of whoever changed a row last. */
export const IMPERSONAL_TABLES: readonly string[] = [
  "blob",
  "catalogue_import",
  "catalogue_index",
  "catalogue_item",
  "catalogue_posting",
  "catalogue_version",
  "catalogue_word",
  "discarded_file",
  "discarded_order",
  "maintenance",
  "offer_number",
  "oidc_flow",
  "order_number",
  "order_project",
  "passkey_challenge",
  "price_mapping",
  "render_account",
  "render_movement",
  "render_worker",
  "shop",
  "site",
  "translation",
  "translation_set",
  "used_key",
];
