import { validateBytes } from 'gltf-validator'
import { expect, test } from 'vitest'
import { loadModel } from '../live/load-model.ts'
import type { ArOrder } from './ar-scene.ts'
import { buildGlb } from './build-glb.ts'
import { readGlb } from './read-glb.ts'

const red = { base: '#b3202a', second: null, finish: 'metallic' }
// `npm run bench -- ar` builds all machines.
const some = ['hornet-2-0', 'cb500x', 'activa-e']

test.each(some)('writes %s as valid glTF of at most 4 MB', async (machine) => {
  const file = await buildGlb({ machine, paint: red })
  const { issues, info } = await validateBytes(file)
  expect(issues).toMatchObject({ numErrors: 0, numWarnings: 0, messages: [] })
  expect(file.length).toBeLessThanOrEqual(4_000_000)
  expect(info.extensionsUsed).toEqual(['KHR_materials_ior', 'KHR_materials_clearcoat'])
  expect(readGlb(file).json).not.toHaveProperty('extensionsRequired')
})

test.each(some)('writes %s in its size, on the ground and facing z', async (machine) => {
  const { least, most } = readGlb(await buildGlb({ machine, paint: red }))
  const modelled = await modelledBox(machine)
  for (const k of [0, 1, 2]) {
    // Forwards, left and up become z, x and y.
    const ours = (k + 2) % 3
    const size = (most[ours] ?? 0) - (least[ours] ?? 0)
    expect(size / (modelled.most[k] - modelled.least[k])).toBeCloseTo(1, 2)
  }
  expect(least[1]).toBeCloseTo(0, 6)
  // The rear reaches further from the middle of the wheelbase than the front wheel.
  expect(most[2]).toBeLessThan(-(least[2] ?? 0) + 0.2)
})

test('paints the machine in the given colours and lacquer', async () => {
  const surfaces = async (paint: ArOrder['paint']) =>
    readGlb(await buildGlb({ machine: 'dio', paint })).json.materials.map(
      ({ pbrMetallicRoughness }) => pbrMetallicRoughness,
    )
  const glossy = await surfaces({ base: '#ff0000', second: '#0000ff', finish: 'gloss' })
  for (const baseColorFactor of [
    [1, 0, 0, 1],
    [0, 0, 1, 1],
  ])
    expect(glossy).toContainEqual({ baseColorFactor, metallicFactor: 0.32, roughnessFactor: 0.34 })
  const matt = await surfaces({ base: '#ff0000', second: null, finish: 'matte' })
  expect(matt).toContainEqual({
    baseColorFactor: [1, 0, 0, 1],
    metallicFactor: 0.45,
    roughnessFactor: 0.42,
  })
})

test.each(['nope', '../occlusion/dio', 'constructor'])(
  'refuses the machine %s',
  async (machine) => {
    await expect(buildGlb({ machine, paint: red })).rejects.toThrow('No machine')
  },
)

async function modelledBox(machine: string) {
  const { model } = await loadModel({ machine, level: 'phone' })
  const least = [Infinity, Infinity, Infinity]
  const most = [-Infinity, -Infinity, -Infinity]
  for (const { mesh } of model.parts)
    for (let i = 0; i < mesh.points.length; i++) {
      least[i % 3] = Math.min(least[i % 3], mesh.points[i])
      most[i % 3] = Math.max(most[i % 3], mesh.points[i])
    }
  return { least, most }
}
