import { mountStanza } from "./mount-stanza.ts";
import { StanzaError } from "./stanza-error.ts";
import type { Stanza, StanzaEventName, Theme } from "./types.ts";

const TOLD: readonly StanzaEventName[] = ["loaded", "loginDone", "saved", "APP", "cart", "heightChanged"];

/** Only where there is a DOM: a server that renders your page may load this file too. */
const Base = typeof HTMLElement === "undefined" ? (class {} as typeof HTMLElement) : HTMLElement;

/**
 * `<stanza-configurator url="https://stanza.example" guest language="it" page="itemsearch">`: `mountStanza` as an element. It tells
 * `stanza-ready` once it takes commands, then `stanza-loaded`, `stanza-loginDone`, `stanza-saved`, `stanza-APP`, `stanza-cart`,
 * `stanza-heightChanged` with the event as `detail`, and `stanza-error` with a `StanzaError` when it does not come up, or when an article or a
 * choice that was asked for is not there. With `article` (and `catalog`, `model`, `variants`) it shows that article alone. Attributes count when it is put on the page.
 */
export class StanzaElement extends Base {
  /** The key that signs its person in; a property, so that it stands in no page. */
  token: string | undefined;
  /** The configurator, once it takes commands. */
  stanza: Stanza | undefined;
  #isHere = false;

  connectedCallback(): void {
    this.#isHere = true;
    if (this.style.display === "") this.style.display = "block";
    this.#mount().then(
      (stanza) => {
        if (!this.#isHere) return stanza.destroy();
        this.stanza = stanza;
        for (const name of TOLD) stanza.on(name, (event) => this.#say(name, event));
        stanza.on("error", ({ msg }) => this.#say("error", new StanzaError("refused", "", msg)));
        this.#say("ready", stanza);
      },
      (error: unknown) => {
        if (this.#isHere) this.#say("error", error);
      },
    );
  }

  disconnectedCallback(): void {
    this.#isHere = false;
    this.stanza?.destroy();
    this.stanza = undefined;
    this.replaceChildren();
  }

  async #mount(): Promise<Stanza> {
    const given = (name: string): string | undefined => this.getAttribute(name) ?? undefined;
    const url = given("url");
    if (url === undefined) throw new StanzaError("refused", "", "<stanza-configurator> needs a url");
    const radius = given("radius");
    const theme = {
      primary: given("primary"),
      scheme: given("scheme") as Theme["scheme"],
      font: given("font"),
      radius: radius === undefined ? undefined : Number(radius),
    };
    const article = given("article");
    const codes = { catalog: given("catalog"), model: given("model"), variants: given("variants") };
    const wishes = {
      article: article === undefined ? undefined : { article, ...withoutAbsent(codes) },
      headerContent: given("header-content"),
      token: this.token,
      language: given("language"),
      page: given("page"),
      title: given("title"),
    };
    return mountStanza(this, {
      url,
      guest: this.hasAttribute("guest"),
      hideLoading: this.hasAttribute("hide-loading"),
      theme: withoutAbsent(theme),
      ...withoutAbsent(wishes),
    });
  }

  #say(name: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(`stanza-${name}`, { detail, bubbles: true }));
  }
}

const withoutAbsent = <T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;

/** Makes `<stanza-configurator>` known to the page; once more is no harm. */
export function defineStanzaElement(name = "stanza-configurator"): void {
  if (!customElements.get(name)) customElements.define(name, StanzaElement);
}
