import type { Driver } from "./driver.ts";
import { type Found, findInPage, type Sought } from "./find-in-page.ts";

type Role = Sought["role"];

/** Whoever sits before one of the other browsers: looks by role and name, and clicks and types with real input. */
export class Visitor {
  readonly #driver: Driver;
  /** How long anything may take to appear, in milliseconds. */
  readonly #patience: number;

  constructor(driver: Driver, patience = 60_000) {
    this.#driver = driver;
    this.#patience = patience;
  }

  /** Waits until a thing of this role and name is on the screen. */
  async sees(role: Role, name: string | RegExp): Promise<Found> {
    return this.#wait(`${role} ${name}`, () => this.#find(role, name));
  }

  async has(role: Role, name: string | RegExp): Promise<boolean> {
    return (await this.#find(role, name)) !== null;
  }

  /** Clicks in the middle of a thing, or at shares of its size, once it stands still and nothing covers it. */
  async click(role: Role, name: string | RegExp, at = { x: 0.5, y: 0.5 }): Promise<void> {
    let last: Found | null = null;
    const { x, y, width, height } = await this.#wait(`${role} ${name} that can be clicked`, async () => {
      const found = await this.#find(role, name);
      const isStill = found !== null && last !== null && found.x === last.x && found.y === last.y;
      last = found;
      return isStill && found.isReachable ? found : null;
    });
    const to = { x: Math.round(x + width * at.x), y: Math.round(y + height * at.y) };
    await this.#driver.perform([
      {
        type: "pointer",
        id: "mouse",
        actions: [
          { type: "pointerMove", x: to.x, y: to.y - 4 },
          { type: "pointerMove", ...to },
          { type: "pointerDown", button: 0 },
          { type: "pause", duration: 30 },
          { type: "pointerUp", button: 0 },
        ],
      },
    ]);
  }

  /** Replaces what stands in a field by typing. */
  async fill(name: string | RegExp, text: string): Promise<void> {
    await this.click("textbox", name);
    const typed = [...text].flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]);
    await this.#driver.perform([
      {
        type: "key",
        id: "keyboard",
        actions: [
          { type: "keyDown", value: CONTROL },
          { type: "keyDown", value: "a" },
          { type: "keyUp", value: "a" },
          { type: "keyUp", value: CONTROL },
          ...typed,
        ],
      },
    ]);
  }

  async press(value: string): Promise<void> {
    await this.#driver.perform([
      {
        type: "key",
        id: "keyboard",
        actions: [
          { type: "keyDown", value },
          { type: "keyUp", value },
        ],
      },
    ]);
  }

  /** Waits until an answer from the page is neither empty, zero nor false. */
  async until<Answer>(what: string, functionSource: string, ...args: readonly unknown[]): Promise<Answer> {
    return this.#wait(what, async () => {
      const answer = (await this.#driver.evaluate(functionSource, args)) as Answer | null;
      return answer || null;
    });
  }

  async #find(role: Role, name: string | RegExp): Promise<Found | null> {
    const sought: Sought =
      typeof name === "string"
        ? { role, name, isPattern: false }
        : { role, name: name.source, isPattern: true };
    return (await this.#driver.evaluate(findInPage.toString(), [sought])) as Found | null;
  }

  async #wait<Answer>(what: string, look: () => Promise<Answer | null>): Promise<Answer> {
    const end = Date.now() + this.#patience;
    let trouble: unknown;
    while (Date.now() < end) {
      // A page that is being replaced by the next one answers nothing.
      const answer = await look().catch((error: unknown) => {
        trouble = error;
        return null;
      });
      if (answer !== null) return answer;
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    throw new Error(`Not on the screen: ${what}`, { cause: trouble });
  }
}

const CONTROL = "\uE009";
export const ESCAPE = "\uE00C";
