import { expect, test } from 'vitest'
import { fingerprint } from './fingerprint.ts'
import { mapMesh } from './mesh.ts'
import { Model } from './model.ts'
import { sphere, spring } from './sweep.ts'

const ball = sphere([0.2, 0.1, 0.3], 0.05)
const coil = spring([0, 0, 0], [0, 0.02, 0.3], 0.03, 0.004, 6)
const model = (move: (v: number, i: number) => number = (v) => v): Model => {
  const moved = { ...coil, points: coil.points.map(move) }
  return new Model().add('steel', ball).add('red', moved).add('steel', coil)
}

test('ignores the last bits of coordinates in a fingerprint', () => {
  const noise = (v: number, i: number) => v * (1 + ((i * 7) % 5) * 2e-16)
  expect(fingerprint(model(noise))).toEqual(fingerprint(model()))
})

test('detects a moved vertex, another order, another material and a missing face', () => {
  const { hash } = fingerprint(model())
  expect(fingerprint(model((v, i) => (i === 300 ? v + 5e-4 : v))).hash).not.toBe(hash)
  const turned = new Model().add('steel', coil).add('red', coil).add('steel', ball)
  expect(fingerprint(turned).hash).not.toBe(hash)
  const renamed = new Model().add('steel', ball).add('blue', coil).add('steel', coil)
  expect(fingerprint(renamed).hash).not.toBe(hash)
  const open = { ...ball, triangles: ball.triangles.slice(0, -3) }
  expect(
    fingerprint(new Model().add('steel', open).add('red', coil).add('steel', coil)).hash,
  ).not.toBe(hash)
})

test('detects two vertices that were swapped', () => {
  const [p, q] = [ball.points.slice(60, 63), ball.points.slice(150, 153)]
  const swapped = mapMesh(ball, (v) => {
    if (v.every((c, k) => c === p[k])) return q
    return v.every((c, k) => c === q[k]) ? p : v
  })
  const [a, b] = [ball, swapped].map((mesh) => fingerprint(new Model().add('steel', mesh)))
  expect(a.hash).not.toBe(b.hash)
})
