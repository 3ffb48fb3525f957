/** A picture in the making: what each pixel sees, averaged over its samples. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  /** Linear light, three numbers a pixel. */
  readonly color: Float32Array;
  readonly albedo: Float32Array;
  readonly normal: Float32Array;
  /** Distance, metres; 0: the background. */
  readonly depth: Float32Array;
  /** How unsure the brightness of a pixel is: the variance of its mean. */
  readonly variance: Float32Array;
}

export function newFrame(width: number, height: number): Frame {
  const size = width * height;
  const three = () => new Float32Array(size * 3);
  return {
    width,
    height,
    color: three(),
    albedo: three(),
    normal: three(),
    depth: new Float32Array(size),
    variance: new Float32Array(size),
  };
}

/** Puts rows that were made apart into their place. */
export function putRows(frame: Frame, rows: Frame, top: number): void {
  const start = top * frame.width;
  frame.color.set(rows.color, start * 3);
  frame.albedo.set(rows.albedo, start * 3);
  frame.normal.set(rows.normal, start * 3);
  frame.depth.set(rows.depth, start);
  frame.variance.set(rows.variance, start);
}
