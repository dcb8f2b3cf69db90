import * as v from 'valibot'
import { expect, it } from 'vitest'
import { fail, ok } from '#app/platform/result/result.ts'
import { validateInput } from './validate-input.ts'

const form = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter your name')),
  age: v.number('Enter your age'),
})

it('returns the parsed output, or the first message and the messages of each field', () => {
  expect(validateInput(form, { name: ' Asha ', age: 30 })).toEqual(ok({ name: 'Asha', age: 30 }))
  expect(validateInput(form, { name: '', age: '' })).toEqual(
    fail('invalid', 'Enter your name', {
      errors: { name: ['Enter your name'], age: ['Enter your age'] },
    }),
  )
})
