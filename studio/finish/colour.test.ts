import { expect, test } from 'vitest'
import { linearColour, recolour, srgbByte, toneMap } from './colour.ts'
import { halfToNumber } from './exr.ts'

const planes = (...values: number[]) => values.map((v) => Float32Array.of(v))

test('converts colours to linear light and back', () => {
  for (const hex of ['#000000', '#27378f', '#ffffff']) {
    const back = linearColour(hex).map((v) => srgbByte(v).toString(16).padStart(2, '0'))
    expect(`#${back.join('')}`).toBe(hex)
  }
})

test('returns the black render for black paint, and the white render for white paint', () => {
  const [black, white] = [planes(0.1, 0.1, 0.1), planes(0.9, 0.8, 0.7)]
  const mixed = (colour: string) =>
    recolour(black, [{ white, reference: black, colour }]).map((p) => p[0])
  expect(mixed('#000000').every((v) => Math.abs(v - 0.1) < 1e-6)).toBe(true)
  expect(mixed('#ffffff').map((v) => Math.round(v * 10))).toEqual([9, 8, 7])
})

test('adds the share of a second paint, and the gloss difference of a matt base', () => {
  const matt = planes(0.2, 0.2, 0.2)
  const gloss = planes(0.1, 0.1, 0.1)
  const white = planes(0.5, 0.5, 0.5)
  const both = recolour(matt, [
    { white, reference: gloss, colour: '#ff0000' },
    { white, reference: gloss, colour: '#0000ff' },
  ])
  expect(both.map((p) => Number(p[0].toFixed(3)))).toEqual([0.6, 0.2, 0.6])
})

test('never returns negative light', () => {
  expect(
    recolour(planes(0, 0, 0), [
      { white: planes(-1, 0, 0), reference: planes(0, 0, 0), colour: '#ffffff' },
    ])[0][0],
  ).toBe(0)
})

test('keeps catalogue colours and limits highlights to 1', () => {
  const mapped = new Float32Array(3)
  toneMap(0.3, 0.1, 0.1, mapped)
  expect(mapped[0] / mapped[1]).toBeGreaterThan(3)
  toneMap(9, 7, 5, mapped)
  expect(Math.max(...mapped)).toBeLessThanOrEqual(1)
})

test('decodes half floats: small, 1, negative and infinite', () => {
  expect([0x0001, 0x3c00, 0xc000, 0x7c00].map(halfToNumber)).toEqual([2 ** -24, 1, -2, 65504])
})
