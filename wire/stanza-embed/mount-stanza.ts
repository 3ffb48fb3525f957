import { contentOf, FrameChannel } from "./frame-channel.ts";
import { StanzaError } from "./stanza-error.ts";
import type { ArticleWish, CommandName, CommandOptions, MountOptions, Stanza } from "./types.ts";

/** Commands whose answer is data; all others answer a sentence. */
const ANSWERS_DATA: ReadonlySet<string> = new Set<CommandName>([
  "changeVariant",
  "getJsonProject",
  "saveProject",
  "login",
  "save",
  "generateOffer",
  "configure",
  "addToCart",
]);

export const COMMANDS: readonly CommandName[] = [
  "changeVariant",
  "getJsonProject",
  "insertArticle",
  "loadGallery",
  "navigateTo",
  "openGallery",
  "openProject",
  "saveProject",
  "saveTranslations",
  "takePicture",
  "setLang",
  "setCatalog",
  "setModel",
  "login",
  "goTo",
  "save",
  "generateOffer",
  "configure",
  "addToCart",
];

const PATIENCE = 60_000;
/** The answer to a project that was opened: a failure to open one comes with status 0 as well. */
const OPENED = "Project loaded OK";

/** Of the frame with one article. */
function partsOf({ variants, ...codes }: ArticleWish): object {
  if (variants === undefined || typeof variants === "string") return { ...codes, variants };
  const pairs = Object.entries(variants).map((pair) =>
    pair.map((text) => encodeURIComponent(text)).join("="),
  );
  return { ...codes, variants: pairs.join(";") };
}

function addressOf(url: URL, { theme, article, headerContent }: MountOptions): string {
  const page = article ? "configuratorFrame" : "home";
  const address = new URL(page, url.href.endsWith("/") ? url : `${url.href}/`);
  const parts = { ...(article ? partsOf(article) : {}), headercontent: headerContent, ...theme };
  for (const [name, value] of Object.entries(parts))
    if (value !== undefined) address.searchParams.set(name, String(value));
  return address.href;
}

/**
 * Puts a Stanza configurator into an element of your page and resolves once it takes commands, with its person signed in.
 *
 * rejects   with a `StanzaError`: `timeout` when it does not answer, e.g. because your origin is not listed there, `refused` when the
 *           sign-in, the language or the page is refused; nothing is left on the page then
 */
export async function mountStanza(element: Element, options: MountOptions): Promise<Stanza> {
  const { guest, token, language, page, timeoutMs = PATIENCE } = options;
  const url = new URL(options.url, document.baseURI);
  const frame = document.createElement("iframe");
  frame.title = options.title ?? "Room configurator, interactive";
  frame.allow = "fullscreen; clipboard-write; xr-spatial-tracking";
  Object.assign(frame.style, { width: "100%", height: "100%", border: "0", display: "block" });
  const channel = new FrameChannel(frame, url.origin, options.onMessage);
  const send = async (
    action: CommandName,
    data: object,
    { timeoutMs: own = timeoutMs }: CommandOptions = {},
  ) => {
    const { status, msg } = await channel.ask(action, data, own);
    if (status === 1 || (action === "openProject" && msg !== OPENED))
      throw new StanzaError("refused", action, msg);
    return ANSWERS_DATA.has(action) ? contentOf(msg) : msg;
  };
  const destroy = (): void => {
    channel.close();
    frame.remove();
  };
  const commands = Object.fromEntries(
    COMMANDS.map((name) => [name, (data: object = {}, own?: CommandOptions) => send(name, data, own)]),
  );
  const stanza = { ...commands, frame, on: channel.on.bind(channel), destroy } as unknown as Stanza;
  try {
    const ready = isReady(channel, url.origin, timeoutMs);
    const secret = options.keepDrafts === false ? undefined : keptSecret(channel, url.origin);
    frame.src = addressOf(url, options) + (secret ? `#draft=${secret}` : "");
    if (options.hideLoading) frame.style.opacity = "0";
    element.append(frame);
    await ready;
    if (token !== undefined) await stanza.login({ rsaKey: token });
    else if (guest) await stanza.login({});
    if (language !== undefined) await stanza.setLang({ lang: language });
    if (page !== undefined) await stanza.navigateTo({ page });
    if (options.hideLoading) Object.assign(frame.style, { transition: "opacity 180ms", opacity: "1" });
    return stanza;
  } catch (error) {
    destroy();
    throw error;
  }
}

/** What opens the drafts of the visit before, from this page's own storage, which also takes the next one's. */
function keptSecret(channel: FrameChannel, origin: string): string | undefined {
  const name = `stanza-draft ${origin}`;
  try {
    const { localStorage } = window;
    channel.on("draftKept", ({ msg }) => localStorage.setItem(name, msg));
    return localStorage.getItem(name) ?? undefined;
  } catch {
    // This page keeps nothing either.
    return undefined;
  }
}

function isReady(channel: FrameChannel, origin: string, timeoutMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const why = `${origin} did not answer: does it run, and does it list ${location.origin} in TRUSTED_ORIGINS?`;
    const timer = setTimeout(() => reject(new StanzaError("timeout", "", why)), timeoutMs);
    const stop = channel.on("loaded", () => {
      clearTimeout(timer);
      stop();
      resolve();
    });
  });
}
