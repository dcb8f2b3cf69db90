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

it('lists all messages of a field under the field’s path', () => {
  expect(
    fieldErrorsOf(issuesOf({ name: 'b', variants: [{ difference: 1 }, { difference: '' }] })),
  ).toEqual({
    name: ['too short', 'starts with a'],
    'variants.1.difference': ['a number please'],
  })
  expect(fieldErrorsOf(issuesOf({ name: 'abc', variants: [] }))).toEqual({})
})

it('uses the given message for a missing field', () => {
  expect(fieldErrorsOf(issuesOf({ variants: [] }), { leftOut: 'Enter a name' })).toEqual({
    name: ['Enter a name'],
  })
  expect(fieldErrorsOf(issuesOf({ name: 7, variants: [] }), { leftOut: 'Enter a name' })).toEqual({
    name: ['text please'],
  })
  // A text in place of a group is not a missing field.
  const errors = fieldErrorsOf(issuesOf({ name: 'abc', variants: ['x'] }), { leftOut: 'Left out' })
  expect(errors).toEqual({ 'variants.0': [expect.stringMatching(/expected object/i)] })
})

it('collects messages about parts of a field under the field’s path', () => {
  const issues = issuesOf({ name: 'abc', variants: [{ difference: '' }, { difference: '' }] })
  expect(fieldErrorsOf(issues, { isByField: true })).toEqual({
    variants: ['a number please', 'a number please'],
  })
})
