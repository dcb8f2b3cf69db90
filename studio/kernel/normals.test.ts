import { expect, test } from 'vitest'
import { Model, modelBuffers } from './model.ts'
import { shade } from './normals.ts'
import { box, sphere } from './sweep.ts'

test('edges sharper than the crease angle get a normal for each face', () => {
  const cube = box([0, 0, 0], [1, 1, 1], 0)
  expect(shade(cube, 30).positions.length / 3).toBe(24)
})

test('a smooth surface shares its vertices, and its normals point away from the middle', () => {
  const { positions, normals } = shade(sphere([0, 0, 0], 1, 24), 40)
  for (let i = 0; i < positions.length; i += 3) {
    const along =
      positions[i] * normals[i] +
      positions[i + 1] * normals[i + 1] +
      positions[i + 2] * normals[i + 2]
    expect(Math.abs(along)).toBeGreaterThan(0.97)
  }
})

test('faces without area are dropped', () => {
  const flat = { points: [0, 0, 0, 1, 0, 0, 2, 0, 0, 0, 1, 0], triangles: [0, 1, 2, 0, 1, 3] }
  expect(shade(flat).indices).toHaveLength(3)
})

test('a model is packed in one block per material, one after the other', () => {
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
