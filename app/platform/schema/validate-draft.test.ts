import * as v from 'valibot'
import { expect, test } from 'vitest'
import { lineOfText, listOfItems, rupeeAmount, strictRecord } from './schemas.ts'
import { validateDraft } from './validate-draft.ts'

const shape = strictRecord({
  name: lineOfText(5),
  price: rupeeAmount(1),
  note: v.optional(lineOfText()),
  rows: listOfItems(lineOfText(), 1),
})

test('returns the parsed output of a complete document', () => {
  expect(validateDraft(shape, { name: ' a  ', price: 5, note: '', rows: ['x'] })).toEqual({
    kept: { name: 'a', price: 5, rows: ['x'] },
    document: { name: 'a', price: 5, rows: ['x'] },
    gaps: {},
    errors: {},
  })
})

test('reports a missing or empty value as a gap, and an invalid value as an error', () => {
  expect(validateDraft(shape, { name: '', price: -1, rows: [], odd: 1 })).toEqual({
    kept: { price: -1, rows: [], odd: 1 },
    gaps: { name: 'is missing', rows: 'must have at least 1 entry' },
    errors: { price: expect.stringContaining('from 1 to'), odd: 'is not a known field' },
  })
})

test('reports a field that a rule about two fields requires as a gap', () => {
  const pair = v.pipe(
    strictRecord({ rate: v.optional(v.number()), months: v.optional(v.number()) }),
    v.forward(
      v.check(({ rate, months }) => (rate ?? 0) === (months ?? 0), 'must equal the rate'),
      ['months'],
    ),
  )
  const says = { months: 'must equal the rate' }
  expect(validateDraft(pair, { rate: 9 })).toMatchObject({ gaps: says, errors: {} })
  expect(validateDraft(pair, { rate: 9, months: 8 })).toMatchObject({ gaps: {}, errors: says })
})

test('reports a value that is not a document as an error, at any depth of nesting', () => {
  expect(Object.keys(validateDraft(shape, 'text').errors)).toEqual([''])
  let deep: unknown = 1
  for (let level = 0; level < 5000; level++) deep = { a: deep }
  expect(validateDraft(shape, deep).errors).toHaveProperty('a')
})
