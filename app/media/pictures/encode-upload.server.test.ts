import sharp from 'sharp'
import { expect, it } from 'vitest'
import { unwrapResult } from '#app/platform/http/unwrap-result.server.ts'
import { decompressionBombPng, sampleJpeg } from '#tests/sample-pictures.ts'
import { checkAndPlanUpload, encodeUpload } from './encode-upload.server.ts'
import { maxPictureBytes } from './upload-limits.ts'

/** Picture of a phone held upright: red on its left side, which the metadata calls the top. */
async function turned(): Promise<Buffer> {
  const blue = { create: { width: 60, height: 40, channels: 3, background: '#0000ff' } } as const
  const red = { create: { width: 30, height: 40, channels: 3, background: '#ff0000' } } as const
  const left = await sharp(red).png().toBuffer()
  const whole = await sharp(blue)
    .composite([{ input: left, left: 0, top: 0 }])
    .png()
    .toBuffer()
  return sharp(whole).withMetadata({ orientation: 6 }).jpeg({ quality: 100 }).toBuffer()
}

it('rotates a phone’s picture as its orientation tag says', async () => {
  const bytes = await turned()
  const plan = unwrapResult(await checkAndPlanUpload(bytes))
  const files = unwrapResult(await encodeUpload(bytes, plan))
  expect(files.map(({ format }) => format)).toEqual(['avif', 'webp'])
  for (const file of files) {
    const { data, info } = await sharp(file.bytes).raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([40, 60])
    const redAndBlue = (row: number) => {
      const at = (row * info.width + 20) * info.channels
      return [(data[at] ?? 0) > 200, (data[at + 2] ?? 0) > 200]
    }
    expect([file.format, redAndBlue(10)]).toEqual([file.format, [true, false]])
    expect([file.format, redAndBlue(50)]).toEqual([file.format, [false, true]])
  }
})

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
const padded = async (length: number) => {
  const bytes = await sampleJpeg()
  return Buffer.concat([bytes, Buffer.alloc(length - bytes.length)])
}

it.each([
  ['15 MB', () => padded(maxPictureBytes)],
  ['16,000 pixels of width', () => plain(16_000, 2)],
  ['a little under 50 megapixels', () => decompressionBombPng(7071)],
])('accepts %s', async (_, bytes) => {
  expect(await checkAndPlanUpload(await bytes())).toMatchObject({ ok: true })
})

it.each([
  ['bytes', 'too-large', () => padded(maxPictureBytes + 1)],
  ['width', 'invalid', () => plain(16_001, 2)],
  ['height', 'invalid', () => plain(2, 16_001)],
  ['pixels', 'invalid', () => decompressionBombPng(7072)],
])('refuses a picture over the limit of %s', async (_, kind, bytes) => {
  expect(await checkAndPlanUpload(await bytes())).toMatchObject({ problem: { kind } })
})

it.each([
  [3200, 1000, '1600x500', [480, 960, 1600]],
  [480, 100, '480x100', [480]],
  [481, 100, '481x100', [480, 481]],
  [16_000, 1, '1600x1', [480, 960, 1600]],
])('names a picture of %i by %i pixels %s', async (width, height, name, widths) => {
  const plan = unwrapResult(await checkAndPlanUpload(await plain(width, height)))
  expect(plan).toMatchObject({
    widths,
    name: expect.stringMatching(`^media/[0-9a-f]{16}-${name}$`),
  })
})

it('encodes a very wide picture in exactly the planned widths', async () => {
  const bytes = await sampleJpeg({ width: 2000, height: 1000 })
  const plan = unwrapResult(await checkAndPlanUpload(bytes))
  const files = unwrapResult(await encodeUpload(bytes, plan))
  expect(files.map(({ width }) => width)).toEqual([480, 480, 960, 960, 1600, 1600])
  for (const file of files) {
    const { width, height } = await sharp(file.bytes).metadata()
    expect([width, height]).toEqual([file.width, file.width / 2])
  }
})
