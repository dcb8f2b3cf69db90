import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readMultipart } from './multipart.server.ts'

const limit = { bytes: 1_000_000, tooLarge: 'Too large.' }

/** A request whose body comes in pieces of this many bytes. */
function sent(body: Uint8Array, type: string, piece: number): Request {
  const pieces = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let from = 0; from < body.length; from += piece)
        controller.enqueue(body.subarray(from, from + piece))
      controller.close()
    },
  })
  const init = { method: 'POST', headers: { 'content-type': type }, duplex: 'half' as const }
  return new Request('http://localhost/', { ...init, body: pieces })
}

const read = (text: string, piece = 1000, type = 'multipart/form-data; boundary=b') =>
  readMultipart(sent(Buffer.from(text), type, piece), limit)

const name = fc.string({ minLength: 1, unit: 'grapheme' })
const value = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('', '\r\n', '\r\n--', '--b', '\r\n--b', '--b--\r\n'),
)
const file = fc.record({ filename: name, bytes: fc.uint8Array({ maxLength: 3000 }) })
const field = fc.tuple(fc.constantFrom('a', 'b', 'c', 'नाम'), fc.oneof(value, file))

test('whatever a browser may send is read as the platform reads it, in pieces of any size', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(field), fc.integer({ min: 1, max: 5000 }), async (fields, piece) => {
      const form = new FormData()
      for (const [key, given] of fields) {
        if (typeof given === 'string') form.append(key, given)
        else form.append(key, new File([given.bytes], given.filename, { type: 'image/jpeg' }))
      }
      const packed = new Response(form)
      const type = packed.headers.get('content-type') ?? ''
      const body = new Uint8Array(await packed.arrayBuffer())
      const known = await new Response(body, { headers: { 'content-type': type } }).formData()
      const seen = await readMultipart(sent(body, type, piece), limit)
      expect(Object.keys(seen)).toEqual([...new Set(known.keys())])
      for (const key of known.keys())
        expect(await Promise.all([seen[key] ?? []].flat().map(plain))).toEqual(
          await Promise.all(known.getAll(key).map(plain)),
        )
    }),
    { numRuns: 60 },
  )
})

async function plain(entry: string | File) {
  if (typeof entry === 'string') return entry
  return { name: entry.name, type: entry.type, bytes: [...(await entry.bytes())] }
}

const part = '--b\r\nContent-Disposition: form-data; name="title"\r\n\r\nDiwali'

test.each([
  ['no end', `${part}`],
  ['no closing boundary', `${part}\r\n--b\r\n`],
  ['a part without a name', '--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n--b--'],
  ['something behind a boundary', `--bx\r\n${part}\r\n--b--`],
  ['no part at all', 'title=Diwali'],
  ['a head without an end', `--b\r\n${'x'.repeat(20_000)}`],
  ['thousands of parts', `${`${part}\r\n`.repeat(1002)}--b--`],
])('a body with %s is refused', async (_, text) => {
  for (const piece of [3, 100_000])
    await expect(read(text, piece)).rejects.toMatchObject({ status: 400 })
})

test('text before the first part and behind the last is nobody’s', async () => {
  const text = `before\r\n${part}\r\n--b--\r\nbehind\r\n--b\r\n`
  expect(await read(text, 5, 'multipart/form-data; charset=utf-8; boundary="b"')).toEqual({
    title: 'Diwali',
  })
})

test('what is too large is refused while it comes', async () => {
  await expect(read('x'.repeat(1_000_001))).rejects.toMatchObject({ status: 413 })
})
