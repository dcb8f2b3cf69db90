import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { crc32, deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { fail, type Result } from '#app/platform/result/result.ts'
import { type ArchiveLimits, openArchive } from './open-archive.server.ts'
import { type ArchiveEntry, writeArchive } from './write-archive.server.ts'

const limits: ArchiveLimits = { packedBytes: 100_000, bytes: 50_000, fileBytes: 20_000, files: 5 }
const at = new Date('2026-11-25T04:00:00Z')

async function* each(files: ArchiveEntry[]) {
  yield* files
}
const text = (name: string, content: string): ArchiveEntry => ({
  name,
  bytes: Buffer.from(content),
})
const packed = (...files: ArchiveEntry[]) => buffer(writeArchive(each(files), at))

const valueOf = <Value>(result: Result<Value>) => {
  if (result.ok) return result.value
  throw new Error(result.problem.message)
}
const opened = async (source: string | Buffer) => valueOf(await openArchive(source, limits))
const refusal = async (source: Buffer) => {
  const archive = await openArchive(source, limits)
  return archive.ok ? 'taken' : archive.problem.message
}

test('reads a written archive, from bytes and from a file', async () => {
  const bytes = await packed(
    text('vehicles/dio.json', '{ "name": "DIO" }'),
    { name: 'pictures/side.webp', bytes: Buffer.alloc(9000, 7), isPacked: true },
    text('empty.txt', ''),
  )
  const folder = mkdtempSync(join(tmpdir(), 'showroom-archive-'))
  const path = join(folder, 'a.zip')
  writeFileSync(path, bytes)
  for (const source of [bytes, path]) {
    const archive = await opened(source)
    expect([...archive.files]).toEqual([
      ['vehicles/dio.json', 17],
      ['pictures/side.webp', 9000],
      ['empty.txt', 0],
    ])
    expect(String(valueOf(await archive.read('vehicles/dio.json')))).toBe('{ "name": "DIO" }')
    expect(valueOf(await archive.read('pictures/side.webp'))).toEqual(Buffer.alloc(9000, 7))
    expect(valueOf(await archive.read('empty.txt'))).toHaveLength(0)
    expect(await archive.read('gone.txt')).toEqual(
      fail('invalid', 'gone.txt is not in the ZIP file.'),
    )
    archive.close()
  }
  rmSync(folder, { recursive: true })
})

test('stops writing when the client stops reading', async () => {
  let asked = 0
  async function* endless() {
    for (;;) yield { name: `${++asked}.bin`, bytes: Buffer.alloc(200_000), isPacked: true }
  }
  const reader = writeArchive(endless(), at).getReader()
  await reader.read()
  await reader.cancel()
  const before = asked
  await new Promise((resolve) => setImmediate(resolve))
  expect(asked - before).toBeLessThan(2)
  expect(asked).toBeLessThan(5)
})

test('aborts the stream if writing fails', async () => {
  async function* failing() {
    yield text('a.txt', 'a')
    throw new Error('the disk is away')
  }
  await expect(buffer(writeArchive(failing(), at))).rejects.toThrow('the disk is away')
})

test('refuses a file that is not an archive, and a truncated archive', async () => {
  const cut = (await packed(text('a.txt', 'a'))).subarray(0, 60)
  for (const bytes of [Buffer.from('PK, but not really'), Buffer.alloc(0), cut])
    expect(await refusal(bytes)).toBe(
      'This is not a ZIP file, or it is damaged. It may not have been copied completely.',
    )
})

test('refuses contents that are too large by the archive’s directory, before unpacking', async () => {
  const zeros = (name: string, size: number) => ({ name, bytes: Buffer.alloc(size) })
  const bomb = await packed(zeros('bomb.json', 20_001))
  expect(bomb.length).toBeLessThan(300)
  expect(await refusal(bomb)).toBe('bomb.json in the ZIP file is larger than 19 kB when unpacked.')
  const together = ['a', 'b', 'c'].map((name) => zeros(name, 20_000))
  expect(await refusal(await packed(...together))).toBe(
    'The ZIP file is larger than 48 kB when unpacked.',
  )
  const many = Array.from({ length: 6 }, (_, index) => text(`${index}.txt`, ''))
  expect(await refusal(await packed(...many))).toBe('The ZIP file contains more than 5 files.')
  expect(await refusal(Buffer.alloc(100_001))).toBe('The ZIP file is larger than 97 kB.')
})

test.each([
  ['../vehicles/dio.json', /file named “\.\.\/vehicles\/dio\.json”/],
  ['/etc/passwd', /file named “\/etc\/passwd”/],
  ['a/../../b', /file named “a\/\.\.\/\.\.\/b”/],
  ['a//b', /file named “a\/\/b”/],
  ['C:/boot.ini', /file named “C:\/boot\.ini”/],
  ['a\u0007b', /file named “ab”/],
  ['a\0b', /file named “ab”/],
])('refuses an entry with the name %j', async (name, says) => {
  expect(await refusal(byHand({ name }))).toMatch(says)
})

test('refuses a duplicate name, a link, a password and an unknown compression', async () => {
  const one = text('vehicles/dio.json', '1')
  const again = text('vehicles/DIO.json', '2')
  expect(await refusal(await packed(one, again))).toBe(
    'The ZIP file contains vehicles/DIO.json twice.',
  )
  expect(await refusal(byHand({ mode: 0o120777 }))).toMatch(/a link or something else/)
  expect(await refusal(byHand({ flags: 1 }))).toMatch(/has a password/)
  expect(await refusal(byHand({ method: 12 }))).toMatch(/uses a compression that cannot be read/)
})

test('ignores folders and files that operating systems add', async () => {
  const junk = ['__MACOSX/._a.json', 'b/.DS_Store', 'Thumbs.db'].map((name) => text(name, 'x'))
  const archive = await opened(await packed(text('a.json', '1'), ...junk))
  expect([...archive.files.keys()]).toEqual(['a.json'])
})

test('detects a wrong size in the directory at the first excess byte', async () => {
  const archive = await opened(byHand({ content: Buffer.alloc(19_000), claims: 10 }))
  expect(await archive.read('a.txt')).toEqual(
    fail('invalid', 'a.txt in the ZIP file is damaged and cannot be unpacked.'),
  )
  const short = await opened(byHand({ content: Buffer.from('ab'), claims: 10 }))
  expect(await short.read('a.txt')).toMatchObject({ ok: false })
})

test('detects a single changed byte', async () => {
  const bytes = await packed({ name: 'a.bin', bytes: Buffer.from('abcdef'), isPacked: true })
  const at = bytes.indexOf('abcdef')
  bytes[at] = 0x62
  expect(await (await opened(bytes)).read('a.bin')).toMatchObject({ ok: false })
})

type ZipOptions = {
  name?: string
  content?: Buffer
  claims?: number
  mode?: number
  flags?: number
  method?: number
}

/** Builds an archive of one file with properties that no program writes. */
function byHand({
  name = 'a.txt',
  content = Buffer.from('a'),
  claims = content.length,
  mode = 0o100644,
  flags = 0,
  method = 8,
}: ZipOptions): Buffer {
  const data = deflateRawSync(content)
  const file = Buffer.from(name)
  const common = Buffer.alloc(26)
  common.writeUInt16LE(20, 0)
  common.writeUInt16LE(flags | 0x800, 2)
  common.writeUInt16LE(method, 4)
  common.writeUInt32LE(crc32(content), 10)
  common.writeUInt32LE(data.length, 14)
  common.writeUInt32LE(claims, 18)
  common.writeUInt16LE(file.length, 22)
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, file, data])
  const rest = Buffer.alloc(14)
  rest.writeUInt32LE(mode * 0x10000, 6)
  const central = Buffer.concat([Buffer.from('PK\x01\x02\x14\x03'), common, rest, file])
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, central, end])
}
