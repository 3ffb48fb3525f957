import { expect, test } from "vitest";
import { killEngine, stopEngine } from "../testing/stop-engine.ts";
import { type Compiler, openCompiler } from "./open-compiler.ts";

const main = (words: string): string =>
  `#set document(title: "T")\n#set text(lang: "en", font: "Noto Sans")\n${words}`;
const page = { files: new Map<string, Uint8Array>(), main: main("Hello"), timestamp: 0 };
/** About a second of work. */
const long = { ...page, main: main("#for i in range(9000) [ #rotate(i * 1deg)[Word #i] ]") };

async function open(
  limits: Parameters<typeof openCompiler>[0],
  use: (compiler: Compiler) => Promise<void>,
): Promise<void> {
  const compiler = openCompiler(limits);
  try {
    await use(compiler);
  } finally {
    await compiler.close();
  }
}

async function pidOf(compiler: Compiler): Promise<number> {
  while (compiler.pid === undefined) await new Promise((resolve) => setTimeout(resolve, 5));
  return compiler.pid;
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test("what the server loads before itself, such as a meter, is not looked for in the sandbox", async () => {
  const given = process.execArgv;
  process.execArgv = [...given, "--import=/meter/that/the/sandbox/lacks.js"];
  try {
    await open({}, async (compiler) => {
      expect((await compiler.compile(page)).pdf.length).toBeGreaterThan(1000);
    });
  } finally {
    process.execArgv = given;
  }
});

test("a document whose process is killed is compiled again by a new one", () =>
  open({}, async (compiler) => {
    const printed = compiler.compile(long);
    const first = await pidOf(compiler);
    killEngine(first);
    expect((await printed).pdf.length).toBeGreaterThan(1000);
    expect(compiler.pid).not.toBe(first);
  }));

test("a document that kills its process twice is given up with a named error", () =>
  open({}, async (compiler) => {
    const printed = compiler.compile(long);
    const outcome = expect(printed).rejects.toMatchObject({ name: "PrintError", reason: "crashed" });
    const first = await pidOf(compiler);
    killEngine(first);
    while (compiler.pid === undefined || compiler.pid === first)
      await new Promise((resolve) => setTimeout(resolve, 5));
    killEngine(compiler.pid);
    await outcome;
    expect((await compiler.compile(page)).standards).toContain("ua-1");
  }));

test("a process that hangs is killed after the time limit, with a named error; the next document has a new one", () =>
  open({ timeoutMs: 4000 }, async (compiler) => {
    await compiler.compile(page);
    const stopped = await pidOf(compiler);
    const family = stopEngine(stopped);
    await expect(compiler.compile(page)).rejects.toMatchObject({ name: "PrintError", reason: "hung" });
    expect((await compiler.compile(page)).pdf.length).toBeGreaterThan(500);
    // Whoever inherits the sandbox's processes may take a while to bury them.
    await expect.poll(() => family.filter(isAlive), { timeout: 10_000 }).toEqual([]);
  }));

test("[F16] a process that grows past its limit over a document is killed, with a named error; others go on", () =>
  open({}, async (compiler) => {
    await compiler.compile(page);
    const { pid } = compiler;
    await open({ mostMemory: 1024 }, async (narrow) => {
      await expect(narrow.compile(long)).rejects.toMatchObject({ name: "PrintError", reason: "too-large" });
      expect(narrow.pid).toBeUndefined();
    });
    expect((await compiler.compile(page)).pdf.length).toBeGreaterThan(500);
    expect(compiler.pid).toBe(pid);
  }));

test("a process that dies at rest is not noticed by the next document", () =>
  open({}, async (compiler) => {
    await compiler.compile(page);
    killEngine(await pidOf(compiler));
    expect((await compiler.compile(page)).pdf.length).toBeGreaterThan(500);
  }));

test("the process is replaced after its number of documents, and when it has grown too large", async () => {
  await open({ documents: 2 }, async (compiler) => {
    await compiler.compile(page);
    const first = await pidOf(compiler);
    await compiler.compile(page);
    expect(compiler.pid).toBeUndefined();
    expect(isAlive(first)).toBe(false);
  });
  await open({ memory: 1 }, async (compiler) => {
    await compiler.compile(page);
    expect(compiler.pid).toBeUndefined();
  });
});

test("parallel calls queue and each gets its own document", () =>
  open({}, async (compiler) => {
    const sizes = [1, 400, 20].map((n) =>
      compiler.compile({ ...page, main: main(`#for i in range(${n}) [Word#i #pagebreak()]`) }),
    );
    const [one, many, some] = (await Promise.all(sizes)).map(({ pdf }) => pdf.length);
    expect(one! < some! && some! < many!).toBe(true);
  }));

test("files of one document are not there for the next, and the disk never is", () =>
  open({}, async (compiler) => {
    const reading = (file: string) => ({ ...page, main: main(`#read("${file}")`) });
    const files = new Map([["data/secret.txt", new TextEncoder().encode("first")]]);
    expect((await compiler.compile({ ...reading("/data/secret.txt"), files })).standards).toContain("ua-1");
    for (const file of ["/data/secret.txt", "/etc/passwd", "../../etc/passwd", "/../etc/passwd"]) {
      await expect(compiler.compile(reading(file))).rejects.toMatchObject({ reason: "refused" });
    }
  }));

test("a refused document says what is wrong and where, and does not harm the next", () =>
  open({}, async (compiler) => {
    await expect(compiler.compile({ ...page, main: main("#nothing-of-this-name") })).rejects.toThrow(
      /unknown variable/,
    );
    expect((await compiler.compile(page)).standards).toContain("ua-1");
  }));

test("closing ends the process and rejects what is under way and what comes after", async () => {
  const compiler = openCompiler();
  const printed = expect(compiler.compile(long)).rejects.toMatchObject({ reason: "closed" });
  const pid = await pidOf(compiler);
  await compiler.close();
  await printed;
  await expect(compiler.compile(page)).rejects.toMatchObject({ reason: "closed" });
  expect(isAlive(pid)).toBe(false);
});
