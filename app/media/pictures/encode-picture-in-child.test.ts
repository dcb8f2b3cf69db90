import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { EncodingProcessLost, encodePictureInChild } from './encode-picture-in-child.server.ts'

/** Made of a picture of ours, with a place in its metadata as a phone writes one. */
const heic = readFileSync('tests/support/phone.heic')

it('an iPhone’s picture is decoded in a process of its own, and nothing of its metadata stays', async () => {
  const made = await encodePictureInChild(heic)
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

it('Display P3 colours come out the same from HEIC as from PNG', async () => {
  // The same pixels, with the same profile; libheif's encoder made the HEIC, without loss.
  const patches = async (file: string) => {
    const made = await encodePictureInChild(readFileSync(`tests/support/${file}`))
    if ('sentence' in made) throw new Error(made.sentence)
    const { data, info } = await sharp(made.files.at(-1)?.bytes)
      .raw()
      .toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * info.channels).subarray(0, 3),
    ]
    return [16, 48, 80].flatMap((x) => [...at(x, 16), ...at(x, 48)])
  }
  const [heicColours, pngColours] = [
    await patches('display-p3.heic'),
    await patches('display-p3.png'),
  ]
  // HEVC leaves a step between them, which the darkest channel of a colour makes six; without the profile it is seventy.
  const steps = heicColours.map((colour, index) => Math.abs(colour - (pngColours[index] ?? 0)))
  expect(Math.max(...steps)).toBeLessThanOrEqual(6)
})

it('one that is damaged is refused, and takes nothing with it', async () => {
  expect(await encodePictureInChild(heic.subarray(0, heic.length - 300))).toMatchObject({
    status: 422,
  })
})

it('one that takes too long is given up', async () => {
  await expect(encodePictureInChild(heic, { patience: 1 })).rejects.toThrow(EncodingProcessLost)
})
