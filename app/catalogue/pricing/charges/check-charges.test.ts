import { describe, expect, it } from 'vitest'
import { validateDraft } from '#app/platform/schema/validate-draft.ts'
import { type Charge, chargesContent } from './charges-content.ts'
import { telanganaCharges } from './start-charges-telangana.ts'

const base: Charge = {
  key: 'tax',
  label: 'Tax',
  side: 'government',
  need: 'always',
  amount: 'fixed',
  rupees: 100,
  border: 'upTo',
  isDeduction: false,
  from: '2026-01-01',
  checkedOn: '2026-11-01',
  source: 'Order of the state',
  toConfirm: false,
}
const row = (change: Record<string, unknown> = {}) => ({ ...base, ...change })
const table = (...charges: object[]) => ({ stateCode: 'TG', holdsDays: 7, charges })
/** Returns the messages of an invalid table by path. Gaps are missing values. */
function messagesOf(...charges: object[]) {
  const { gaps, errors } = validateDraft(chargesContent.schema, table(...charges))
  return { ...gaps, ...errors }
}
const slabs = (...steps: object[]) =>
  row({ amount: 'slabs', by: 'exShowroom', rupees: undefined, steps })

describe('a table of charges is refused with a message at its field if', () => {
  it.each<[string, string, string, object[]]>([
    [
      'two rows with one key apply on the same days',
      'charges.1.from',
      'applies on the same days and to the same vehicles as another row “Tax” with this key',
      [row({ until: '2026-12-31' }), row({ from: '2026-12-31' })],
    ],
    [
      'one of two such rows is for electric vehicles and the other for all',
      'charges.1.from',
      'applies on the same days and to the same vehicles as another row “Tax” with this key',
      [row({ fuel: 'electric' }), row()],
    ],
    [
      'the slabs have a gap, because a slab in the middle has no limit',
      'charges.0.steps',
      'must have a limit in each slab except the last',
      [slabs({ to: 50_000, percent: 9 }, { percent: 12 }, { percent: 18 })],
    ],
    [
      'the limits of the slabs do not rise',
      'charges.0.steps',
      'must have rising limits',
      [slabs({ to: 50_000, percent: 9 }, { to: 50_000, percent: 12 }, { percent: 18 })],
    ],
    [
      'the last slab has a limit',
      'charges.0.steps',
      'must end with a slab without a limit',
      [slabs({ to: 50_000, percent: 9 }, { to: 100_000, percent: 12 })],
    ],
    [
      'a slab has neither a percentage nor rupees',
      'charges.0.steps',
      'must have either a percentage or rupees',
      [slabs({ to: 50_000 }, { percent: 12 })],
    ],
    [
      'a slab has more than 60 per cent',
      'charges.0.steps.0.percent',
      'must be from 0 to 60',
      [slabs({ to: 50_000, percent: 61 }, { percent: 12 })],
    ],
    [
      'a percentage is more than 60',
      'charges.0.percent',
      'must be from 0 to 60',
      [row({ amount: 'part', of: ['exShowroom'], percent: 60.5 })],
    ],
    [
      'a percentage has four decimals',
      'charges.0.percent',
      'must have at most three decimals',
      [row({ amount: 'part', of: ['exShowroom'], percent: 1.7085 })],
    ],
    [
      'the last day is before the first',
      'charges.0.until',
      'must not be before the first day',
      [row({ until: '2025-12-31' })],
    ],
    [
      'two charges are percentages of each other',
      'charges.0.of',
      'must not depend on itself',
      [
        row({ amount: 'part', of: ['cess'], percent: 1 }),
        row({ key: 'cess', amount: 'part', of: ['tax'], percent: 1 }),
      ],
    ],
    [
      'a percentage is of an unknown key',
      'charges.0.of',
      'must name exShowroom, idv or a key of this table: rto is unknown',
      [row({ amount: 'part', of: ['rto'], percent: 1 })],
    ],
    [
      'a charge requires an unknown key',
      'charges.0.requires',
      'must be the key of another charge',
      [row({ need: 'chosen', requires: 'insurance' })],
    ],
    [
      'two charges require each other',
      'charges.0.requires',
      'must not require itself, also not through other charges',
      [
        row({ need: 'chosen', requires: 'tyre-cover' }),
        row({ key: 'tyre-cover', need: 'chosen', requires: row({}).key }),
      ],
    ],
    [
      'a day does not exist',
      'charges.0.from',
      'must be a real date',
      [row({ from: '2026-02-30' })],
    ],
    [
      'an amount has no rupees',
      'charges.0.rupees',
      'must be filled in for this kind of amount',
      [row({ rupees: undefined })],
    ],
    [
      'the English name is missing',
      'charges.0.label',
      'is missing',
      [row({ label: '', translations: { hi: { label: 'कर' } } })],
    ],
  ])('%s', (_, path, message, charges) => {
    expect(messagesOf(...charges)[path]).toBe(message)
  })
})

describe('a table of charges may have', () => {
  it.each<[string, object[]]>([
    [
      'a row that begins on the day after another',
      [row({ until: '2026-11-30' }), row({ from: '2026-12-01' })],
    ],
    [
      'rows with one key for petrol and electric vehicles',
      [row({ fuel: 'petrol' }), row({ fuel: 'electric' })],
    ],
    ['names in Hindi', [row({ translations: { hi: { label: 'कर' } } })]],
    ['no rows', []],
  ])('%s', (_, charges) => {
    expect(messagesOf(...charges)).toEqual({})
  })
})

describe('a warning about an unknown future', () => {
  const warningsOf = (...charges: object[]) => chargesContent.warnings(table(...charges))

  it('names the day from which a charge that every buyer pays has no row', () => {
    expect(warningsOf(row({ until: '2026-12-31' }))).toEqual([
      {
        path: 'charges.0.until',
        says: 'has no row that follows: from 1 Jan 2027, such vehicles have no on-road price',
      },
    ])
  })

  it('also appears if the row that follows begins later or is for other vehicles', () => {
    const ended = row({ fuel: 'electric', until: '2026-12-31' })
    expect(warningsOf(ended, row({ fuel: 'electric', from: '2027-01-02' }))).toHaveLength(1)
    expect(warningsOf(ended, row({ fuel: 'petrol' }))).toHaveLength(1)
  })

  it('is absent if a row follows, for an optional charge, and in the table of Telangana', () => {
    expect(warningsOf(row({ until: '2026-12-31' }), row({ from: '2027-01-01' }))).toEqual([])
    expect(warningsOf(row({ need: 'chosen', until: '2026-12-31' }))).toEqual([])
    expect(chargesContent.warnings(telanganaCharges)).toEqual([])
  })
})
