import { join } from 'node:path'
import { expect, test } from 'vitest'
import { groundColours, machinesOnCards, offGround, wheelsShare } from './ground-pictures.ts'
import { pictureFolder, readManifest } from './picture-manifest.ts'

// After a change of a first colour or of these colours: node scripts/encode-pictures.ts --grounds
test('machines on cards end in exactly the page’s colours: no box is seen around them', async () => {
  const manifest = readManifest()
  for (const machine of machinesOnCards()) {
    expect.soft(manifest.get(machine)?.grounds, machine).toContain(160)
    for (const { name, colour } of groundColours()) {
      const file = join(pictureFolder, `${machine}-on-${name}-160.avif`)
      expect.soft(await offGround(file, colour), `${machine} on ${name}`).toBeLessThan(wheelsShare)
    }
  }
})
