import { expect, test } from 'vitest'
import { createLog } from '#app/platform/log/log.server.ts'
import { readPdf } from '#tests/read-pdf.ts'
import { startPdfProcess } from './pdf-process.server.ts'
import { pdfRenderQueue } from './pdf-render-queue.server.ts'

const table = { title: 'Report', subtitle: [], head: ['Reference'], empty: 'Nothing' }
const log = createLog('silent')
const rows = (name: string, count = 250) =>
  Array.from({ length: count }, (_, index) => [`${name}-${index}`])

/** Endless rows, with a count and a flag for the end of reading. */
function endless(name: string) {
  const source = { given: 0, isEnded: false, each }
  async function* each() {
    try {
      for (;;) {
        source.given += 1
        yield rows(name)
      }
    } finally {
      source.isEnded = true
    }
  }
  return source
}

async function* once(name: string) {
  yield rows(name)
}

const whole = async (stream: ReadableStream<Uint8Array>) =>
  readPdf(new Uint8Array(await new Response(stream).arrayBuffer()))

test('renders two PDFs one after the other, in order of arrival', async () => {
  const press = pdfRenderQueue({ log })
  const gate = Promise.withResolvers<void>()
  const asked: string[] = []
  async function* slow() {
    asked.push('first')
    yield rows('A')
    await gate.promise
    asked.push('first again')
    yield rows('B')
  }
  async function* later() {
    asked.push('second')
    yield rows('C')
  }
  const first = whole(press.print(table, slow()))
  const second = whole(press.print(table, later()))
  await expect.poll(() => [press.state(), asked]).toEqual([{ running: 1, waiting: 1 }, ['first']])
  gate.resolve()
  expect((await first).pages.flat()).toEqual(expect.arrayContaining(['A-0', 'B-249']))
  const words = (await second).pages.flat()
  expect(words).toContain('C-249')
  expect(words).not.toContain('A-0')
  expect(asked).toEqual(['first', 'first again', 'second'])
  expect(press.state()).toEqual({ running: 0, waiting: 0 })
})

test('a disconnect ends the rendering process and stops reading rows', async () => {
  const press = pdfRenderQueue({ log })
  const source = endless('A')
  const reader = press.print(table, source.each()).getReader()
  await reader.read()
  expect([source.isEnded, press.state().running]).toEqual([false, 1])
  await reader.cancel()
  expect([source.isEnded, press.state().running]).toEqual([true, 0])
})

test('a disconnect frees the queue although the process is still drawing', async () => {
  const press = pdfRenderQueue({ log })
  const source = endless('A')
  const reader = press.print(table, source.each()).getReader()
  void reader.read()
  await expect.poll(() => source.given).toBe(1)
  await reader.cancel()
  expect([source.isEnded, press.state().running]).toEqual([true, 0])
})

test('a stopped rendering process answers no more messages', async () => {
  const leaving = new AbortController()
  const drawing = startPdfProcess(table, leaving.signal)
  await drawing.send(rows('A'))
  const answer = drawing.send(rows('B'))
  leaving.abort()
  await expect(answer).rejects.toThrow('The process of the PDF has ended')
})

test('a request leaves the queue if its client disconnects while waiting', async () => {
  const press = pdfRenderQueue({ log })
  const first = press.print(table, endless('A').each()).getReader()
  await first.read()
  const never = endless('B')
  const second = press.print(table, never.each()).getReader()
  const third = press.print(table, once('C')).getReader()
  void second.read()
  const part = third.read()
  await expect.poll(() => press.state().waiting).toBe(2)
  await second.cancel()
  expect(press.state()).toEqual({ running: 1, waiting: 1 })
  await first.cancel()
  expect((await part).done).toBe(false)
  expect(never.given).toBe(0)
  await third.cancel()
})

test('rendering does not start before the stream is read', async () => {
  const press = pdfRenderQueue({ log })
  const source = endless('A')
  const stream = press.print(table, source.each())
  expect(press.state()).toEqual({ running: 0, waiting: 0 })
  await stream.cancel()
  expect(await whole(press.print(table, once('B')))).toMatchObject({ title: 'Report' })
  expect(source.given).toBe(0)
})

test('a failure while reading rows aborts the stream and frees the queue', async () => {
  const press = pdfRenderQueue({ log })
  async function* failing() {
    yield rows('A')
    throw new Error('The database is away')
  }
  const sent: Uint8Array[] = []
  const read = async () => {
    for await (const part of press.print(table, failing())) sent.push(part)
  }
  await expect(read()).rejects.toThrow('The database is away')
  const file = Buffer.concat(sent).toString('latin1')
  expect(file).toMatch(/^%PDF-1\.7/)
  expect(file).not.toMatch(/xref|%%EOF/)
  expect(press.state()).toEqual({ running: 0, waiting: 0 })
})

test('a client that stops reading is disconnected, so that other clients get their PDF', async () => {
  const press = pdfRenderQueue({ log, patience: 20 })
  const source = endless('A')
  const reader = press.print(table, source.each()).getReader()
  await reader.read()
  await expect.poll(() => [source.isEnded, press.state().running]).toEqual([true, 0])
  await expect(reader.read()).rejects.toThrow('took nothing more')
})

test('requests rows no faster than the client reads', async () => {
  const press = pdfRenderQueue({ log })
  const source = endless('A')
  const reader = press.print(table, source.each()).getReader()
  for (let part = 1; part <= 3; part++) {
    await reader.read()
    expect(source.given).toBe(part)
  }
  await reader.cancel()
})
