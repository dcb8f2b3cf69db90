import { expect, test } from 'vitest'
import { convexGlass } from './convex-glass.ts'

/**
 * A round glass of twelve faces, 12 cm wide, that faces along x. `way` is the direction of its
 * normals.
 */
function glass(way: number) {
  const rim = Array.from({ length: 12 }, (_, i) => (i / 6) * Math.PI)
  const ring = rim.flatMap((a) => [0, 0.06 * Math.cos(a), 0.06 * Math.sin(a)])
  const positions = Float32Array.from([0.0015, 0, 0, ...ring])
  const normals = Float32Array.from(Array.from({ length: 13 }, () => [way, 0, 0]).flat())
  const indices = Uint32Array.from(rim.flatMap((_, i) => [0, 1 + i, 1 + ((i + 1) % 12)]))
  return { positions, normals, indices }
}

test.each([1, -1])('widens the view in a convex mirror for both face directions (%d)', (way) => {
  const { normals } = convexGlass(glass(way))
  for (let i = 1; i < 13; i++) {
    const [x, y, z] = normals.slice(3 * i, 3 * i + 3)
    const outwards =
      (way * (y * glass(1).positions[3 * i + 1] + z * glass(1).positions[3 * i + 2])) / 0.06
    expect(x * way).toBeGreaterThan(0.99)
    expect(outwards).toBeCloseTo(0.05, 2)
  }
})
