import { expect, test } from 'vitest'
import {
  cmToFeetAndInches,
  feetAndInchesToCm,
  type GroundReach,
  groundReaches,
  groundReachOf,
  maxSeatHeightFor,
} from './rider-seat-height.ts'

test('recommends seats up to 773 mm to a rider of 155 cm', () => {
  expect(maxSeatHeightFor(155)).toBe(773)
})

test('converts feet and inches to centimetres and back', () => {
  expect(feetAndInchesToCm(5, 1)).toBe(155)
  expect(cmToFeetAndInches(155)).toEqual({ feet: 5, inches: 1 })
  expect(cmToFeetAndInches(182)).toEqual({ feet: 6, inches: 0 })
})

const rank = (reach: GroundReach) => groundReaches.indexOf(reach)
const confirmed = (value: number) => ({ value, approximate: false })
const heights = Array.from({ length: 71 }, (_, i) => 130 + i)
const seats = Array.from({ length: 31 }, (_, i) => 680 + 6 * i)

test('lets a rider of 155 cm reach the ground from 764 mm with toes to balls of the feet', () => {
  const seat = { value: 764, approximate: true }
  expect(groundReachOf(155, seat)).toEqual({ least: 'toes', most: 'balls' })
  expect(groundReachOf(145, { value: 832, approximate: true })).toEqual({
    least: 'oneFoot',
    most: 'oneFoot',
  })
  expect(groundReachOf(190, seat)).toEqual({ least: 'flat', most: 'flat' })
})

test('never lets a taller rider reach less, nor a rider of a lower seat', () => {
  for (const cm of heights)
    for (const seat of seats)
      for (const end of ['least', 'most'] as const) {
        const reach = rank(groundReachOf(cm, confirmed(seat))[end])
        expect(rank(groundReachOf(cm + 1, confirmed(seat))[end])).toBeGreaterThanOrEqual(reach)
        expect(rank(groundReachOf(cm, confirmed(seat - 6))[end])).toBeGreaterThanOrEqual(reach)
      }
})

test('is less certain about an unconfirmed seat height, and about a range', () => {
  for (const cm of heights)
    for (const value of seats) {
      const sure = groundReachOf(cm, confirmed(value))
      for (const seat of [
        { value, approximate: true },
        { value, upTo: value + 4, approximate: false },
      ]) {
        const unsure = groundReachOf(cm, seat)
        expect(rank(unsure.least)).toBeLessThanOrEqual(rank(sure.least))
        expect(rank(unsure.most)).toBeGreaterThanOrEqual(rank(sure.most))
      }
      expect(rank(sure.least)).toBeLessThanOrEqual(rank(sure.most))
    }
})

test('agrees with the search: its highest seat is in reach of the toes, or of the balls', () => {
  for (const cm of heights) {
    const { least, most } = groundReachOf(cm, { value: maxSeatHeightFor(cm), approximate: true })
    expect(rank(least)).toBeGreaterThanOrEqual(rank('toes'))
    expect(rank(most)).toBeGreaterThanOrEqual(rank('balls'))
  }
})
