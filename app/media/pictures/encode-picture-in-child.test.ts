import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { unwrapResult } from '#app/platform/http/unwrap-result.server.ts'
import { EncodingProcessLost, encodePictureInChild } from './encode-picture-in-child.server.ts'

/** Made from a demo picture, with a location in its metadata as a phone writes it. */
const heic = readFileSync('tests/support/phone.heic')

it('decodes an iPhone picture in a child process and removes the picture’s metadata', async () => {
  const made = unwrapResult(await encodePictureInChild(heic))
  expect(made.name).toMatch(/^media\/[0-9a-f]{16}-96x64$/)
  for (const { bytes } of made.files) {
    const { width, height, exif } = await sharp(bytes).metadata()
    expect([width, height, exif]).toEqual([96, 64, undefined])
    expect(Buffer.from(bytes).includes('a-secret-place')).toBe(false)
  }
  // The vehicle is in the middle, without a green or purple cast.
  const { channels } = await sharp(made.files.at(-1)?.bytes).stats()
  expect(channels).toHaveLength(3)
  expect(Math.min(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(10)
})

it('converts Display P3 colours of a HEIC picture like those of a PNG picture', async () => {
  // Both files have the same pixels and profile. libheif encoded the HEIC without loss.
  const patches = async (file: string) => {
    const made = unwrapResult(await encodePictureInChild(readFileSync(`tests/support/${file}`)))
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
  // HEVC changes each colour by one step, which becomes up to six steps in the darkest channel.
  // Without the profile the difference is seventy steps.
  const steps = heicColours.map((colour, index) => Math.abs(colour - (pngColours[index] ?? 0)))
  expect(Math.max(...steps)).toBeLessThanOrEqual(6)
})

it('refuses a damaged picture without ending the server’s process', async () => {
  expect(await encodePictureInChild(heic.subarray(0, heic.length - 300))).toMatchObject({
    problem: { kind: 'invalid' },
  })
})

it('stops encoding after the time limit', async () => {
  await expect(encodePictureInChild(heic, { patience: 1 })).rejects.toThrow(EncodingProcessLost)
})
