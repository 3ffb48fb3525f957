import type { CrmUpload } from "@stanza/contract";
import { expect, test } from "vitest";
import { crmResult } from "./crm-result.ts";

const upload = (state: "waiting" | "sent" | "failed", order = "", error = "") =>
  ({ order, delivery: { state, error } }) as CrmUpload;

test("[QU-11] the summary's head: on its way, sent with its order, or failed, of the newest upload", () => {
  expect(crmResult(null, undefined)).toBeNull();
  expect(crmResult(null, { order: "", uploads: [] })).toBeNull();
  expect(crmResult({ kind: "sending" }, undefined)).toEqual({ kind: "sending" });
  const waiting = upload("waiting");
  expect(crmResult(null, { order: "", uploads: [waiting] })).toEqual({
    kind: "waiting",
    upload: waiting,
    tried: false,
  });
  expect(crmResult(null, { order: "", uploads: [upload("waiting", "", "503")] })).toMatchObject({
    tried: true,
  });
  expect(crmResult(null, { order: "1", uploads: [upload("failed"), upload("sent", "1")] })).toMatchObject({
    kind: "failed",
  });
  expect(crmResult(null, { order: "48213", uploads: [upload("sent", "48213")] })).toEqual({
    kind: "sent",
    order: "48213",
  });
});

test("[QU-11] a refusal is shown before anything older, and a link by hand as one", () => {
  const sent = { order: "48213", uploads: [upload("sent", "48213")] };
  expect(crmResult({ kind: "refused", because: "incomplete" }, sent)).toEqual({
    kind: "refused",
    because: "incomplete",
  });
  expect(crmResult(null, { ...sent, order: "BY-HAND" })).toEqual({ kind: "linked", order: "BY-HAND" });
  expect(crmResult(null, { order: "", uploads: [upload("sent", "48213")] })).toBeNull();
});
