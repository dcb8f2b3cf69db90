import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  cardBackgroundColours,
  listCardPictures,
  maxWheelShare,
  shareOffBackground,
} from './flatten-card-pictures.ts'
import { pictureFolder, readPictureManifest } from './picture-manifest-file.ts'

// After a change of a first colour or of these colours, run: node scripts/encode-pictures.ts
// --grounds
test('flattens card pictures on exactly the page’s background colours', async () => {
  const manifest = readPictureManifest()
  for (const machine of listCardPictures()) {
    expect.soft(manifest.get(machine)?.grounds, machine).toContain(160)
    for (const { name, colour } of cardBackgroundColours()) {
      const file = join(pictureFolder, `${machine}-on-${name}-160.avif`)
      expect
        .soft(await shareOffBackground(file, colour), `${machine} on ${name}`)
        .toBeLessThan(maxWheelShare)
    }
  }
})
