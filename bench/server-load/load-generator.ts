import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { seededRandom } from "../seeded-random.ts";
import { type LoadOrder, type LoadReport, OPERATIONS, type OperationName } from "./load-messages.ts";

/**
 * People at work, as a process of its own: each has a connection, a project, and does one thing after the other with a pause in between.
 * Takes a `LoadOrder` and answers with a `LoadReport`.
 */
process.on("message", async (order: LoadOrder) => {
  process.send?.(await load(order));
});
process.once("disconnect", () => process.exit());

const WORDS = [
  "base",
  "sink",
  "oven",
  "wall",
  "tall 600",
  "drawer",
  "hood",
  "spuele",
  "anta",
  "corner",
  "lamp",
];
const FINISHES = ["M01", "M04", "F03", "L02", "V01"];

/** A document as text in pieces, so that one changed row costs the generator nothing of the others. */
interface Pieces {
  readonly head: string;
  readonly rows: readonly string[];
  readonly tail: string;
}

async function load({ url, tokens, projects, thinkMs, warmUpMs, countedMs }: LoadOrder): Promise<LoadReport> {
  const pieces = new Map<string, Pieces>();
  const answered: Record<OperationName, number[]> = { open: [], list: [], search: [], save: [], quote: [] };
  const refused: Record<string, number> = {};
  const from = performance.now() + warmUpMs;
  const until = from + countedMs;
  let cpuBefore = process.cpuUsage();
  setTimeout(() => (cpuBefore = process.cpuUsage()), warmUpMs);

  const person = async (index: number) => {
    const random = seededRandom(1000 + index);
    const project = projects[index]!;
    const { id } = project;
    const document = pieces.get(project.document) ?? piecesOf(project.document);
    pieces.set(project.document, document);
    const rows = new Map<number, string>();
    const send = openConnection(url, tokens[index % tokens.length]!);
    let { revision } = project;
    /** What tells the project's revision, which the next save starts from. */
    const sendOn = async (...request: [method: string, body?: string, headers?: Record<string, string>]) => {
      const [method, ...rest] = request;
      const answer = await send(method, `/api/projects/${id}`, ...rest);
      if (answer.status === 200) revision = Number(/\d+/.exec(answer.etag)?.[0] ?? revision);
      return answer;
    };
    const acts: Record<OperationName, () => Promise<Answer>> = {
      open: () => sendOn("GET"),
      list: () => send("GET", "/api/projects"),
      search: () => send("GET", `/api/articles?search=${encodeURIComponent(pick(WORDS, random))}`),
      quote: () => send("POST", `/api/projects/${id}/quote`, QUOTE),
      save: async () => {
        const at = Math.floor(random() * document.rows.length);
        rows.set(at, changedRow(document.rows[at]!, random));
        const text = document.rows.map((row, i) => rows.get(i) ?? row).join(",");
        return sendOn("PUT", document.head + text + document.tail, {
          "if-match": `"${revision}"`,
          "x-save-id": randomUUID(),
        });
      },
    };
    leave.push(send.close);
    // People do not begin all at once.
    await pause(random() * Math.min(thinkMs, warmUpMs));
    while (performance.now() < until) {
      const name = chosen(random());
      const asked = performance.now();
      const { status } = await acts[name]();
      const now = performance.now();
      // Somebody who still waits at the end has waited that long at least, and is counted with it.
      if (now >= from && (status === 200 || now >= until)) answered[name].push(now - asked);
      if (now >= from && status !== 200) {
        const how = now >= until ? "still waiting" : String(status);
        refused[`${name} ${how}`] = (refused[`${name} ${how}`] ?? 0) + 1;
      }
      await pause(Math.min(-Math.log(1 - random()) * thinkMs, until - performance.now()));
    }
    send.close();
  };
  const leave: (() => void)[] = [];
  setTimeout(() => {
    for (const close of leave) close();
  }, warmUpMs + countedMs);
  await Promise.all(projects.map((_, index) => person(index)));
  const { user, system } = process.cpuUsage(cpuBefore);
  return { answered, refused, cpuMs: (user + system) / 1000 };
}

interface Answer {
  /** 0: the connection broke. */
  readonly status: number;
  readonly etag: string;
}

function openConnection(url: string, token: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = (
    method: string,
    path: string,
    body?: string,
    headers: Readonly<Record<string, string>> = {},
  ) =>
    new Promise<Answer>((resolve) => {
      const all = {
        ...headers,
        authorization: `Bearer ${token}`,
        // As a browser asks.
        "accept-encoding": "gzip, deflate, br",
        "x-csrf": "1",
        ...(body === undefined
          ? {}
          : { "content-type": "application/json", "content-length": Buffer.byteLength(body) }),
      };
      const sent = request(url + path, { method, agent, headers: all }, (response) => {
        const { statusCode: status = 0, headers } = response;
        response.resume().once("end", () => resolve({ status, etag: headers.etag ?? "" }));
        response.once("error", () => resolve({ status: 0, etag: "" }));
      });
      sent.once("error", () => resolve({ status: 0, etag: "" }));
      sent.end(body);
    });
  return Object.assign(send, { close: () => agent.destroy() });
}

function piecesOf(text: string): Pieces {
  const { rows, ...rest } = JSON.parse(text) as { rows: unknown[] };
  const [head, tail] = JSON.stringify({ document: { ...rest, rows: [] } }).split('"rows":[]');
  return { head: `${head}"rows":[`, rows: rows.map((row) => JSON.stringify(row)), tail: `]${tail}` };
}

interface StoredRow {
  readonly rule: readonly { readonly cod: string; readonly value: unknown; readonly src: string }[];
  readonly placement: { readonly x: number };
}

/** Another finish or another place, as people change a kitchen. */
function changedRow(text: string, random: () => number): string {
  const row = JSON.parse(text) as StoredRow;
  if (random() < 0.5) {
    const finish = { cod: "FIN", value: pick(FINISHES, random), src: "u" };
    const rule = [finish, ...row.rule.filter(({ cod }) => cod !== "FIN")];
    return JSON.stringify({ ...row, rule, var: rule.map(({ cod, value }) => `${cod}=${value}`).join(";") });
  }
  const { placement } = row;
  return JSON.stringify({
    ...row,
    placement: { ...placement, x: placement.x + Math.round(random() * 40 - 20) },
  });
}

function chosen(random: number): OperationName {
  let left = random * 100;
  for (const [name, of] of Object.entries(OPERATIONS)) {
    left -= of;
    if (left < 0) return name as OperationName;
  }
  return "list";
}

const pick = <T>(all: readonly T[], random: () => number): T => all[Math.floor(random() * all.length)]!;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));
const QUOTE = JSON.stringify({
  terms: {
    profile: "tiered",
    dealerMode: false,
    discounts: { standard: [5], appliances: [], dealer: 0, document: [], catalogues: {} },
    delivery: { price: 0, code: "02" },
    installation: { price: 0, code: "02" },
    services: {},
    unitedStates: false,
    tax: { deliveryTaxed: false, installationTaxed: false },
    rowRates: {},
    lineRates: {},
    paymentTerms: "",
    validity: "",
    leadTime: "",
  },
});
