/** Fractional steps of the generalised golden ratio in eight dimensions: the points of one pixel fill the cube evenly. */
const STEPS = (() => {
  let phi = 2;
  for (let i = 0; i < 40; i++) phi = (1 + phi) ** (1 / 9);
  return Array.from({ length: 8 }, (_, i) => (1 / phi) ** (i + 1) % 1);
})();

/**
 * Numbers between 0 and 1 that depend on seed, pixel and sample alone: a picture is the same however it is divided among threads. The first
 * eight of a path are spread evenly over the samples of a pixel; the others are random.
 */
export class Sampler {
  #state = 0;
  #pixel = 0;
  #sample = 0;
  #dimension = 0;

  start(seed: number, pixel: number, sample: number): void {
    this.#pixel = mix(mix(seed | 0) ^ pixel);
    this.#sample = sample;
    this.#state = mix(this.#pixel ^ Math.imul(sample + 1, 0x9e3779b1));
    this.#dimension = 0;
  }

  next(): number {
    const dimension = this.#dimension++;
    if (dimension < 8) {
      const shift = mix(this.#pixel + Math.imul(dimension + 1, 0x85ebca6b)) / 4294967296;
      return (shift + (this.#sample + 1) * STEPS[dimension]!) % 1;
    }
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    return mix(this.#state) / 4294967296;
  }
}

/** A 32-bit hash without a sign (Ellis, "lowbias32"). */
function mix(value: number): number {
  let x = value >>> 0;
  x = Math.imul(x ^ (x >>> 16), 0x7feb352d);
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b);
  return (x ^ (x >>> 16)) >>> 0;
}
