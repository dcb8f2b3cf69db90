import { expect, test } from 'vitest'
import { type Mesh, mapMesh } from '../../machines/kernel/mesh.ts'
import { type Shaded, shade } from '../../machines/kernel/normals.ts'
import { box, cylinder } from '../../machines/kernel/sweep.ts'
import { opennessOf } from './openness.ts'
import { triangleTree } from './triangle-tree.ts'

const openness = (part: Shaded, ...others: Shaded[]): Float32Array =>
  opennessOf([part], [triangleTree([part, ...others])])[0]

const mean = (values: ArrayLike<number>): number =>
  Array.from(values).reduce((sum, v) => sum + v, 0) / values.length

const turnedInside = ({ points, triangles }: Mesh): Mesh => ({
  points,
  triangles: triangles.toReversed(),
})
const crate = (height: number) => box([0, 0, height], [0.2, 0.2, 0.2], 0)
const tube = cylinder([0, 0, 2], [0, 0, 2.4], 0.02)

test('gives a part near the ground less openness than a free part', () => {
  const [high, low] = [crate(3), crate(0.15)].map((mesh) => mean(openness(shade(mesh))))
  expect(high).toBeGreaterThan(0.99)
  expect(low).toBeLessThan(0.85)
})

test('gives a surface with reversed winding the openness of the outside', () => {
  expect(mean(openness(shade(turnedInside(crate(3)))))).toBeGreaterThan(0.99)
})

test('gives parts under a roof little openness', () => {
  const roof = shade(mapMesh(crate(3), ([x, y, z]) => [4 * x, 4 * y, z + 0.25]))
  expect(mean(openness(shade(crate(3)), roof))).toBeLessThan(0.8)
})

test('keeps a tube open between its ends, which lie inside other parts', () => {
  const ends = [2, 2.4].map((z) => shade(crate(z)))
  expect(Math.max(...openness(shade(tube), ...ends))).toBeGreaterThan(0.4)
})
