import type { Attachment } from "@stanza/contract";
import { newProject } from "@stanza/project";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../testing/accessibility.ts";
import type { ServerAnswers } from "../../testing/fake-server.ts";
import { renderApp, type TestContext } from "../../testing/render-app.tsx";
import { AttachmentsPage } from "./AttachmentsPage.tsx";

const none = page.getByRole("heading", { name: "No attachments yet" });
const files = page.getByRole("list", { name: "Attachments" });
const survey: Attachment = {
  id: 4,
  name: "rilievo.pdf",
  mediaType: "application/pdf",
  size: 20_480,
  addedAt: "2026-11-20T10:00:00.000Z",
  addedBy: "Giulia Ferri",
};

const shown = (attachments: readonly Attachment[], context: TestContext = {}, answers: ServerAnswers = {}) =>
  renderApp(<AttachmentsPage />, {
    address: "/allegati?project=12",
    projectId: 12,
    project: newProject({ description: "Kitchen" }),
    ...context,
    answers: {
      listCatalogues: () => ({ status: 200, body: { catalogues: [] } }),
      listRowPhotos: () => ({ status: 200, body: { photos: [] } }),
      listAttachments: () => ({ status: 200, body: { attachments: [...attachments] } }),
      ...answers,
    },
  });

/** Answers the one request that does not go through `fetch`. */
function answerUploads(status: number, response: unknown): void {
  const send = vi.spyOn(XMLHttpRequest.prototype, "send").mockImplementation(function (this: XMLHttpRequest) {
    Object.defineProperties(this, { status: { value: status }, response: { value: response } });
    queueMicrotask(() => this.onload?.(new ProgressEvent("load")));
  });
  onTestFinished(() => send.mockRestore());
}

const choose = (...chosen: File[]) =>
  userEvent.upload(page.getByLabelText("Add files").element() as HTMLInputElement, chosen);

test("[PR-09] a file that is attached is listed; those that cannot be stay with the reason until they are dismissed", async () => {
  const kept: Attachment[] = [];
  await shown(kept);
  await expect.element(page.getByRole("heading", { name: "Attachments", level: 1 })).toBeVisible();
  await expect.element(none).toBeVisible();
  await expectAccessible();
  answerUploads(201, survey);
  kept.push(survey);
  await choose(new File(["%PDF-1.7"], "rilievo.pdf"), new File(["MZ"], "setup.exe"));
  await expect.element(files).toMatchTextContent("rilievo.pdf20 kB");
  await expect.element(page.getByRole("alert")).toMatchTextContent("Files of this kind cannot be attached");
  const [fault, file] = [
    page.getByRole("alert").element(),
    page.getByText("setup.exe", { exact: true }).element(),
  ];
  expect(fault.getBoundingClientRect().top).toBeGreaterThanOrEqual(file.getBoundingClientRect().bottom);
  await expectAccessible();
  await userEvent.click(page.getByRole("button", { name: "Dismiss setup.exe" }));
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
});

test("[PR-09] a file whose content is not what its name says is refused in words", async () => {
  answerUploads(415, { error: "not-what-it-says" });
  await shown([]);
  await expect.element(none).toBeVisible();
  await choose(new File(["not a picture"], "fake.png"));
  await expect.element(page.getByRole("alert")).toMatchTextContent("The content is not what the name says");
});

test("[PR-09] a file is downloaded under its name, and removed after a question", async () => {
  let kept = [survey];
  await shown(
    [],
    {},
    {
      listAttachments: () => ({ status: 200, body: { attachments: kept } }),
      removeAttachment: () => {
        kept = [];
        return { status: 204, body: undefined };
      },
    },
  );
  const download = files.getByRole("link", { name: "Download rilievo.pdf" });
  await expect.element(download).toHaveAttribute("download", "rilievo.pdf");
  await expect.element(download).toHaveAttribute("href", "/api/projects/12/attachments/4");
  files.getByRole("button", { name: "Remove rilievo.pdf" }).element().focus();
  await userEvent.keyboard("{Enter}");
  await userEvent.click(page.getByRole("alertdialog").getByRole("button", { name: "Remove" }));
  await expect.element(none).toBeVisible();
});

test("a project that may only be read gives its files and takes none", async () => {
  await shown([survey], { isReadOnly: true });
  await expect.element(files.getByRole("link", { name: "Download rilievo.pdf" })).toBeVisible();
  await expect.element(files.getByRole("button", { name: /^Remove/ })).not.toBeInTheDocument();
  await expect
    .element(page.getByRole("button", { name: /^Add files/ }))
    .toHaveAttribute("title", "This project can be viewed but not changed.");
});

test("without the server the page says so and asks again", async () => {
  let isOffline = true;
  await shown(
    [],
    {},
    {
      listAttachments: () => {
        if (isOffline) throw new TypeError("offline");
        return { status: 200, body: { attachments: [survey] } };
      },
    },
  );
  await expect
    .element(page.getByRole("heading", { name: "The attachments could not be loaded" }))
    .toBeVisible();
  isOffline = false;
  await userEvent.click(page.getByRole("button", { name: "Try again" }));
  await expect.element(files).toBeVisible();
});
