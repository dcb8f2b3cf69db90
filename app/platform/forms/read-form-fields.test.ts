import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { customField } from './custom-field.ts'
import { dateField, textField } from './field-definitions.ts'
import { formSchema } from './form-schema.ts'
import { rupeesAndPaiseField, rupeesField } from './money-field.ts'
import { passwordField } from './password-field.ts'
import { readFormFields } from './read-form-fields.ts'

const holiday = { name: textField('Name'), on: dateField('On') }
const fields = {
  name: textField('Name'),
  closedOn: customField('several', 'Closed', v.array(v.string())),
  holidays: {
    ...customField('rows', 'Holidays', v.array(formSchema(holiday))),
    fields: holiday,
  },
}

function formOf(...entries: [string, string][]) {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  return form
}

describe('a form', () => {
  it('is read field by field, with multiple choices and with rows in order', () => {
    const read = readFormFields(
      fields,
      formOf(
        ['holidays.10.name', 'C'],
        ['holidays.2.name', 'B'],
        ['holidays.2.on', '2026-08-15'],
        ['closedOn', 'Monday'],
        ['closedOn', 'Tuesday'],
        ['name', ' Meridian '],
        ['stranger', 'x'],
      ),
    )
    expect(v.parse(formSchema(fields), read)).toEqual({
      name: 'Meridian',
      closedOn: ['Monday', 'Tuesday'],
      holidays: [
        { name: 'B', on: '2026-08-15' },
        { name: 'C', on: '' },
      ],
    })
  })

  it('returns empty lists if there are no rows', () => {
    expect(readFormFields(fields, formOf())).toEqual({
      name: undefined,
      closedOn: [],
      holidays: [],
    })
  })
})

const said = (
  field: ReturnType<typeof rupeesField | typeof rupeesAndPaiseField>,
  given: unknown,
) => {
  const result = v.safeParse(formSchema({ field }), { field: given })
  return result.success ? result.output.field : result.issues[0].message
}

describe('an amount', () => {
  const price = rupeesField('Price', { missing: 'Enter one', expected: 'Whole rupees' })
  const difference = rupeesField('More', { least: 0, expected: 'Whole rupees' })
  const exact = rupeesAndPaiseField('Price', { missing: 'Enter one', expected: 'Rupees' })

  it.each([
    [price, '₹ 1,04,116', 104_116],
    [price, 104_116, 104_116],
    [price, ' ', 'Enter one'],
    [price, undefined, 'Enter one'],
    [price, '0', 'Whole rupees'],
    [price, '12.5', 'Whole rupees'],
    [price, 12_345_678, 'Whole rupees'],
    [price, true, 'Whole rupees'],
    [difference, '', 0],
    [difference, '0', 0],
    [difference, '-1', 'Whole rupees'],
    [exact, '1,250.5', '1250.50'],
    [exact, 9, '9.00'],
    [exact, '', 'Enter one'],
    [exact, '1.234', 'Rupees'],
    [exact, '0.00', 'The price must be more than zero.'],
  ] as const)('%# accepts %j as %j', (field, given, expected) =>
    expect(said(field, given)).toBe(expected),
  )
})

it('a password keeps its spaces, and must have the declared minimum length', () => {
  const schema = formSchema({ secret: passwordField('New', { least: 10, tooShort: 'Too short' }) })
  expect(v.parse(schema, { secret: ' four words ' }).secret).toBe(' four words ')
  expect(v.safeParse(schema, { secret: 'short' }).issues?.[0].message).toBe('Too short')
  expect(v.safeParse(schema, {}).issues?.[0].message).toBe('Enter a password')
})
