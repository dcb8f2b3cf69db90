import { expect, it } from 'vitest'
import { unwrapResult } from '#app/platform/http/unwrap-result.server.ts'
import { openArchive } from '#app/platform/zip/open-archive.server.ts'
import { type ArchiveFiles, packZip } from '#tests/zip-archives.ts'
import { type ArchiveReadLimits, archiveLimits, archiveReadLimits } from './archive-format.ts'
import { findExceededExtent } from './document-texts.ts'
import { readArchive } from './read-archive.server.ts'

const nothingHere = {
  library: { has: () => false },
  hasUpload: async () => false,
  hasFile: async () => false,
}

async function readProblems(files: ArchiveFiles, limits: Partial<ArchiveReadLimits> = {}) {
  const archive = unwrapResult(await openArchive(await packZip(files), archiveLimits))
  const { problems } = await readArchive(archive, nothingHere, { ...archiveReadLimits, ...limits })
  archive.close()
  return problems
}

const namesIn = (count: number, prefix: string) =>
  JSON.stringify(Array.from({ length: count }, (_, index) => `pictures/${prefix}-${index}.jpg`))
const saying = (files: Awaited<ReturnType<typeof readProblems>>) => files.map(({ says }) => says)

it('stops reading after the maximum number of problems', async () => {
  const files = { 'vehicles/a.json': namesIn(5, 'a'), 'vehicles/b.json': namesIn(5, 'b') }
  const problems = await readProblems(files, { problems: 3 })
  expect(problems.map(({ file }) => file)).toEqual([...Array(3).fill('vehicles/a.json'), ''])
  expect(saying(problems).at(-1)).toBe('Checking stopped after 3 problems. There may be more.')
})

it('refuses more pictures than the maximum number', async () => {
  const files = { 'vehicles/a.json': namesIn(2, 'a'), 'vehicles/b.json': namesIn(2, 'b') }
  const says = saying(await readProblems(files, { pictures: 3 }))
  expect(says).toHaveLength(3)
  expect(says.at(-1)).toMatch(/one import can have at most 3/)
})

it('refuses documents whose total size is too large, before reading any of them', async () => {
  const files = { 'vehicles/a.json': '"x"', 'vehicles/b.json': '"y"' }
  expect(saying(await readProblems(files, { documentBytes: 5 }))).toEqual([
    'The JSON files are larger than 0 MB in total.',
  ])
})

it('refuses an archive.json that is larger than any export creates', async () => {
  const files = { 'archive.json': ' '.repeat(8 * 1024 * 1024 + 1), 'vehicles/a.json': '{}' }
  expect(await readProblems(files)).toEqual([
    { file: 'archive.json', says: 'is larger than 8 MB.' },
  ])
})

it('shortens long names and fields in problem messages', async () => {
  const says = saying(await readProblems({ 'gallery.json': `[{ "${'x'.repeat(100_000)}": 1 }]` }))
  expect(Math.max(...says.map(({ length }) => length))).toBeLessThanOrEqual(400)
})

it('refuses a document with more values than any catalogue needs', async () => {
  const files = { 'vehicles/a.json': `[${'0,'.repeat(900_000)}0]` }
  expect(saying(await readProblems(files))).toEqual(['contains more than 50,000 values.'])
})

it.each([
  ['documents of more names than a catalogue needs', 10, 60_000, 10],
  ['names that are all missing', 10, 49_000, 201],
])('reports a limited number of problems for %s', async (_, documents, names, told) => {
  const files = Object.fromEntries(
    Array.from({ length: documents }, (_, index) => [
      `vehicles/${index}.json`,
      namesIn(names, String(index)),
    ]),
  )
  expect(await readProblems(files, { documentBytes: Number.POSITIVE_INFINITY })).toHaveLength(told)
})

it.each([
  [[[[]]], { depth: 3, values: 9 }, undefined],
  [[[[]]], { depth: 2, values: 9 }, 'depth'],
  [[1, 2, 3], { depth: 3, values: 3 }, undefined],
  [[1, 2, { a: 3 }], { depth: 3, values: 3 }, 'values'],
  ['text', { depth: 0, values: 0 }, undefined],
] as const)('compares %j with the limits %j: %s', (document, most, beyond) => {
  expect(findExceededExtent(document, most)).toBe(beyond)
})
