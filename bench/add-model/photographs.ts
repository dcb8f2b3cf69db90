import sharp from 'sharp'
import type { Photograph } from './hand.ts'

/**
 * Photographs as a telephone takes them: twelve megapixels with grain, rotated by EXIF, with the
 * device name and the GPS position in the file.
 */
export function photographs(): Promise<Photograph[]> {
  return Promise.all(['#b3202c', '#1f4d8f', '#70757a', '#3c3f42'].map(photograph))
}

async function photograph(ground: string, index: number): Promise<Photograph> {
  const grain = await sharp({
    create: {
      ...{ width: 3000, height: 4000, channels: 3, background: ground },
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const buffer = await sharp({
    create: { width: 3000, height: 4000, channels: 3, background: ground },
  })
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 88 })
    .withExif({ IFD0: { Make: 'Telephone' }, IFD3: { GPSLatitude: '17/1 23/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  return { name: `IMG_${2041 + index}.jpg`, mimeType: 'image/jpeg', buffer }
}
