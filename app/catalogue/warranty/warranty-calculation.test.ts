import { describe, expect, it } from 'vitest'
import { calculateWarranty } from './warranty-calculation.server.ts'
import { warrantySetting } from './warranty-setting.ts'

const terms = {
  ...warrantySetting.fallback,
  tables: [
    {
      heading: 'Scooters',
      standard: { years: 3, km: 36_000 },
      extensions: [
        { years: 1, km: 12_000, price: 1049 },
        { years: 7, km: 84_000 },
      ],
    },
    {
      heading: 'Motorcycles',
      standard: { years: 3, km: 42_000 },
      extensions: [{ years: 1, km: 16_000 }],
    },
  ],
}
const today = '2026-11-02'
const phone = '+91 00000 00004'
const whole = 'machine=Scooters&sold=2025-06-01&odometer=8,000&monthly=600+km'
const ask = (query: string, of = terms) =>
  calculateWarranty(of, new URLSearchParams(query), { today, phone })

it('returns the end of the standard warranty, the last day to buy, and each extension', () => {
  const { answer, errors } = ask(whole)
  expect(errors).toEqual({})
  expect(answer).toEqual({
    facts: [
      { term: 'Standard warranty, by date', value: 'until 31\u00a0May\u00a02028' },
      { term: 'Standard warranty, by 36,000 km', value: 'about 22\u00a0Sep\u00a02030' },
      { term: 'Whichever comes first', value: '31\u00a0May\u00a02028' },
      { term: 'Last day to buy an extension', value: '31\u00a0May\u00a02028' },
    ],
    note: 'You can buy an extension while the standard warranty is running. Dates by kilometres are estimates from your kilometres per month.',
    options: [
      { name: '+ 1 year', until: 'until 31\u00a0May\u00a02029 or 48,000 km', price: '₹1,049' },
      {
        name: '+ 7 years',
        until: 'until 31\u00a0May\u00a02035 or 1,20,000 km',
        price: 'Ask us',
      },
    ],
    lastDay: '2028-05-31',
    phone: undefined,
  })
})

it('estimates the last day from the kilometres if they end the warranty before the date', () => {
  const { answer } = ask(whole.replace('600', '2000'))
  expect(answer?.facts.slice(1)).toEqual([
    { term: 'Standard warranty, by 36,000 km', value: 'about 2\u00a0Jan\u00a02028' },
    { term: 'Whichever comes first', value: 'about 2\u00a0Jan\u00a02028' },
    { term: 'Last day to buy an extension', value: 'about 2\u00a0Jan\u00a02028' },
  ])
  expect(answer?.options[0]?.until).toBe(
    'until 31\u00a0May\u00a02029 or 48,000 km; by kilometres, about 2\u00a0Jul\u00a02028',
  )
})

it('applies the dealer’s own rule in months', () => {
  const { answer } = ask(whole, { ...terms, soldForMonths: 24 })
  expect(answer?.lastDay).toBe('2027-05-31')
  expect(answer?.note).toContain('You can buy an extension within 24 months of purchase')
})

describe('warranty extension after the last day to buy', () => {
  it.each([
    ['sold=2020-06-01', 'The last day to buy an extension was 31\u00a0May\u00a02023.'],
    ['odometer=36000', 'The standard warranty ended at 36,000 km'],
  ])('is neither offered nor given a last day for %s', (change, note) => {
    const query = new URLSearchParams(whole)
    for (const [name, value] of new URLSearchParams(change)) query.set(name, value)
    const { answer } = ask(String(query))
    expect(answer).toMatchObject({ options: [], lastDay: undefined, phone })
    expect(answer?.note).toContain(note)
  })
})

it('offers extensions until the end of the last day', () => {
  expect(ask(whole.replace('2025-06-01', '2023-11-03')).answer?.lastDay).toBe(today)
  expect(ask(whole.replace('2025-06-01', '2023-11-02')).answer?.lastDay).toBeUndefined()
})

it.each([
  ['machine', '', 'Choose the type of vehicle.'],
  ['machine', 'Rickshaws', 'Choose the type of vehicle.'],
  ['sold', '', 'Enter the date of purchase, as on the invoice.'],
  ['sold', '2025-02-29', 'Enter the date of purchase, as on the invoice.'],
  ['sold', '2026-11-03', 'The date of purchase is in the future.'],
  ['sold', '1999-12-31', 'The date of purchase is before 2000.'],
  ['odometer', '-5', 'Enter whole kilometres, from 0 to 9,99,999.'],
  ['odometer', '1000000', 'Enter whole kilometres, from 0 to 9,99,999.'],
  ['odometer', 'many', 'Enter whole kilometres, from 0 to 9,99,999.'],
  ['monthly', '', 'Enter whole kilometres per month, from 0 to 20,000.'],
  ['monthly', '20001', 'Enter whole kilometres per month, from 0 to 20,000.'],
])('refuses a %s of %j with a message and without a result', (name, value, says) => {
  const query = new URLSearchParams(whole)
  query.set(name, value)
  expect(ask(String(query))).toMatchObject({ errors: { [name]: says }, answer: undefined })
})

describe('electric vehicles', () => {
  it('have no warranty table, which the page explains regardless of other input', () => {
    const { machines, answer } = ask('machine=Electric+scooters&sold=')
    expect(machines).toEqual(['Scooters', 'Motorcycles', 'Electric scooters'])
    expect(answer?.note).toContain('no extended warranty for electric scooters in our list yet')
  })

  it('have a warranty table if the dealer adds a table of their own', () => {
    const own = { heading: 'Electric', standard: { years: 3, km: 50_000 }, extensions: [] }
    const { machines } = ask('', { ...terms, tables: [...terms.tables, own] })
    expect(machines).toEqual(['Scooters', 'Motorcycles', 'Electric'])
  })
})

it.each([
  ['scooter', 'Scooters'],
  ['bike', 'Motorcycles'],
  ['ev', 'Electric scooters'],
] as const)('preselects for a model of kind %s the matching vehicle type', (kind, machine) => {
  const { input } = calculateWarranty(terms, new URLSearchParams(), { today, kind, phone })
  expect(input.machine).toBe(machine)
})
