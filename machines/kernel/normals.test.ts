import { expect, test } from 'vitest'
import { merge, turnY } from './mesh.ts'
import { Model, modelBuffers } from './model.ts'
import { shade } from './normals.ts'
import { plate } from './plate.ts'
import { shadePlainly } from './shade-plainly.ts'
import { bolt, box, lathe, sphere, spring } from './sweep.ts'
import { weld } from './weld.ts'

test('gives each face its own normal at edges sharper than the crease angle', () => {
  const cube = box([0, 0, 0], [1, 1, 1], 0)
  expect(shade(cube, 30).positions.length / 3).toBe(24)
})

test('shares the vertices of a smooth surface, with normals pointing outwards', () => {
  const { positions, normals } = shade(sphere([0, 0, 0], 1, 24), 40)
  for (let i = 0; i < positions.length; i += 3) {
    const along =
      positions[i] * normals[i] +
      positions[i + 1] * normals[i + 1] +
      positions[i + 2] * normals[i + 2]
    expect(Math.abs(along)).toBeGreaterThan(0.97)
  }
})

test('drops triangles without area', () => {
  const flat = { points: [0, 0, 0, 1, 0, 0, 2, 0, 0, 0, 1, 0], triangles: [0, 1, 2, 0, 1, 3] }
  expect(shade(flat).indices).toHaveLength(3)
})

test('packs a model into one block for each material', () => {
  const cube = box([0, 0, 0], [1, 1, 1], 0)
  const { head, data, triangles } = modelBuffers(
    new Model().add('a', cube).pair('b', cube).add('a', cube),
  )
  expect(head.map(({ material }) => material)).toEqual(['a', 'b'])
  const size = (h: (typeof head)[number]) => h.vertices * 24 + h.indices * 4
  expect(head[1].offset).toBe(size(head[0]))
  expect(data.length).toBe(head[1].offset + size(head[1]))
  expect(triangles).toBe((head[0].indices + head[1].indices) / 3)
})

const ball = sphere([0.3, 0, 0.6], 0.1, 24)
test.each([
  ['a round thing', ball, 38],
  ['a box with rounded edges', box([0.1, 0, 0.4], [0.2, 0.1, 0.05], 0.006), 20],
  ['one with hard edges, askew', turnY(box([0, 0, 0], [1, 1, 1], 0), 0.3), 38],
  ['a bolt, half smooth, half creased', bolt([-0.2, 0.1, 0.3], [0, 1, 0.2]), 38],
  [
    'faces at just the crease angle',
    lathe(
      [
        [0.1, 0],
        [0.1, 0.2],
      ],
      { segments: 12 },
    ),
    30,
  ],
  [
    'a plate whose side and faces are apart',
    plate(
      [
        [0, 0],
        [1, 0],
        [0.5, 1],
      ],
      0,
      0.1,
    ),
    14,
  ],
  ['a spring', spring([0, 0, 0], [0, 0.1, 0.3], 0.03, 0.005, 5), 38],
  ['two things that touch', merge(ball, ball, box([0.3, 0, 0.7], [0.1, 0.1, 0.1])), 50],
] as const)('shades like the plain algorithm: %s', (_, mesh, degrees) => {
  const [quick, plain] = [shade(mesh, degrees), shadePlainly(mesh, degrees)]
  expect([...quick.indices]).toEqual(plain.indices)
  expect(quick.positions).toEqual(new Float32Array(plain.positions))
  expect(quick.normals).toHaveLength(plain.normals.length)
  const apart = quick.normals.map((v, i) => Math.abs(v - plain.normals[i]))
  expect(Math.max(...apart)).toBeLessThan(1e-6)
})

test('welds points across a seam and drops a triangle that becomes a line', () => {
  const near = 1e-6
  const points = [0, 0, 0, 1, 0, 0, 0, 1, 0, 1, near, 0, 1, 1, 0, 0, 1, near]
  expect(weld(Float64Array.from(points))).toEqual({
    ids: Int32Array.from([0, 1, 2, 1, 3, 2]),
    count: 4,
  })
  const { positions, indices } = shade({ points, triangles: [0, 1, 2, 3, 4, 5, 1, 3, 4] })
  expect(positions).toHaveLength(3 * 4)
  expect([...indices]).toEqual([0, 1, 2, 1, 3, 2])
})

test('packs the shaded parts of a model one after the other', () => {
  const [cube, disc] = [
    box([0, 0, 0], [1, 1, 1], 0),
    plate(
      [
        [0, 0],
        [1, 0],
        [0.5, 1],
      ],
      0,
      0.1,
    ),
  ]
  const { head, data } = modelBuffers(new Model().add('a', cube).add('a', disc, 14))
  const [first, second] = [shade(cube), shade(disc, 14)]
  const { vertices, indices } = head[0]
  expect(new Float32Array(data.buffer, 0, 3 * vertices)).toEqual(
    Float32Array.of(...first.positions, ...second.positions),
  )
  expect(new Uint32Array(data.buffer, 24 * vertices, indices)).toEqual(
    Uint32Array.of(...first.indices, ...second.indices.map((i) => i + first.positions.length / 3)),
  )
})
