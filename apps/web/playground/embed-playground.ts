import { COMMANDS, type CommandName, mountStanza, type Stanza } from "stanza-embed";

/** Data with which each command does something on the demo's catalogues. */
const DATA: Partial<Record<CommandName, object>> = {
  changeVariant: { varCod: "W", varVal: 450 },
  insertArticle: {
    catalog: "CUCINA",
    model: "CALCE",
    classification: "BASE",
    article: "BASE-1D-600",
    addroom: true,
  },
  loadGallery: { catalog: "CUCINA", idGallery: "G-LINE" },
  navigateTo: { page: "configurator3d" },
  openGallery: { catalog: "CUCINA", model: "CALCE", idGallery: "G-LINE", addroom: true },
  openProject: { id: 1 },
  saveProject: { description: "From the playground" },
  takePicture: { width: 400, height: 300 },
  setLang: { lang: "it" },
  setModel: { catalog: "CUCINA", model: "CALCE", addroom: true },
  setCatalog: { catalog: "CUCINA", model: "CALCE", addroom: true },
  login: {},
  goTo: { page: "order.my" },
  save: { idSessione: "S-1" },
  generateOffer: { discounts: [10, 5] },
  configure: { catalog: "CUCINA", model: "CALCE", item: "BASE-1D-600", variants: "W=450", idSessione: "S-1" },
};
/** Pictures and projects are longer than anybody reads. */
const LONGEST = 600;

const find = <T extends HTMLElement>(id: string): T => document.getElementById(id) as T;
const form = find<HTMLFormElement>("command");
const url = find<HTMLInputElement>("url");
const action = find<HTMLSelectElement>("action");
const data = find<HTMLTextAreaElement>("data");
const said = find("said");
const list = find("log");

let stanza: Stanza | undefined;

function note(direction: "sent" | "received", message: object): void {
  const line = document.createElement("li");
  line.dataset.direction = direction;
  line.textContent = JSON.stringify(message).slice(0, LONGEST);
  list.prepend(line);
}

async function mount(): Promise<void> {
  stanza?.destroy();
  stanza = undefined;
  said.textContent = "Mounting …";
  stanza = await mountStanza(find("place"), { url: url.value, guest: true, onMessage: note });
  said.textContent = "Ready";
}

async function send(): Promise<void> {
  const command = stanza?.[action.value as CommandName] as ((data: object) => Promise<unknown>) | undefined;
  said.textContent = "Sent";
  await command?.(JSON.parse(data.value || "{}") as object);
  said.textContent = "Answered";
}

const tellFailure = (error: unknown): void => {
  said.textContent = error instanceof Error ? error.message : String(error);
};
const showData = (): void => {
  data.value = JSON.stringify(DATA[action.value as CommandName] ?? {}, null, 2);
};

for (const name of COMMANDS) action.append(new Option(name, name));
url.value = new URLSearchParams(location.search).get("url") ?? location.origin;
showData();
action.addEventListener("change", showData);
form.addEventListener("submit", (event) => {
  event.preventDefault();
  send().catch(tellFailure);
});
find("mount").addEventListener("click", () => mount().catch(tellFailure));
find("clear").addEventListener("click", () => list.replaceChildren());
mount().catch(tellFailure);
