import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { formSchema } from '#app/platform/forms/form-schema.ts'
import { validateInput } from '#app/platform/forms/validate-input.ts'
import {
  calendarDayField,
  emptyLineField,
  lineField,
  modelsField,
  paragraphField,
  rupeesField,
  wholeNumberField,
} from './field-kinds.ts'
import { checked, optional, ownField } from './field-modifiers.ts'
import { formFields } from './form-fields.ts'
import { rowsField } from './record-field-kinds.ts'
import { pictureNameField } from './upload-field-kinds.ts'

const noticeFields = {
  title: lineField('Title', { max: 10, hint: 'Short.' }),
  text: paragraphField('Text', { max: 20, rows: 2, missing: 'Say it.' }),
  caption: optional(emptyLineField('Caption', { max: 5, tooLong: 'Too long.' })),
  note: optional(lineField('Note', { max: 10 })),
  places: wholeNumberField('Number of places'),
  price: optional(rupeesField('Price')),
  share: optional(
    ownField(v.number('must be a number'), { kind: 'number', label: 'Share', unit: '%' }),
  ),
  from: optional(calendarDayField('First day')),
  models: optional(modelsField('Models')),
}
const models = [{ value: 'DIO', label: 'DIO' }]
const fields = formFields(noticeFields, { model: models, page: [] })
const check = (sent: Record<string, unknown>) =>
  validateInput(formSchema(fields), { title: 'Diwali', text: 'Soon', places: 2, ...sent })
const errorsOf = (sent: Record<string, unknown>) => {
  const result = check(sent)
  return result.ok ? {} : result.problem.errors
}

describe('fields of a form that are derived from a content', () => {
  it('have the labels, hints, limits and options of the content', () => {
    expect(fields.title).toMatchObject({ label: 'Title', hint: 'Short.', maxLength: 10 })
    expect(fields.text).toMatchObject({ control: 'textarea', isRequired: true })
    expect(fields.price).toMatchObject({ label: 'Price (₹)', inputMode: 'decimal' })
    expect(fields.from).toMatchObject({ control: 'date', isRequired: false })
    expect(fields.models).toMatchObject({ control: 'several', options: models })
  })

  it('return null for an empty field, or an empty text if the content allows it', () => {
    const empty = { caption: null, note: null, price: null, share: null, from: null, models: [] }
    expect(check({})).toMatchObject({ value: { ...empty, caption: '' } })
    expect(check({ note: ' ', price: '', from: '', models: '' })).toMatchObject({
      value: { ...empty, caption: '' },
    })
  })

  it('accept numbers as people type them, and one or several names', () => {
    expect(check({ places: ' 12 ', price: '₹ 1,04,116', models: 'DIO' })).toMatchObject({
      value: { places: 12, price: 104_116, models: ['DIO'] },
    })
    expect(check({ share: '11.5 %', models: [' DIO', 'DIO', 'SP'] })).toMatchObject({
      value: { share: 11.5, models: ['DIO', 'SP'] },
    })
  })

  it('return the value that the content stores', () => {
    const { code } = formFields({
      code: ownField(v.pipe(v.string(), v.toUpperCase()), { kind: 'text', label: 'Code' }),
    })
    expect(v.parse(code.schema, ' ab ')).toBe('AB')
  })

  it.each([
    [{ title: ' ' }, 'title', 'Title is missing.'],
    [{ text: '' }, 'text', 'Say it.'],
    [{ places: '' }, 'places', 'Number of places is missing.'],
    [{ title: 'x'.repeat(11) }, 'title', 'Title must be 10 characters or fewer.'],
    [{ caption: 'x'.repeat(6) }, 'caption', 'Too long.'],
    [{ places: 1.5 }, 'places', 'Number of places must be a whole number.'],
    [{ places: 'ten' }, 'places', 'Number of places must be a number, for example 12.'],
    [{ places: '12 %' }, 'places', 'Number of places must be a number, for example 12.'],
    [{ places: '₹ 12' }, 'places', 'Number of places must be a number, for example 12.'],
    [{ share: '₹ 5' }, 'share', 'Share must be a number.'],
    [{ price: '500 %' }, 'price', expect.stringMatching(/^Price must be a whole number of rupees/)],
    [{ places: true }, 'places', 'Number of places must be a number, for example 12.'],
    [{ from: '2026-02-30' }, 'from', 'First day must be a real date.'],
    [{ models: 7 }, 'models', 'Models must be a list of names.'],
  ])('refuse %j with a message at %s', (sent, name, says) => {
    expect(errorsOf(sent)).toEqual({ [name]: [says] })
  })

  it('refuse rows by the rules of their content', () => {
    const { prices } = formFields({
      prices: checked(
        rowsField(
          'Prices',
          { label: lineField('Vehicle class', { max: 9 }), price: optional(rupeesField('Price')) },
          { one: 'price', most: 2 },
        ),
        (rows) => new Set(rows.map(({ label }) => label)).size === rows.length,
        'must not repeat a label',
      ),
    })
    const of = (...rows: unknown[]) => {
      const result = validateInput(formSchema({ prices }), { prices: rows })
      return result.ok ? result.value.prices : result.problem.errors
    }
    expect(of({ label: 'A', price: '9' }, { label: 'B' })).toEqual([
      { label: 'A', price: 9 },
      { label: 'B', price: null },
    ])
    expect(of({ label: 'A' }, { label: 'A' })).toEqual({
      prices: ['Prices must not repeat a label.'],
    })
    expect(of({ label: '', price: 0 })).toEqual({
      'prices.0.label': ['Vehicle class is missing.'],
      'prices.0.price': [expect.stringMatching(/^Price must be a whole number of rupees from 1/)],
    })
    expect(prices.rows?.remove({ label: 'Scooters' })).toBe('Remove Scooters')
    expect(prices.rows?.remove({})).toBe('Remove this price')
  })

  it('name a field in messages as the content names it', () => {
    const named = formFields({ models: { ...modelsField('For these models'), label: 'Models' } })
    const many = Array.from({ length: 101 }, (_, index) => `M${index}`)
    const result = validateInput(formSchema(named), { models: many })
    expect(result).toMatchObject({
      problem: { errors: { models: ['Models must have at most 100 entries.'] } },
    })
  })

  it('cannot include a picture', () => {
    expect(() => formFields({ picture: pictureNameField('Picture') })).toThrow('“Picture”')
  })
})
