/** The files of one build that the app needs without a network; the build writes them into the worker (bundle/offline-shell.ts). */
export interface Shell {
  /** Changes with every build. */
  readonly build: string;
  /** The entry that the page of this build names. */
  readonly entry: string;
  /** Addresses, without the page's own. */
  readonly files: readonly string[];
}

const PREFIX = "stanza-shell-";
const PAGE = "/index.html";
/** Files that are asked for at the same time. */
const AT_ONCE = 4;

const nameOf = ({ build }: Shell) => PREFIX + build;

async function shellNames(): Promise<readonly string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX));
}

/**
 * Puts a whole build on the device, from the browser's own cache and the builds before as far as they have it; the page comes last, so that a
 * shell with a page is complete.
 *
 * @throws where a file did not come, or the server has another build by now
 */
export async function fillShell(shell: Shell): Promise<void> {
  const cache = await caches.open(nameOf(shell));
  try {
    const page = await fetch(PAGE, { cache: "no-cache" });
    if (!page.ok || !(await page.clone().text()).includes(shell.entry))
      throw new Error("The server has another build.");
    const left = [...shell.files];
    const takeOver = async () => {
      for (let file = left.pop(); file !== undefined; file = left.pop()) {
        const answer = (await fromShells(file)) ?? (await fetch(file, { priority: "low" } as RequestInit));
        if (!answer.ok) throw new Error(`${file} was answered ${answer.status}.`);
        await cache.put(file, answer);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, takeOver));
    await cache.put(PAGE, page);
  } catch (error) {
    await caches.delete(nameOf(shell));
    throw error;
  }
}

/** Takes the builds before this one off the device, once no tab runs them; a later one may be on its way already. */
export async function leaveOlder(shell: Shell): Promise<void> {
  const names = await shellNames();
  for (const name of names.slice(0, Math.max(names.indexOf(nameOf(shell)), 0))) await caches.delete(name);
}

/** A file of any build on the device. */
export async function fromShells(url: string): Promise<Response | undefined> {
  for (const name of await shellNames()) {
    const found = await (await caches.open(name)).match(url, { ignoreVary: true });
    if (found) return found;
  }
  return undefined;
}

/** The page of the newest build that is complete on the device. */
export async function pageOfShell(): Promise<Response | undefined> {
  for (const name of (await shellNames()).toReversed()) {
    const found = await (await caches.open(name)).match(PAGE, { ignoreVary: true });
    if (found) return found;
  }
  return undefined;
}
