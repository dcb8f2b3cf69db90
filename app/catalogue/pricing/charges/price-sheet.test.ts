import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Charge, ChargeTable } from './charges-content.ts'
import type { PricedVehicle } from './compute-charges.ts'
import { type PriceSheet, priceSheet, type SheetChoices } from './price-sheet.ts'
import { telanganaCharges } from './start-charges-telangana.ts'

const today = '2026-11-26'
const bike = (exShowroom: number, cc: number): PricedVehicle => ({ kind: 'bike', exShowroom, cc })
const electric = (exShowroom: number, kw?: number): PricedVehicle => ({
  kind: 'ev',
  exShowroom,
  kw,
})
const example1 = bike(84_000, 109.51)
const withoutAccidentCover: SheetChoices = { options: new Set(['own-damage-insurance']) }
const financed: SheetChoices = {
  options: new Set([
    'own-damage-insurance',
    'accident-cover',
    'hypothecation',
    'zero-depreciation',
  ]),
  extras: [
    { key: 'accessories', label: 'Accessories', side: 'dealer', rupees: 2450 },
    { key: 'warranty', label: 'Extended warranty', side: 'dealer', rupees: 1049 },
  ],
}

const sheetOf = (
  vehicle: PricedVehicle,
  choices: SheetChoices = {},
  on = today,
  table: Pick<ChargeTable, 'charges' | 'holdsDays'> = telanganaCharges,
) => priceSheet(table, vehicle, choices, on)

function totalOf(sheet: PriceSheet): number {
  if (sheet.is !== 'whole') throw new Error('the sheet has no total')
  return sheet.total
}

const rupeesOf = (sheet: PriceSheet, key: string) =>
  sheet.lines.find((line) => line.key === key)?.rupees

const lifeTaxOf = (vehicle: PricedVehicle, on = today, table = telanganaCharges) =>
  rupeesOf(sheetOf(vehicle, {}, on, table), 'life-tax')

/** The table of Telangana with changes of each row. */
const tableWith = (change: (row: Charge) => Partial<Charge>): ChargeTable => ({
  ...telanganaCharges,
  charges: telanganaCharges.charges.map((row) => ({ ...row, ...change(row) })),
})

describe('the price of sixteen vehicles in Telangana', () => {
  it.each<[string, PricedVehicle, SheetChoices, string, number]>([
    ['84,000, 109.51 cc', example1, {}, today, 103_585],
    ['the same, financed, with extras', example1, financed, today, 107_744],
    ['exactly 50,000', bike(50_000, 99.7), {}, today, 63_184],
    ['50,001', bike(50_001, 99.7), {}, today, 64_685],
    ['exactly 1,00,000', bike(100_000, 124), {}, today, 121_892],
    ['1,00,001', bike(100_001, 124), {}, today, 124_893],
    ['1,10,000, 162.71 cc', bike(110_000, 162.71), {}, today, 140_885],
    ['exactly 2,00,000', bike(200_000, 349.34), {}, today, 246_644],
    ['2,00,001, exactly 350 cc', bike(200_001, 350), {}, today, 252_645],
    ['2,57,398, 350.01 cc', bike(257_398, 350.01), withoutAccidentCover, today, 330_862],
    ['electric, 1,17,000, 6 kW', electric(117_000, 6), {}, '2026-12-31', 126_320],
    ['electric, a day later', electric(117_000, 6), {}, '2027-01-01', 144_170],
    ['84,000 before the cess', example1, {}, '2026-02-28', 101_585],
    ['electric, 90,000, 1.8 kW', electric(90_000, 1.8), {}, today, 97_716],
    ['1,04,116, 184.4 cc', bike(104_116, 184.4), {}, today, 133_971],
    ['imported, 23,56,000', { ...bike(2_356_000, 999.9), isImported: true }, {}, today, 2_888_017],
  ])('is right for %s', (_, vehicle, choices, on, total) => {
    expect(totalOf(sheetOf(vehicle, choices, on))).toBe(total)
  })

  it('has the lines of the first example', () => {
    const amounts = sheetOf(example1).lines.map(({ key, rupees }) => [key, rupees])
    expect(Object.fromEntries(amounts)).toEqual({
      'ex-showroom': 84_000,
      'life-tax': 10_080,
      'registration-fee': 300,
      'registration-card': 285,
      'service-charge': 420,
      'road-safety-cess': 2000,
      'third-party-insurance': 4544,
      'own-damage-insurance': 1608,
      'accident-cover': 348,
      'zero-depreciation': 160,
      hypothecation: 500,
      'number-plates': 0,
      handling: 0,
    })
  })
})

describe('a price sheet', () => {
  it('reduces the total by an exchange, and no other line', () => {
    const exchange = {
      key: 'exchange',
      label: 'Exchange',
      side: 'dealer',
      rupees: -25_000,
    } as const
    const sheet = sheetOf(bike(104_116, 184.4), { extras: [exchange] })
    expect(totalOf(sheet)).toBe(108_971)
    expect(rupeesOf(sheet, 'life-tax')).toBe(15_617)
  })

  it('has no total without the power of an electric vehicle, and says so', () => {
    const sheet = sheetOf(electric(117_000))
    expect(sheet).toMatchObject({
      is: 'partly',
      known: 120_218,
      missing: [
        { key: 'third-party-insurance', needs: 'kw' },
        { key: 'own-damage-insurance', needs: 'kw' },
      ],
    })
  })

  it('has no total once a compulsory rate has ended without a successor', () => {
    const table = {
      ...telanganaCharges,
      charges: telanganaCharges.charges.filter(
        ({ fuel, from }) => fuel !== 'electric' || from !== '2027-01-01',
      ),
    }
    const sheet = sheetOf(electric(117_000, 6), {}, '2027-01-01', table)
    expect(sheet).toMatchObject({
      is: 'partly',
      missing: [
        { key: 'life-tax', needs: 'rate' },
        { key: 'registration-fee', needs: 'rate' },
      ],
    })
  })

  it('does not follow a rate that is planned for next month', () => {
    const planned = {
      ...telanganaCharges,
      charges: telanganaCharges.charges.flatMap((row) =>
        row.key === 'registration-fee' && row.origin === 'domestic'
          ? [
              { ...row, until: '2026-11-30' },
              { ...row, from: '2026-12-01', rupees: 900 },
            ]
          : [row],
      ),
    }
    expect(totalOf(sheetOf(example1, {}, today, planned))).toBe(103_585)
    expect(totalOf(sheetOf(example1, {}, '2026-12-01', planned))).toBe(104_185)
  })

  it('charges compulsory lines although the buyer chose none', () => {
    const sheet = sheetOf(example1, { options: new Set() })
    expect(totalOf(sheet)).toBe(103_585 - 1608 - 348)
    expect(sheet.lines.filter(({ isChosen }) => !isChosen).map(({ key }) => key)).toEqual([
      'own-damage-insurance',
      'accident-cover',
      'zero-depreciation',
      'hypothecation',
    ])
  })

  it('leaves out a cover without the one that it requires', () => {
    const sheet = sheetOf(example1, { options: new Set(['zero-depreciation']) })
    expect(totalOf(sheet)).toBe(103_585 - 1608 - 348)
  })

  it('says why each amount is due', () => {
    const why = (vehicle: PricedVehicle, key: string, on = today) =>
      sheetOf(vehicle, {}, on).lines.find((line) => line.key === key)?.why
    expect(why(example1, 'life-tax')).toEqual({
      ...{ is: 'slab', by: 'exShowroom', value: 84_000, over: 50_000, upTo: 100_000 },
      ...{ border: 'upTo', rate: { percent: 12 }, of: ['exShowroom'], base: 84_000 },
    })
    expect(why(bike(250_000, 400), 'life-tax')).toMatchObject({
      over: 200_000,
      rate: { percent: 18 },
    })
    expect(why(example1, 'service-charge')).toEqual({
      ...{ is: 'part', of: ['exShowroom'], base: 84_000, percent: 0.5 },
    })
    expect(why(electric(90_000, 2), 'life-tax')).toEqual({ is: 'freeUntil', until: '2026-12-31' })
    expect(why(example1, 'number-plates')).toEqual({ is: 'included' })
    expect(why(example1, 'handling')).toEqual({ is: 'notAllowed' })
    expect(why(example1, 'registration-fee')).toEqual({ is: 'fixed' })
  })

  it('holds for the days of the table, or until a line or the price ends', () => {
    expect(sheetOf(example1).holdsUntil).toBe('2026-12-03')
    expect(sheetOf(electric(90_000, 2), {}, '2026-12-28').holdsUntil).toBe('2026-12-31')
    expect(sheetOf(example1, { priceUntil: '2026-11-30' }).holdsUntil).toBe('2026-11-30')
    // The next row costs this vehicle the same.
    const continued = tableWith(() => ({}))
    const [tax, ...others] = continued.charges
    if (!tax) throw new Error('the table is empty')
    const charges = [{ ...tax, until: '2026-11-30' }, { ...tax, from: '2026-12-01' }, ...others]
    expect(sheetOf(example1, {}, today, { charges, holdsDays: 7 }).holdsUntil).toBe('2026-12-03')
    // The cess begins on 1 March.
    expect(sheetOf(example1, {}, '2026-02-26').holdsUntil).toBe('2026-02-28')
  })

  it('moves a price at a limit to the higher slab if the table says so', () => {
    const table = tableWith(() => ({ border: 'below' }))
    expect(lifeTaxOf(bike(50_000, 99.7))).toBe(4500)
    expect(lifeTaxOf(bike(50_000, 99.7), today, table)).toBe(6000)
    expect(lifeTaxOf(bike(100_000, 124), today, table)).toBe(15_000)
    expect(lifeTaxOf(bike(200_000, 349.34), today, table)).toBe(36_000)
  })

  it('takes a percentage of another line from its printed amount', () => {
    const cess: Charge = {
      ...{ key: 'cess', label: 'Cess', side: 'government', need: 'always', amount: 'part' },
      ...{ of: ['life-tax'], percent: 10, border: 'upTo', isDeduction: false, toConfirm: false },
      ...{ from: '2026-01-01', checkedOn: today, source: 'Test' },
    }
    const charges = [...telanganaCharges.charges, cess]
    const sheet = sheetOf(bike(104_116, 184.4), {}, today, { charges, holdsDays: 7 })
    // Life tax is 15,617.40 and printed as 15,617.
    expect(rupeesOf(sheet, 'cess')).toBe(1562)
  })

  it('adds up the printed lines for any vehicle', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9_999_999 }),
        fc.integer({ min: 30, max: 2000 }),
        fc.constantFrom<PricedVehicle['kind']>('bike', 'scooter', 'ev'),
        fc.uniqueArray(fc.constantFrom(...telanganaCharges.charges.map(({ key }) => key))),
        (exShowroom, cc, kind, keys) => {
          const vehicle = { kind, exShowroom, cc, kw: cc / 100 }
          const sheet = sheetOf(vehicle, { options: new Set(keys) })
          const sum = sheet.lines.reduce((all, it) => all + (it.isChosen ? it.rupees : 0), 0)
          expect(totalOf(sheet)).toBe(sum)
          expect(sheet.lines.every(({ rupees }) => Number.isSafeInteger(rupees))).toBe(true)
        },
      ),
      { numRuns: 10_000, seed: 46 },
    )
  })

  it('never makes a dearer vehicle cheaper on the road', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3_000_000 }),
        fc.integer({ min: 1, max: 50_000 }),
        fc.integer({ min: 50, max: 1200 }),
        (exShowroom, more, cc) => {
          const dearer = totalOf(sheetOf(bike(exShowroom + more, cc)))
          expect(dearer).toBeGreaterThan(totalOf(sheetOf(bike(exShowroom, cc))))
        },
      ),
      { numRuns: 5000, seed: 46 },
    )
  })
})
