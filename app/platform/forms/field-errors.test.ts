import * as v from 'valibot'
import { expect, it } from 'vitest'
import { fieldErrorsOf } from './field-errors.ts'

const schema = v.object({
  name: v.pipe(
    v.string('text please'),
    v.minLength(3, 'too short'),
    v.regex(/^a/, 'starts with a'),
  ),
  variants: v.array(v.object({ difference: v.number('a number please') })),
})
const issuesOf = (sent: unknown) => v.safeParse(schema, sent).issues

it('tells each field everything that is wrong with it, by its path', () => {
  expect(
    fieldErrorsOf(issuesOf({ name: 'b', variants: [{ difference: 1 }, { difference: '' }] })),
  ).toEqual({
    name: ['too short', 'starts with a'],
    'variants.1.difference': ['a number please'],
  })
  expect(fieldErrorsOf(issuesOf({ name: 'abc', variants: [] }))).toEqual({})
})

it('says in our words that a field was left out', () => {
  expect(fieldErrorsOf(issuesOf({ variants: [] }), { leftOut: 'Enter a name' })).toEqual({
    name: ['Enter a name'],
  })
  expect(fieldErrorsOf(issuesOf({ name: 7, variants: [] }), { leftOut: 'Enter a name' })).toEqual({
    name: ['text please'],
  })
  // A text where a group belongs was not left out.
  const errors = fieldErrorsOf(issuesOf({ name: 'abc', variants: ['x'] }), { leftOut: 'Left out' })
  expect(errors).toEqual({ 'variants.0': [expect.stringMatching(/expected object/i)] })
})

it('gathers what is wrong with parts of a field', () => {
  const issues = issuesOf({ name: 'abc', variants: [{ difference: '' }, { difference: '' }] })
  expect(fieldErrorsOf(issues, { isByField: true })).toEqual({
    variants: ['a number please', 'a number please'],
  })
})
