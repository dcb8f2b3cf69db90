import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { manyModelFiles, packZip } from '#tests/zip-archives.ts'
import { checkCatalogue } from './check-catalogue.ts'

const folder = mkdtempSync(join(tmpdir(), 'showroom-check-'))
afterAll(() => rmSync(folder, { recursive: true }))
const files = manyModelFiles(2)
const [first = ''] = Object.keys(files)

it('reports the same for a catalogue archive and for its unpacked folder', async () => {
  const zip = join(folder, 'a.zip')
  writeFileSync(zip, await packZip(files))
  const laid = join(folder, 'laid')
  mkdirSync(join(laid, 'vehicles'), { recursive: true })
  for (const [name, content] of Object.entries(files)) writeFileSync(join(laid, name), content)
  for (const path of [zip, laid])
    expect(await checkCatalogue(path)).toEqual({
      problems: [],
      holds: '2 models, 0 other files, 0 pictures',
    })
  const broken = String(files[first]).replace('"price": ', '"price": "x", "cost": ')
  writeFileSync(zip, await packZip({ ...files, [first]: broken }))
  writeFileSync(join(laid, first), broken)
  for (const path of [zip, laid])
    expect((await checkCatalogue(path)).problems).toEqual([
      expect.stringContaining(`${first}: price must be a whole number of rupees`),
      `${first}: cost is not a known field.`,
    ])
})

it('accepts the committed demo catalogue, like a first start', async () => {
  expect((await checkCatalogue('catalogue')).holds).toMatch(/^22 models, \d+ pictures/)
  expect((await checkCatalogue(join(folder, 'nowhere.zip'))).problems).toEqual([
    expect.stringMatching(/ does not exist\.$/),
  ])
})
