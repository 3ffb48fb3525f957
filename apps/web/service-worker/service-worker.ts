import { KeptAnswers } from "./kept-answers.ts";
import { fillShell, fromShells, leaveOlder, pageOfShell, type Shell } from "./shell.ts";
import { isAway, keptAs, mayKeep, type Treatment, treatmentOf } from "./treatment.ts";
import { worker } from "./worker-scope.ts";

declare const __SHELL__: Shell;

const MB = 1024 * 1024;
/** What everybody may see: files of a build that are not in its shell, and what the deployment says. */
const common = new KeptAnswers("stanza-common", { bytes: 30 * MB, answers: 300 });
/** Catalogues and their pictures; the page takes the whole cache away when somebody signs out (web/site/offline/copies.ts). */
const articles = new KeptAnswers("stanza-articles", { bytes: 60 * MB, answers: 600 });
/** A network that does not answer for so long counts as none, ms. */
const PATIENCE = 5000;

const keptIn = (treatment: Treatment): KeptAnswers => (treatment === "article" ? articles : common);

async function keep(url: string, treatment: Treatment, answer: Response): Promise<void> {
  const { status, type, redirected, headers } = answer;
  const facts = {
    status,
    type,
    isRedirected: redirected,
    cacheControl: headers.get("cache-control") ?? "",
    contentType: headers.get("content-type") ?? "",
  };
  if (mayKeep(treatment, facts)) await keptIn(treatment).keep(keptAs(url), answer);
}

/** What never changes: from the device, else from the network. */
async function lasting(request: Request, treatment: Treatment): Promise<Response> {
  const found =
    (treatment === "build" ? await fromShells(request.url) : undefined) ??
    (await keptIn(treatment).find(keptAs(request.url)));
  if (found) return found;
  const answer = await fetch(request);
  void keep(request.url, treatment, answer.clone());
  return answer;
}

/** What may be another tomorrow: from the network; from the device where there is none, or it does not answer. */
async function fresh(
  asked: Promise<Response>,
  inStead: () => Promise<Response | undefined>,
): Promise<Response> {
  const answered = asked.then(
    (answer) => (isAway(answer.status) ? undefined : answer),
    () => undefined,
  );
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE, undefined));
  const answer = await Promise.race([answered, late]);
  return answer ?? (await inStead()) ?? asked;
}

async function site(request: Request): Promise<Response> {
  const asked = fetch(request);
  const answer = await fresh(asked, () => common.find(keptAs(request.url)));
  if (answer.type === "basic" && !answer.headers.has("x-kept-at"))
    void keep(request.url, "site", answer.clone());
  return answer;
}

worker.addEventListener("install", (event) => event.waitUntil(fillShell(__SHELL__)));

// A worker takes over when no tab of the build before is open any more; until then both builds lie side by side.
worker.addEventListener("activate", (event) => {
  event.waitUntil(
    Promise.all([
      leaveOlder(__SHELL__),
      worker.registration.navigationPreload?.enable(),
      worker.clients.claim(),
    ]),
  );
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const asked = {
    method: request.method,
    url: request.url,
    mode: request.mode,
    wantsPart: request.headers.has("range"),
  };
  const treatment = treatmentOf(asked, worker.location.origin);
  if (treatment === "page") {
    const answer = event.preloadResponse.then((preloaded) => preloaded ?? fetch(request));
    event.respondWith(fresh(answer, pageOfShell));
  } else if (treatment === "site") event.respondWith(site(request));
  else if (treatment !== "untouched") event.respondWith(lasting(request, treatment));
});

/** What a page has loaded before the worker was there, from the browser's own cache. */
worker.addEventListener("message", (event) => {
  const { used } = (event.data ?? {}) as { readonly used?: readonly string[] };
  if (Array.isArray(used)) event.waitUntil(takeUsed(used));
});

async function takeUsed(used: readonly string[]): Promise<void> {
  for (const url of used) {
    const asked = { method: "GET", url, mode: "no-cors", wantsPart: false };
    const treatment = treatmentOf(asked, worker.location.origin);
    if (treatment === "untouched") continue;
    if (treatment === "build" && (await fromShells(url))) continue;
    if (await keptIn(treatment).find(keptAs(url))) continue;
    const answer = await fetch(keptAs(url), { cache: "force-cache" }).catch(() => undefined);
    if (answer) await keep(url, treatment, answer);
  }
}
