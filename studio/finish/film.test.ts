import { expect, test } from 'vitest'
import { bloom } from './bloom.ts'
import type { Render } from './exr.ts'
import { develop } from './film.ts'
import { overBackdrop, toCutout, toImage } from './image.ts'

/** A render of grey light, brighter from column `edge` on. */
function render(width: number, height: number, [dark, bright, edge]: number[], alpha = 1): Render {
  const plane = () =>
    Float32Array.from({ length: width * height }, (_, i) => (i % width < edge ? dark : bright))
  const three = () => [plane(), plane(), plane()]
  return {
    width,
    height,
    rgb: three(),
    alpha: plane().fill(alpha),
    albedo: three(),
    normal: three(),
  }
}

test('keeps an intermediate tone at the edge of a lamp’s reflection', () => {
  const print = develop(render(8, 2, [0.2, 20, 3]), { exposure: 1, oversampling: 2 }, true)
  const [grey, half, white] = print.rgb[0]
  expect(white).toBeGreaterThan(0.95)
  expect(half).toBeCloseTo((grey + white) / 2, 2)
})

test('keeps the tones of near-black tyres', () => {
  const print = develop(render(2, 2, [0.02, 0.02, 1]), { exposure: 1 })
  expect(print.rgb[0][0]).toBeGreaterThan(0.012)
})

test('adds bloom to lamps but not to daylight, and darkens nothing', () => {
  const width = 64
  const lamp = new Float32Array(width * width).fill(0.5)
  lamp[32 * width + 32] = 50
  const [spilled] = bloom([lamp], width, width, 0.2)
  expect(spilled[32 * width + 36]).toBeGreaterThan(0.5)
  expect(Math.min(...spilled)).toBeGreaterThanOrEqual(0.5)
  const calm = new Float32Array(width * width).fill(0.9)
  expect(bloom([calm], width, width, 0.2)[0]).toEqual(calm)
})

test('gives the edge of a cut-out the machine’s colour, not a darker colour', async () => {
  const covered = render(2, 1, [0.25, 0.25, 1], 0.5)
  const print = develop(covered, { exposure: 1 }, true)
  const [r, , , a] = await toCutout(print).raw().toBuffer()
  const solid = develop(render(2, 1, [0.5, 0.5, 1]), { exposure: 1 }, true)
  const [whole] = await toCutout(solid).raw().toBuffer()
  expect(a).toBe(128)
  expect(Math.abs(r - whole)).toBeLessThanOrEqual(1)
})

test('adds the same grain in every run, at most 1 % of the brightness', async () => {
  const print = develop(render(64, 64, [0.3, 0.3, 1]), { exposure: 1 })
  const values = async () => [
    ...(await toImage(print, { exposure: 1, grain: 0.004 }).raw().toBuffer()),
  ]
  const [once, again] = [await values(), await values()]
  expect(again).toEqual(once)
  const mean = once.reduce((sum, v) => sum + v, 0) / once.length
  const spread = Math.sqrt(once.reduce((sum, v) => sum + (v - mean) ** 2, 0) / once.length)
  expect(spread / 255).toBeGreaterThan(0.002)
  expect(spread / 255).toBeLessThan(0.01)
})

test('halves the background’s value under a half shadow and leaves no transparent pixel', async () => {
  const value = async (cover: number) => {
    const laid = overBackdrop(render(4, 4, [0, 0, 1], cover))
    expect(Math.min(...laid.alpha)).toBe(1)
    return (await toImage(laid, { exposure: 1 }).raw().toBuffer())[0]
  }
  const [paper, shaded] = [await value(0), await value(0.5)]
  expect(paper).toBeGreaterThan(200)
  expect(Math.abs(shaded - paper / 2)).toBeLessThanOrEqual(1)
})
