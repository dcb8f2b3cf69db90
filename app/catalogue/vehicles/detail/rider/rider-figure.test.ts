import { expect, test } from 'vitest'
import { chosenHeightRange } from '#app/catalogue/vehicles/rider-seat-height.ts'
import { type FigureStroke, seatedFigure, standingFigure } from './rider-figure.ts'

const heights = Array.from({ length: 46 }, (_, i) => chosenHeightRange.least + i)
const seats = Array.from({ length: 20 }, (_, i) => 740 + 5 * i)
const placeAt = (seatMm: number) => ({ seat: [-150, seatMm], grip: [180, seatMm + 200] }) as const

/** Returns the lowest and highest edge of a figure in millimetres above the ground. */
function extentOf(strokes: readonly FigureStroke[]) {
  const edges = strokes.flatMap(({ d, width }) =>
    [...d.matchAll(/-?\d+ (-?\d+)/g)].flatMap(([, down]) => [
      -Number(down) - width / 2,
      -Number(down) + width / 2,
    ]),
  )
  return { lowest: Math.min(...edges), highest: Math.max(...edges) }
}

test('a standing person is as tall as chosen, with the soles on the ground', () => {
  for (const cm of heights) {
    const { lowest, highest } = extentOf(standingFigure(cm, 0))
    expect(Math.abs(highest - cm * 10)).toBeLessThan(3)
    expect(Math.abs(lowest)).toBeLessThan(5)
  }
})

test('a seated person reaches the ground exactly if the usual leg does, on tiptoe or flat', () => {
  for (const cm of heights)
    for (const seat of seats) {
      const { lowest } = extentOf(seatedFigure(cm, placeAt(seat)))
      const hanging = Math.max(0, seat - cm * 4.6 - 110)
      expect(Math.abs(lowest - hanging)).toBeLessThan(6)
    }
})

test('the hands are on the grips, and the body stays whole on every vehicle', () => {
  for (const cm of heights)
    for (const seat of seats) {
      const strokes = seatedFigure(cm, placeAt(seat))
      expect(strokes.map(({ d }) => d).join()).not.toContain('NaN')
      expect(strokes[3]?.d).toMatch(new RegExp(`L180 ${-seat - 200}$`))
    }
})
