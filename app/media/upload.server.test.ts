import sharp from 'sharp'
import { expect, it } from 'vitest'
import { encodeUpload, isRefusal, planUpload } from './upload.server.ts'

/** What a phone held upright sends: red on its left side, which it says is the top. */
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

it('shows a phone’s picture the way it was seen: what it calls the top is on top', async () => {
  const bytes = await turned()
  const plan = await planUpload(bytes)
  if (isRefusal(plan)) throw new Error(plan.sentence)
  const files = await encodeUpload(bytes, plan)
  if (isRefusal(files)) throw new Error(files.sentence)
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
