import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { MakingLost, makePicture } from './make-picture.server.ts'

/** Made of a picture of ours, with a place in its metadata as a phone writes one. */
const heic = readFileSync('tests/support/phone.heic')

it('an iPhone’s picture is decoded in a process of its own, and nothing of its metadata stays', async () => {
  const made = await makePicture(heic)
  if ('sentence' in made) throw new Error(made.sentence)
  expect(made.name).toMatch(/^media\/[0-9a-f]{16}-96x64$/)
  for (const { bytes } of made.files) {
    const { width, height, exif } = await sharp(bytes).metadata()
    expect([width, height, exif]).toEqual([96, 64, undefined])
    expect(Buffer.from(bytes).includes('a-secret-place')).toBe(false)
  }
  // The machine is in the middle of it, and no green or purple veil lies over it.
  const { channels } = await sharp(made.files.at(-1)?.bytes).stats()
  expect(channels).toHaveLength(3)
  expect(Math.min(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(10)
})

it('one that is damaged is refused, and takes nothing with it', async () => {
  expect(await makePicture(heic.subarray(0, heic.length - 300))).toMatchObject({ status: 422 })
})

it('one that takes too long is given up', async () => {
  await expect(makePicture(heic, { patience: 1 })).rejects.toThrow(MakingLost)
})

it('a picture through which something shows is known by its name, whatever channels it has', async () => {
  const create = (alpha: number) =>
    sharp({
      create: { width: 60, height: 40, channels: 4, background: { r: 9, g: 9, b: 9, alpha } },
    })
      .png()
      .toBuffer()
  const names = []
  for (const alpha of [0.5, 1]) {
    const made = await makePicture(await create(alpha))
    names.push('name' in made ? made.name.replace(/[0-9a-f]{16}/, '') : made.sentence)
  }
  expect(names).toEqual(['media/-60x40-cut', 'media/-60x40'])
})
