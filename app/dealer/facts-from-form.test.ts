import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { readCatalogue } from '#app/catalogue/catalogue-files.server.ts'
import { dealerFacts } from './facts.ts'
import { factsFromForm } from './facts-from-form.ts'
import { labelOf } from './facts-from-form.ts'
import { phone } from '#app/shapes/shapes.ts'

describe('a phone number', () => {
  it.each([
    '9848012345',
    '98480 12345',
    '09848012345',
    '+91-9848012345',
    '+91 98480 12345',
    '91 98480 12345',
    '(0)9848012345',
  ])('%s is one', (typed) => expect(phone(typed)).toBe('+91 98480 12345'))
  it.each(['', '12', '98480123456', '0984801234567', '5919848012345', 'nine'])(
    '%j stays as typed, for the server to refuse',
    (typed) => expect(phone(typed)).toBe(typed),
  )
})

describe('the form', () => {
  it('gives back the facts that it was filled with', () => {
    const { dealer } = readCatalogue('catalogue')
    const form = new FormData()
    fill(form, { ...dealer, hours: { sales: dealer.hours.sales, service: dealer.hours.service } })
    for (const day of dealer.hours.closedOn) form.append('closedOn', day)
    fill(form, { holidays: dealer.hours.holidays })
    expect(v.parse(dealerFacts, factsFromForm(form, 1))).toEqual(dealer)
  })

  it('keeps the order of holidays when one was taken out', () => {
    const form = new FormData()
    for (const place of [10, 0, 2])
      fill(form, { holidays: { [place]: { name: `After ${place}`, on: '01-26' } } })
    expect(factsFromForm(form, 1).hours.holidays.map(({ name }) => name)).toEqual([
      'After 0',
      'After 2',
      'After 10',
    ])
  })

  it('does not mind spaces around what is typed, or within a PIN code', () => {
    const form = new FormData()
    fill(form, { name: '  Meridian Motors ', address: { pinCode: ' 500 081 ' } })
    expect(factsFromForm(form, 1)).toMatchObject({
      name: 'Meridian Motors',
      address: { pinCode: '500081' },
    })
  })
})

it('names fields as the form does', () => {
  expect(labelOf('facts.salesPhones.1')).toBe('Sales phone 2')
  expect(labelOf('facts.servicePhones.0')).toBe('Service phone 1')
  expect(labelOf('facts.social.3.url')).toBe('Social link 4')
  expect(labelOf('facts.hours.holidays.0.on')).toBe('Holiday 1')
  expect(labelOf('facts.map.link')).toBe('Link to the map')
})

it.each([
  ['facts.address.pinCode', '5000811'],
  ['facts.address.pinCode', 'A500081'],
  ['facts.hours.holidays.0.on', '20271-03-22'],
  ['facts.hours.holidays.0.on', 'on 03-22'],
  ['facts.hours.holidays.0.on', '7-03-22'],
  ['facts.hours.holidays.0.on', '03-221'],
])('%s is not taken as %s', (field, typed) => {
  expect(problemsWith(field, typed)).toEqual([field])
})

it.each(['08-15', '2027-03-22', '12-31', '10-09'])('a holiday may be on %s', (on) => {
  expect(problemsWith('facts.hours.holidays.0.on', on)).toEqual([])
})

/** The paths that the check refuses once the demo's facts hold `value` at `path`. */
function problemsWith(path: string, value: string): string[] {
  const { dealer } = readCatalogue('catalogue')
  const pinCode = path.endsWith('pinCode') ? value : dealer.address.pinCode
  const holidays = path.endsWith('on') ? [{ name: 'Holi', on: value }] : []
  const facts = {
    ...dealer,
    address: { ...dealer.address, pinCode },
    hours: { ...dealer.hours, holidays },
  }
  const { issues = [] } = v.safeParse(v.object({ facts: dealerFacts }), { facts })
  return issues.map((issue) => v.getDotPath(issue) ?? '')
}

function fill(form: FormData, value: object, path = '') {
  for (const [key, part] of Object.entries(value)) {
    const name = path ? `${path}.${key}` : key
    if (typeof part === 'object' && part !== null) fill(form, part, name)
    else form.set(name, String(part))
  }
}
