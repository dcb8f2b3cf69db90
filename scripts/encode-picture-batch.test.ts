import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { encodeWithinLimit } from './encode-picture-batch.ts'
import { availableWidths, getPictureEncodingRule, pickWebpWidth } from './picture-encoding-rules.ts'

const folder = mkdtempSync(join(tmpdir(), 'showroom-masters-'))
afterAll(() => rmSync(folder, { recursive: true }))
const masters = ['naked/turntable-00', 'naked/turntable-01'].map((name, index) => ({
  name,
  file: join(folder, `${index}.png`),
}))
const size = { width: 160, height: 90 }
for (const [index, { file }] of masters.entries()) {
  const pixels = Array.from(
    { length: size.width * size.height * 3 },
    (_, at) => 128 + ((at * 7919) % (index === 0 ? 17 : 101)),
  )
  await sharp(Uint8Array.from(pixels), { raw: { ...size, channels: 3 } }).toFile(file)
}
const use = { pattern: /./, widths: [160], avif: 60 }
const bytesOf = (files: Buffer[]) => files.reduce((sum, { length }) => sum + length, 0)

test('encodes all frames of a large batch in the same quality, the best that fits', async () => {
  const free = bytesOf(await encodeWithinLimit({ use, masters }, 160))
  const limit = Math.round(free * 0.8)
  const within = bytesOf(
    await encodeWithinLimit(
      { use: { ...use, limits: { 160: limit * 18 }, together: 36 }, masters },
      160,
    ),
  )
  expect(within).toBeLessThanOrEqual(limit)
  expect(within).toBeGreaterThan(limit * 0.8)
})

test('names a picture that is too large even in the lowest quality', async () => {
  const tight = { ...use, limits: { 160: 200 } }
  await expect(
    encodeWithinLimit({ use: tight, masters: masters.slice(0, 1) }, 160),
  ).rejects.toThrow(
    /^naked\/turntable-00: \d+ bytes at 160 px in the lowest quality, 30; 200 are allowed$/,
  )
  await expect(encodeWithinLimit({ use: tight, masters }, 160)).rejects.toThrow('and its 1 other:')
})

test('picks a rule by picture name, and only AVIF for the turntable widths that pages show', () => {
  expect(getPictureEncodingRule('dio/hero-red').webp).toBe(800)
  expect(getPictureEncodingRule('dio/rear').widths).toEqual([480, 800, 1600])
  expect(getPictureEncodingRule('site/side').widths).toEqual([480, 800, 1600])
  expect(getPictureEncodingRule('dio/turntable-07')).toMatchObject({
    widths: [480, 960],
    together: 36,
  })
  expect(pickWebpWidth(getPictureEncodingRule('dio/turntable-07'), [480, 960])).toBeUndefined()
  expect(pickWebpWidth(getPictureEncodingRule('site/slide-6'), [960])).toBe(960)
})

test('enlarges no picture', () => {
  expect(availableWidths([480, 800, 1280, 1920], 1280)).toEqual([480, 800, 1280])
  expect(availableWidths([480, 960], 704)).toEqual([480, 704])
  expect(availableWidths([480, 960], 500)).toEqual([480])
})
