const CHANNELS = [
  "Combined.A",
  "Combined.B",
  "Combined.G",
  "Combined.R",
  "Denoising Albedo.B",
  "Denoising Albedo.G",
  "Denoising Albedo.R",
  "Denoising Depth.Z",
  "Denoising Normal.X",
  "Denoising Normal.Y",
  "Denoising Normal.Z",
].map((name) => `ViewLayer.${name}`);

/** A wall of one brightness as Cycles leaves it: OpenEXR, floats, not packed. */
export function exrOf(width: number, height: number, light: number): Buffer {
  const text = (value: string) => Buffer.from(`${value}\0`, "latin1");
  const ints = (...values: readonly number[]) => Buffer.from(Int32Array.from(values).buffer);
  const attribute = (name: string, type: string, value: Buffer) =>
    Buffer.concat([text(name), text(type), ints(value.length), value]);
  const channels = Buffer.concat([
    ...CHANNELS.flatMap((name) => [text(name), ints(2, 0, 1, 1)]),
    Buffer.from([0]),
  ]);
  const head = Buffer.concat([
    ints(20000630, 2),
    attribute("channels", "chlist", channels),
    attribute("compression", "compression", Buffer.from([0])),
    attribute("dataWindow", "box2i", ints(0, 0, width - 1, height - 1)),
    Buffer.from([0]),
  ]);
  const lineBytes = CHANNELS.length * width * 4;
  const first = head.length + height * 8;
  const offsets = Buffer.from(
    BigUint64Array.from({ length: height }, (_, y) => BigInt(first + y * (8 + lineBytes))).buffer,
  );
  const lightOf = (name: string): number => {
    if (name.endsWith("Albedo.R") || name.endsWith("Albedo.G") || name.endsWith("Albedo.B")) return 0.8;
    if (name.endsWith("Normal.Z") || name.endsWith("Combined.A")) return 1;
    if (name.endsWith("Depth.Z")) return 3;
    return name.includes("Normal") ? 0 : light;
  };
  const line = Buffer.from(
    Float32Array.from({ length: CHANNELS.length * width }, (_, i) =>
      lightOf(CHANNELS[Math.floor(i / width)]!),
    ).buffer,
  );
  const lines = Array.from({ length: height }, (_, y) => Buffer.concat([ints(y, lineBytes), line]));
  return Buffer.concat([head, offsets, ...lines]);
}
