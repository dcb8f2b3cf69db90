import { unzipSync } from 'three/addons/libs/fflate.module.js'
import { expect, test } from 'vitest'
import type { Look } from '#machines/live/messages.ts'
import { exportUsdz } from './export-usdz.ts'

const look: Look = {
  materials: { paint: {}, glass: { tint: '#f4f8fb' }, chrome: { base: '#ffffff', metal: 1 } },
  lacquers: {
    gloss: { metal: 0.32, rough: 0.34, coat: 1, coatRough: 0.02 },
    matte: { metal: 0.45, rough: 0.42, coat: 0.4, coatRough: 0.28 },
  },
  ...{ accent: '#ffffff', lamps: [], sky: [], box: { least: [], most: [] } },
}
/** A triangle two metres long, half a metre above the ground. */
const triangle = (material: string, of?: string) => ({
  material,
  ...(of !== undefined && { of }),
  positions: Float32Array.of(-1, 0, 0.5, 1, 0, 0.5, 0, 0, 1.5),
  normals: Int16Array.of(0, 32_767, 0, 0, 32_767, 0, 0, 32_767, 0),
  occlusion: Uint8Array.of(255, 255, 255),
  indices: Uint32Array.of(0, 1, 2),
})
const paint = { base: '#ff0000', second: null, finish: 'gloss' }

async function textsOf(...exported: Parameters<typeof exportUsdz>) {
  const file = await exportUsdz(...exported)
  const entries = unzipSync(new Uint8Array(await file.arrayBuffer()))
  return Object.values(entries).map((bytes) => new TextDecoder().decode(bytes))
}

test('writes metres with y up, on the ground, with both sides of a surface', async () => {
  const texts = await textsOf({ machine: { groups: [triangle('paint')], look }, paint })
  const all = texts.join('\n')
  expect(all).toContain('metersPerUnit = 1')
  expect(all).toContain('upAxis = "Y"')
  expect(all.replaceAll('.000000', '')).toContain(
    'point3f[] points = [(0, 0, -1), (0, 0, 1), (0, 1, 0), (0, 0, -1), (0, 0, 1), (0, 1, 0)]',
  )
  expect(all).toContain('int[] faceVertexIndices = [0, 1, 2, 3, 5, 4]')
  expect(all).toMatch(/normals = \[\(1\.0+, 0\.0+, 0\.0+\).*\(-1\.0+, /)
  expect(all).toContain('color3f inputs:diffuseColor = (1, 0, 0)')
})

test('leaves out parts of the machine that an accessory replaces', async () => {
  const machine = { groups: [triangle('paint'), triangle('chrome', 'mirrors')], look }
  const fitted = [{ groups: [triangle('glass')], look, replaces: ['mirrors'] }]
  const texts = await textsOf({ machine, fitted, paint })
  expect(texts.filter((text) => text.includes('point3f[] points'))).toHaveLength(2)
  expect(texts.join('\n')).toContain('float inputs:opacity = 0.12')
})
