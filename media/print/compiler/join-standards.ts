import {
  dictionaryOf,
  latin1,
  numberIn,
  readPdf,
  reference,
  replaceOnce,
  streamOf,
  writePdf,
} from "./pdf-file.ts";

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
  const baseCatalogue = base.object(base.trailer.root);
  const archiveCatalogue = archive.object(archive.trailer.root);

  const intents = archive.object(reference(archiveCatalogue, "OutputIntents")).toString("latin1");
  const intent = archive.object(numberIn(intents, /\[\s*(\d+) 0 R\s*\]/));
  const profile = archive.object(reference(intent, "DestOutputProfile"));
  const [profileNumber, intentNumber] = [base.trailer.size, base.trailer.size + 1];
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
    [base.trailer.root, replaceOnce(baseCatalogue, /\/Type \/Catalog/, `/Type /Catalog\n  ${extra}`)],
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
  const kept = base.numbers.map((number) => [number, replaced.get(number) ?? base.object(number)] as const);
  const trailer = { ...base.trailer, size: base.trailer.size + added.size, id: archive.trailer.id };
  return writePdf(base.head, [...kept, ...added], trailer);
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

const numbered = (object: Buffer, number: number): Buffer =>
  replaceOnce(object, /^\d+ 0 obj/, `${number} 0 obj`);
