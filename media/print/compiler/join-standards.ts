/**
 * One PDF that is PDF/UA-1 and PDF/A-3a, from two exports of the same document, one to each standard.
 *
 * The engine checks and writes one standard at a time. Its two files differ only around the pages, which PDF/UA has the fuller marks on:
 * so the PDF/UA file is taken and what PDF/A asks of the rest is added from the other. That is the colour profile, the relationship of
 * attached files to the document, and the metadata, which then claims both.
 *
 * ua, a3   exports of one document with the same date, with a plain cross-reference table as the engine writes it
 * errors   RangeError where a file is not built like that
 *
 * Sources: ISO 19005-3 6.2.3, 6.6.4, 6.8; ISO 14289-1 5 and 7.1; Technical Note 0008 of the PDF Association on extension schemas.
 */
export function joinStandards(ua: Uint8Array, a3: Uint8Array): Uint8Array {
  const [base, archive] = [readPdf(ua), readPdf(a3)];
  const baseCatalogue = base.object(base.root);
  const archiveCatalogue = archive.object(archive.root);

  const intents = archive.object(reference(archiveCatalogue, "OutputIntents")).toString("latin1");
  const intent = archive.object(numberIn(intents, /\[\s*(\d+) 0 R\s*\]/));
  const profile = archive.object(reference(intent, "DestOutputProfile"));
  const [profileNumber, intentNumber] = [base.size, base.size + 1];
  const added = new Map([
    [profileNumber, numbered(profile, profileNumber)],
    [
      intentNumber,
      numbered(
        replaceOnce(intent, /\/DestOutputProfile \d+ 0 R/, `/DestOutputProfile ${profileNumber} 0 R`),
        intentNumber,
      ),
    ],
  ]);

  const attached = base.numbers.filter((number) =>
    dictionaryOf(base.object(number)).includes("/Type /Filespec"),
  );
  const files = attached.map((number) => `${number} 0 R`).join(" ");
  const extra = `/OutputIntents [${intentNumber} 0 R]${files === "" ? "" : `\n  /AF [${files}]`}`;
  const metadata = reference(baseCatalogue, "Metadata");
  const replaced = new Map([
    [base.root, replaceOnce(baseCatalogue, /\/Type \/Catalog/, `/Type /Catalog\n  ${extra}`)],
    [
      metadata,
      metadataStream(claimBoth(streamOf(archive.object(reference(archiveCatalogue, "Metadata")))), metadata),
    ],
    ...attached.map(
      (number) =>
        [
          number,
          replaceOnce(base.object(number), /\/Type \/Filespec/, "/Type /Filespec\n  /AFRelationship /Data"),
        ] as const,
    ),
  ]);
  return writePdf(base, replaced, added, archive.id);
}

interface PdfFile {
  /** Up to the first object. */
  readonly head: Buffer;
  /** The numbers of all objects, in the order of the file. */
  readonly numbers: readonly number[];
  /** The bytes from `n 0 obj` to the next one. */
  object(number: number): Buffer;
  readonly root: number;
  readonly info: number;
  /** One more than the highest number. */
  readonly size: number;
  readonly id: string;
}

function readPdf(bytes: Uint8Array): PdfFile {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = numberIn(file.toString("latin1", Math.max(0, file.length - 64)), /startxref\s+(\d+)/);
  const tail = file.toString("latin1", start);
  const table = /^xref\s+0 (\d+)\s+/.exec(tail);
  if (!table) throw new RangeError("The PDF has no plain cross-reference table.");
  const offsets = [...tail.matchAll(/^(\d{10}) \d{5} ([nf])/gm)].map(([, offset, kind]) =>
    kind === "n" ? Number(offset) : undefined,
  );
  const placed = offsets
    .flatMap((offset, number) => (offset === undefined ? [] : [{ offset, number }]))
    .sort((a, b) => a.offset - b.offset);
  const objects = new Map(
    placed.map(({ offset, number }, i) => [number, file.subarray(offset, placed[i + 1]?.offset ?? start)]),
  );
  const trailer = tail.slice(tail.indexOf("trailer"));
  return {
    head: file.subarray(0, placed[0]?.offset ?? 0),
    numbers: placed.map(({ number }) => number),
    object(number) {
      const found = objects.get(number);
      if (!found) throw new RangeError(`The PDF has no object ${number}.`);
      return found;
    },
    root: numberIn(trailer, /\/Root (\d+) 0 R/),
    info: numberIn(trailer, /\/Info (\d+) 0 R/),
    size: Number(table[1]),
    id: /\/ID (\[[^\]]*\])/.exec(trailer)?.[1] ?? "",
  };
}

function writePdf(
  base: PdfFile,
  replaced: ReadonlyMap<number, Buffer>,
  added: ReadonlyMap<number, Buffer>,
  id: string,
): Uint8Array {
  const parts = [base.head];
  const offsets: number[] = [];
  let length = base.head.length;
  const write = (number: number, object: Buffer): void => {
    offsets[number] = length;
    parts.push(object);
    length += object.length;
  };
  for (const number of base.numbers) write(number, replaced.get(number) ?? base.object(number));
  for (const [number, object] of added) write(number, object);
  const size = base.size + added.size;
  const rows = Array.from({ length: size }, (_, number) => {
    const offset = offsets[number];
    return offset === undefined
      ? "0000000000 65535 f\r\n"
      : `${String(offset).padStart(10, "0")} 00000 n\r\n`;
  });
  const trailer = `trailer\n<<\n  /Size ${size}\n  /Root ${base.root} 0 R\n  /Info ${base.info} 0 R\n  /ID ${id}\n>>`;
  parts.push(latin1(`xref\n0 ${size}\n${rows.join("")}${trailer}\nstartxref\n${length}\n%%EOF`));
  return Buffer.concat(parts);
}

/** PDF/UA has no schema in PDF/A: metadata that names it describes it too. */
const UA_SCHEMA = `<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema><pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI><pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource"><pdfaProperty:category>internal</pdfaProperty:category><pdfaProperty:description>Part of ISO 14289 that the document conforms to</pdfaProperty:description><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType></rdf:li></rdf:Seq></pdfaSchema:property></rdf:li>`;

function claimBoth(xmp: Buffer): Buffer {
  const text = xmp.toString("utf8");
  const claims: readonly (readonly [string, string])[] = [
    [" xmlns:pdfaid=", ' xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"  xmlns:pdfaid='],
    ["<pdfaid:part>", "<pdfuaid:part>1</pdfuaid:part><pdfaid:part>"],
    ["<pdfaExtension:schemas><rdf:Bag>", `<pdfaExtension:schemas><rdf:Bag>${UA_SCHEMA}`],
  ];
  const claimed = claims.reduce((so, [place, claim]) => {
    if (so.split(place).length !== 2) throw new RangeError(`The metadata has no single ${place}`);
    return so.replace(place, () => claim);
  }, text);
  return Buffer.from(claimed, "utf8");
}

const metadataStream = (xmp: Buffer, number: number): Buffer =>
  Buffer.concat([
    latin1(`${number} 0 obj\n<<\n  /Length ${xmp.length}\n  /Type /Metadata\n  /Subtype /XML\n>>\nstream\n`),
    xmp,
    latin1("\nendstream\nendobj\n\n"),
  ]);

function streamOf(object: Buffer): Buffer {
  const start = object.indexOf("stream\n") + "stream\n".length;
  return object.subarray(start, object.lastIndexOf("\nendstream"));
}

const numbered = (object: Buffer, number: number): Buffer =>
  replaceOnce(object, /^\d+ 0 obj/, `${number} 0 obj`);

/** The dictionary of an object, before its stream: the stream is bytes, and may be any text. */
function dictionaryOf(object: Buffer): string {
  const end = object.indexOf("stream\n");
  return object.toString("latin1", 0, end < 0 ? object.length : end);
}

function replaceOnce(object: Buffer, what: RegExp, by: string): Buffer {
  const dictionary = dictionaryOf(object);
  if (!what.test(dictionary)) throw new RangeError(`The PDF has no ${what.source} where it should.`);
  return Buffer.concat([latin1(dictionary.replace(what, () => by)), object.subarray(dictionary.length)]);
}

const reference = (object: Buffer, key: string): number =>
  numberIn(dictionaryOf(object), new RegExp(`/${key} (\\d+) 0 R`));

function numberIn(text: string, pattern: RegExp): number {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new RangeError(`The PDF has no ${pattern.source} where it should.`);
  return Number(found);
}

const latin1 = (text: string): Buffer => Buffer.from(text, "latin1");
