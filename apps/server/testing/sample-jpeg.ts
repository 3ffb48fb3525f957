const segment = (marker: number, body: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
};

/** A JPEG as far as the server looks: its frame says how large it is. */
export function jpeg(width: number, height: number, { note = "", scan = "pixels" } = {}): Buffer {
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    note === "" ? Buffer.alloc(0) : segment(0xe1, Buffer.from(note)),
    segment(0xc0, frame),
    segment(0xda, Buffer.from([1])),
    Buffer.from(scan),
    Buffer.from([0xff, 0xd9]),
  ]);
}
