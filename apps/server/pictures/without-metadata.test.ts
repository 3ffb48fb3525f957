import fc from "fast-check";
import { expect, test } from "vitest";
import { withoutMetadata } from "./without-metadata.ts";

const segment = (marker: number, text: string) => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(text.length + 2, 2);
  return Buffer.concat([head, Buffer.from(text, "latin1")]);
};
const SCAN = Buffer.from([0xff, 0xda, 0, 3, 1, 0x12, 0xff, 0, 0x34, 0xff, 0xd3, 0x56]);
const jpeg = (...between: Buffer[]) =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...between,
    segment(0xc0, "frame"),
    SCAN,
    segment(0xc4, "second table"),
    SCAN,
    Buffer.from([0xff, 0xd9]),
  ]);
const chunk = (kind: string, text: string) => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(text.length, 0);
  head.write(kind, 4, "latin1");
  return Buffer.concat([head, Buffer.from(text, "latin1"), Buffer.alloc(4)]);
};
const png = (...between: Buffer[]) =>
  Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", "head"),
    ...between,
    chunk("IDAT", "picture"),
    chunk("IEND", ""),
  ]);
const riff = (kind: string, bytes: Buffer) => {
  const head = Buffer.alloc(8);
  head.write(kind, 0, "latin1");
  head.writeUInt32LE(bytes.length, 4);
  return Buffer.concat([head, bytes, Buffer.alloc(bytes.length % 2)]);
};
const webp = (flags: number, ...more: Buffer[]) =>
  riff(
    "RIFF",
    Buffer.concat([
      Buffer.from("WEBP"),
      riff("VP8X", Buffer.from([flags, 0, 0, 0, 1, 0, 0, 1, 0, 0])),
      riff("VP8L", Buffer.from("light")),
      ...more,
    ]),
  );

test.each([
  [
    "a JPEG",
    jpeg(segment(0xe0, "JFIF"), segment(0xe1, "Exif GPS 45.46N"), segment(0xfe, "by Anna")),
    jpeg(segment(0xe0, "JFIF")),
  ],
  ["a PNG", png(chunk("tEXt", "GPS 45.46N"), chunk("eXIf", "GPS")), png()],
  [
    "a WebP",
    webp(0b1100, riff("EXIF", Buffer.from("GPS 45.46N")), riff("XMP ", Buffer.from("Anna"))),
    webp(0),
  ],
])(
  "[CD-06] place, device and notes are taken out of %s, and the picture stays as it is",
  (_, tagged, plain) => {
    const kept = withoutMetadata(tagged);
    expect(kept).toEqual(plain);
    expect(kept?.toString("latin1")).not.toMatch(/GPS|Anna/);
    expect(withoutMetadata(plain)).toEqual(plain);
  },
);

test("[CD-06] what hangs behind a picture's end goes: a second file, a script", () => {
  const script = Buffer.from("<script>alert(1)</script>");
  for (const whole of [jpeg(), png(), webp(0)])
    expect(withoutMetadata(Buffer.concat([whole, script]))).toEqual(whole);
});

test("what is no whole picture is none, and any bytes end in an answer", () => {
  expect(withoutMetadata(Buffer.from("<svg/>"))).toBeNull();
  expect(withoutMetadata(jpeg().subarray(0, 12))).toBeNull();
  expect(withoutMetadata(png().subarray(0, -6))).toBeNull();
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 80 }),
      fc.constantFrom(jpeg(), png(), webp(4)),
      fc.nat(40),
      (noise, of, keep) => {
        const result = withoutMetadata(Buffer.concat([of.subarray(0, keep), noise]));
        expect(result === null || result.length <= keep + noise.length + 1).toBe(true);
      },
    ),
  );
});
