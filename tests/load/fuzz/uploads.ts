import fc from 'fast-check'

/** A body with the media type that it is sent under; the bytes of an upload as latin1. */
export type Body = { type: string; content: string; isBytes?: true }

/** Its name and its value as JSON. A name may come twice. */
export type Field = readonly [name: string, json: string]

// The smallest pictures that there are: a whole PNG and GIF.
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
).toString('latin1')

const file = fc.record({
  name: fc.constantFrom('picture.png', '', '../../x.png', 'x.svg', 'a\\"b.png', '%00.jpg', 'é.png'),
  type: fc.constantFrom('image/png', 'image/jpeg', 'image/svg+xml', 'text/html', ''),
  content: fc.oneof(
    fc.constantFrom(
      png,
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

/** Fields and files between boundaries that are right, or are not. */
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

/** The bytes of a text in UTF-8, each as one character. */
const latin1 = (text: string) => Buffer.from(text).toString('latin1')

/** A value's JSON as a form sends it. */
export function plainText(value: string): string {
  return value.startsWith('"') ? String(JSON.parse(value)) : value
}
