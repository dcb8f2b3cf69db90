import { join } from 'node:path'
import { expect, test } from 'vitest'
import { groundColours, offGround, wheelsShare } from './ground-pictures.ts'
import { pictureFolder, readManifest } from './picture-manifest.ts'

const onGrounds = [...readManifest()].filter(([, { grounds }]) => grounds)

// After a change of these colours: node scripts/encode-pictures.ts --grounds
test('machines on the page’s colours end in exactly these: no box is seen around them', async () => {
  expect(onGrounds.length).toBeGreaterThan(20)
  for (const [name] of onGrounds)
    for (const { name: ground, colour } of groundColours())
      expect
        .soft(
          await offGround(join(pictureFolder, `${name}-on-${ground}-160.avif`), colour),
          `${name} on ${ground} ${colour}`,
        )
        .toBeLessThan(wheelsShare)
})
