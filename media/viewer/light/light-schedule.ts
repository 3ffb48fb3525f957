/** The shadow of what moves under the hand follows this often. */
const MOVING_SHADOW_MS = 80;

/** Decides when the light is renewed after a change: at once at rest, at intervals while something moves, ambient shade only at rest. */
export class LightSchedule {
  #isModelDirty = true;
  #isShadeDirty = true;
  #renewedAt = Number.NEGATIVE_INFINITY;

  /** Whether the room's ambient shade is not that of the model. */
  get isShadeDirty(): boolean {
    return this.#isShadeDirty;
  }

  /** The model is not what the light was made for. */
  touch(): void {
    this.#isModelDirty = true;
    this.#isShadeDirty = true;
  }

  /**
   * Renews what is due.
   *
   * now       ms
   * isMoving  something is under the hand or on its way
   * returns   whether a renewal is still owed
   */
  renew(now: number, isMoving: boolean, relight: (what: { readonly shade: boolean }) => void): boolean {
    if (this.#isModelDirty && isMoving && now - this.#renewedAt < MOVING_SHADOW_MS) return true;
    const shade = this.#isShadeDirty && !isMoving;
    if (!this.#isModelDirty && !shade) return false;
    relight({ shade });
    if (this.#isModelDirty) this.#renewedAt = now;
    this.#isModelDirty = false;
    if (shade) this.#isShadeDirty = false;
    return false;
  }
}
