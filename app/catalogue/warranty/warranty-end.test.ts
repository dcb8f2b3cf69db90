import { describe, expect, it } from 'vitest'
import { calculateWarrantyEnd, lastDayToBuyExtension } from './warranty-end.server.ts'

const standard = { years: 3, km: 36_000 }
const ridden = { sold: '2025-06-01', odometer: 8000, monthly: 600 }
const today = '2026-11-02'

describe('end of a warranty by date', () => {
  it.each([
    ['2025-06-01', '2028-05-31'],
    ['2025-01-01', '2027-12-31'],
    ['2025-03-01', '2028-02-29'],
    ['2024-02-29', '2027-02-28'],
    ['2024-12-31', '2027-12-30'],
  ])('the warranty of a vehicle sold on %s ends on %s', (sold, last) => {
    expect(calculateWarrantyEnd(standard, { ...ridden, sold }, today).date).toBe(last)
  })

  it('ends on 28 February, four years after a sale on 29 February', () => {
    const four = { years: 4, km: 1e6 }
    expect(calculateWarrantyEnd(four, { ...ridden, sold: '2024-02-29' }, today).date).toBe(
      '2028-02-28',
    )
  })
})

describe('end of a warranty by kilometres', () => {
  it.each([
    [0, 600, '2031-11-02'],
    [8000, 600, '2030-09-22'],
    [8000, 2000, '2028-01-02'],
    [35_999, 600, '2026-11-02'],
    [8000, 100_000, '2026-11-10'],
  ])('at %s km and %s km a month, the warranty ends on %s', (odometer, monthly, km) => {
    expect(calculateWarrantyEnd(standard, { ...ridden, odometer, monthly }, today).km).toBe(km)
  })

  it.each([0, 1, 40])('never ends by kilometres at %s km a month', (monthly) => {
    const end = calculateWarrantyEnd(standard, { ...ridden, monthly }, today)
    expect(end).toMatchObject({ km: undefined, isKmFirst: false, first: '2028-05-31' })
  })

  it.each([36_000, 99_000])('has already ended at %s km', (odometer) => {
    const end = calculateWarrantyEnd(standard, { ...ridden, odometer, monthly: 0 }, today)
    expect(end).toMatchObject({ isRidden: true, isKmFirst: true, first: today })
  })
})

describe('earlier end of a warranty', () => {
  it('is the date at few kilometres a month, and the kilometres at many', () => {
    expect(calculateWarrantyEnd(standard, ridden, today)).toMatchObject({ first: '2028-05-31' })
    const much = calculateWarrantyEnd(standard, { ...ridden, monthly: 2000 }, today)
    expect(much).toMatchObject({ first: '2028-01-02', isKmFirst: true })
  })

  it('is the date if both limits are reached on the same day', () => {
    const sold = '2023-11-11'
    const end = calculateWarrantyEnd(standard, { sold, odometer: 8000, monthly: 100_000 }, today)
    expect(end).toMatchObject({ date: '2026-11-10', km: '2026-11-10', isKmFirst: false })
  })
})

describe('lastDayToBuyExtension', () => {
  const end = calculateWarrantyEnd(standard, ridden, today)
  it.each([
    [undefined, '2028-05-31'],
    [24, '2027-05-31'],
    [36, '2028-05-31'],
    [60, '2028-05-31'],
  ])('applies the dealer’s rule of %s months: %s', (months, day) => {
    expect(lastDayToBuyExtension(end, ridden.sold, months)).toBe(day)
  })

  it('returns the last day of the month if a rule counted from the 31st meets a shorter month', () => {
    expect(lastDayToBuyExtension(end, '2026-08-31', 6)).toBe('2027-02-28')
  })
})
