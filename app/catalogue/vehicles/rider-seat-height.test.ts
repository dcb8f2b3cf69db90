import { expect, test } from 'vitest'
import {
  cmToFeetAndInches,
  feetAndInchesToCm,
  maxSeatHeightFor,
  riderHeightsForSeat,
} from './rider-seat-height.ts'

test('requires for a seat of 764 mm a rider of 154 cm, or of 167 cm with flat feet', () => {
  expect(riderHeightsForSeat(764)).toEqual({ flat: 167, balls: 154 })
  expect(riderHeightsForSeat(786)).toEqual({ flat: 171, balls: 158 })
})

test('recommends seats up to 773 mm to a rider of 155 cm', () => {
  expect(maxSeatHeightFor(155)).toBe(773)
})

test('calculates seat height and rider height consistently from 120 to 220 cm', () => {
  for (let cm = 120; cm <= 220; cm++) {
    expect(riderHeightsForSeat(maxSeatHeightFor(cm)).balls).toBeLessThanOrEqual(cm)
    expect(riderHeightsForSeat(maxSeatHeightFor(cm) + 1).balls).toBeGreaterThan(cm)
  }
})

test('converts feet and inches to centimetres and back', () => {
  expect(feetAndInchesToCm(5, 1)).toBe(155)
  expect(cmToFeetAndInches(155)).toEqual({ feet: 5, inches: 1 })
  expect(cmToFeetAndInches(182)).toEqual({ feet: 6, inches: 0 })
})
