import { expect, test } from 'vitest'
import { evenShadow, fadeShadow } from './clean.ts'

/** A chequerboard shadow of two depths with an opaque machine in its centre. */
function drawing(size: number) {
  const middle = Math.floor(size / 2)
  const cells = Array.from({ length: size * size }, (_, i) => [i % size, Math.floor(i / size)])
  const isMachine = cells.map(([x, y]) => Math.abs(x - middle) < 4 && Math.abs(y - middle) < 4)
  const plane = Float32Array.from(isMachine, (is) => (is ? 0.4 : 0))
  const alpha = Float32Array.from(cells, ([x, y], i) =>
    isMachine[i] ? 1 : (x + y) % 2 ? 0.2 : 0.4,
  )
  const picture = { width: size, height: size, rgb: [plane, plane, plane], alpha }
  return { picture, at: (x: number, y: number) => y * size + x, middle }
}

test('smooths the noise of a shadow and keeps the machine’s edge sharp', () => {
  const { picture, at, middle } = drawing(41)
  const even = evenShadow(picture).alpha
  expect(Math.abs(even[at(middle, 12)] - even[at(middle, 13)])).toBeLessThan(0.02)
  expect(even[at(middle, 12)]).toBeCloseTo(0.3, 1)
  expect(even[at(middle, middle - 3)]).toBe(1)
  expect(even[at(middle, middle - 4)]).toBeCloseTo(0.3, 1)
})

test('ends a shadow inside the picture, so that the picture’s frame is not visible', () => {
  const { picture, at } = drawing(41)
  const faded = fadeShadow(picture).alpha
  const edge = Array.from({ length: 41 }, (_, i) => [at(i, 0), at(i, 40), at(0, i), at(40, i)])
  expect(edge.flat().every((i) => faded[i] === 0)).toBe(true)
})
