import fc from 'fast-check'

/** A body with its content type. An upload holds its bytes as latin1. */
export type Body = { type: string; content: string; isBytes?: true }

/** A field's name, and its value as JSON. A name may occur twice. */
export type Field = readonly [name: string, json: string]

// The smallest complete PNG and GIF.
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
).toString('latin1')

/** An archive of the catalogue that contains only an empty gallery. */
const zip = Buffer.from(
  'UEsDBBQAAAAAAAAAIQD7rdVmKwAAACsAAAAMAAAAYXJjaGl2ZS5qc29ueyJmb3JtYXQiOiJzaG93cm9vbS1jYXRhbG9ndWUiLCJ2ZXJzaW9uIjoxfVBLAwQUAAAAAAAAACEAKbtMDQIAAAACAAAADAAAAGdhbGxlcnkuanNvbltdUEsBAhQDFAAAAAAAAAAhAPut1WYrAAAAKwAAAAwAAAAAAAAAAAAAAIABAAAAAGFyY2hpdmUuanNvblBLAQIUAxQAAAAAAAAAIQApu0wNAgAAAAIAAAAMAAAAAAAAAAAAAACAAVUAAABnYWxsZXJ5Lmpzb25QSwUGAAAAAAIAAgB0AAAAgQAAAAAA',
  'base64',
).toString('latin1')

const sheets = [
  'Model,Price\r\nDIO,84500\r\nHORNET2.0,1e999\r\n',
  'Model;Price\n"DIO;=1+1\n',
  '\xff\xfeM\0o\0d\0e\0l\0',
  'Part number,Price\nSR-ACC-1042,"12,50.00"\n',
  ','.repeat(5000),
]

const file = fc.record({
  name: fc.constantFrom(
    ...['picture.png', '', '../../x.png', 'x.svg', 'a\\"b.png', '%00.jpg', 'é.png'],
    ...['prices.csv', 'prices.xlsx', 'x.heic', 'film.mp4'],
  ),
  type: fc.constantFrom('image/png', 'image/jpeg', 'image/svg+xml', 'text/html', 'text/csv', ''),
  content: fc.oneof(
    fc.constantFrom(
      png,
      zip,
      ...sheets,
      '\0\0\0\x18ftypmp42',
      '\0\0\0\x18ftypheic',
      png.slice(0, 40),
      '',
      'GIF89a',
      '<svg onload="x"/>',
      '\xff\xd8\xff\xe0',
      '%PDF-1',
    ),
    fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes).toString('latin1')),
  ),
})

/** Generates one file: complete, truncated, changed in the middle, or not an archive. */
export function archiveBody(type: string): fc.Arbitrary<Body> {
  const content = fc.oneof(
    fc.constantFrom(zip, '', 'PK', png),
    fc.nat(zip.length).map((length) => zip.slice(0, length)),
    fc
      .tuple(fc.nat(zip.length - 1), fc.nat(255))
      .map(([at, byte]) => zip.slice(0, at) + String.fromCharCode(byte) + zip.slice(at + 1)),
    fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes).toString('latin1')),
  )
  const said = fc.constantFrom(type, type, 'text/plain', '')
  return fc
    .tuple(content, said)
    .map(([bytes, as]): Body => ({ type: as, content: bytes, isBytes: true }))
}

/** Generates multipart bodies with correct and wrong boundaries. */
export function multipartOf(fields: fc.Arbitrary<Field[]>): fc.Arbitrary<Body> {
  const names = fc.constantFrom('image', 'images', 'file', 'title', '__proto__', '')
  const boundaries = fc.oneof(
    { weight: 5, arbitrary: fc.constant(['x', 'x'] as const) },
    { weight: 1, arbitrary: fc.constant(['x', 'y'] as const) },
  )
  const files = fc.array(fc.tuple(names, file), { maxLength: 3 })
  const ends = fc.constantFrom('--\r\n', '--\r\n', '', '-')
  return fc
    .tuple(fields, files, boundaries, ends)
    .map(([texts, sent, [declared, used], end]): Body => {
      const parts = [
        ...texts.map(([name, value]) => part(latin1(name), '', latin1(plainText(value)))),
        ...sent.map(([name, one]) =>
          part(name, `; filename="${latin1(one.name)}"\r\nContent-Type: ${one.type}`, one.content),
        ),
      ]
      const content = `${parts.map((one) => `--${used}\r\n${one}\r\n`).join('')}--${used}${end}`
      return { type: `multipart/form-data; boundary=${declared}`, content, isBytes: true }
    })
}

const part = (name: string, more: string, content: string) =>
  `Content-Disposition: form-data; name="${name}"${more}\r\n\r\n${content}`

/** Encodes a text as UTF-8, each byte as one character. */
const latin1 = (text: string) => Buffer.from(text).toString('latin1')

/** Converts a value's JSON to its form value. */
export function plainText(value: string): string {
  return value.startsWith('"') ? String(JSON.parse(value)) : value
}
