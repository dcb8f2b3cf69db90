import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { hasUniqueKeys } from '#app/platform/schema/schemas.ts'
import { validateDraft } from '#app/platform/schema/validate-draft.ts'
import { type DocumentOf, defineContent } from './define-content.ts'
import {
  calendarDayField,
  emptyLineField,
  lineField,
  linesField,
  modelsField,
  optionField,
  pagePathField,
  paragraphField,
  rupeesField,
  wholeNumberField,
} from './field-kinds.ts'
import { checked, optional } from './field-modifiers.ts'
import { partsField, recordsField, rowsField } from './record-field-kinds.ts'
import { pictureNameField } from './upload-field-kinds.ts'

/** A content type for tests: notices in the showroom's window. */
const notices = defineContent({
  key: 'notices',
  label: 'the notices',
  page: '/notices',
  sections: [
    {
      id: 'notices',
      title: 'Notices',
      hint: 'The first notice hangs at the door.',
      fields: ['heading', 'notices'],
    },
  ],
  fields: {
    heading: optional(emptyLineField('Heading', { max: 30 })),
    notices: recordsField(
      'Notices',
      {
        title: lineField('Title', { max: 40, hint: 'Shown in bold' }),
        text: paragraphField('Text', { max: 1200, rows: 3 }),
        side: optionField(
          'Side',
          ['left', 'right'],
          [
            { value: 'left', label: 'Left' },
            { value: 'right', label: 'Right' },
          ],
        ),
        picture: optional(pictureNameField('Picture')),
        models: optional(modelsField('Models')),
        link: partsField({ href: pagePathField('Page'), text: lineField('Button', { max: 20 }) }),
        from: optional(calendarDayField('From')),
        until: optional(calendarDayField('Until')),
      },
      { one: 'notice', most: 3, start: { side: 'left' } },
    ),
  },
})

const notice: DocumentOf<typeof notices>['notices'][number] = {
  id: 1,
  title: 'Closed on Friday',
  text: 'We are back on Saturday.',
  side: 'left',
  picture: 'site/door',
  models: ['SHINE', 'DIO'],
  link: { href: '/contact', text: 'Call us' },
  from: '2026-11-01',
  until: '2026-11-02',
}

const validate = (document: unknown) => validateDraft(notices.schema, document)
const withNotice = (change: object) => ({ notices: [{ ...notice, ...change }] })

describe('the schema of a content type', () => {
  it('accepts a complete document and normalizes its texts', () => {
    const { document } = validate(withNotice({ title: '  Closed on Friday ' }))
    expect(document).toEqual({ notices: [notice] })
  })

  it('accepts entries without an id and without optional fields', () => {
    const { title, text, side, link } = notice
    const { gaps, errors } = validate({ notices: [{ title, text, side, link }] })
    expect({ gaps, errors }).toEqual({ gaps: {}, errors: {} })
  })

  it('reports a missing field as a gap and a wrong value as an error', () => {
    const { gaps, errors } = validate(
      withNotice({ title: '', text: 'x'.repeat(1201), side: 'above', link: {} }),
    )
    expect(gaps).toEqual({
      'notices.0.title': 'is missing',
      'notices.0.link.href': 'is missing',
      'notices.0.link.text': 'is missing',
    })
    expect(errors).toEqual({
      'notices.0.text': 'must be at most 1,200 characters',
      'notices.0.side': 'must be one of left, right',
    })
  })

  it.each([
    ['an unknown field', { unheardOf: 1 }, 'notices.0.unheardOf'],
    ['a picture outside the library', { picture: '../secret' }, 'notices.0.picture'],
    ['a script as a link', { link: { href: 'javascript:x', text: 'x' } }, 'notices.0.link.href'],
    ['a day that does not exist', { from: '2026-02-30' }, 'notices.0.from'],
    ['a last day before the first', { until: '2026-10-31' }, 'notices.0.until'],
    ['more than 100 models', { models: Array(101).fill('DIO') }, 'notices.0.models'],
  ])('refuses %s', (_, change, path) => {
    expect(Object.keys(validate(withNotice(change)).errors)).toEqual([path])
  })

  it('refuses too many entries and a repeated id', () => {
    const four = Array.from({ length: 4 }, (_, index) => ({ ...notice, id: index + 1 }))
    expect(validate({ notices: four }).errors).toEqual({ notices: 'must have at most 3 entries' })
    expect(validate({ notices: [notice, notice] }).errors).toEqual({
      notices: 'must not repeat an id',
    })
  })
})

describe('the editor of a content type', () => {
  const choices = { model: [{ value: 'DIO', label: 'Dio' }], page: [{ value: '/', label: 'Home' }] }

  it('has a control for each field, in the declared order', () => {
    const [section] = notices.sections(choices)
    expect(section).toMatchObject({ title: 'Notices', hint: 'The first notice hangs at the door.' })
    expect(section?.fields).toMatchObject([
      { name: 'heading', kind: 'text', label: 'Heading', isOptional: true },
      {
        name: 'notices',
        kind: 'list',
        one: 'notice',
        start: { side: 'left' },
        fields: [
          { name: 'title', kind: 'text', hint: 'Shown in bold' },
          { name: 'text', kind: 'long', rows: 3 },
          { name: 'side', kind: 'choice' },
          { name: 'picture', kind: 'picture', isOptional: true },
          { name: 'models', kind: 'several', options: choices.model, isOptional: true },
          { name: 'link.href', kind: 'choice', options: choices.page },
          { name: 'link.text', kind: 'text' },
          { name: 'from', kind: 'day', isOptional: true },
          { name: 'until', kind: 'day', isOptional: true },
        ],
      },
    ])
  })
})

it.each([
  ['no section', []],
  ['two sections', ['title', 'text', 'title'] as const],
])('refuses a declaration with a field in %s', (_, fields) => {
  const declare = () =>
    defineContent({
      key: 'notes',
      label: 'the notes',
      page: '/notes',
      fields: { title: lineField('Title', { max: 9 }), text: lineField('Text', { max: 9 }) },
      sections: [{ id: 'notes', title: 'Notes', fields }],
    })
  expect(declare).toThrow('Each field of “notes” must be in one section of its editor')
})

describe('the references of a document', () => {
  it('are its pictures, models and pages, each with its path', () => {
    expect(notices.references({ notices: [notice] })).toEqual([
      { path: 'notices.0.picture', to: 'picture', name: 'site/door' },
      { path: 'notices.0.models', to: 'model', name: 'SHINE' },
      { path: 'notices.0.models', to: 'model', name: 'DIO' },
      { path: 'notices.0.link.href', to: 'page', name: '/contact' },
    ])
  })

  it.each([[undefined], [null], ['text'], [{ notices: 'text' }], [{ notices: [null, 1, {}] }]])(
    'are empty for %j',
    (document) => {
      expect(notices.references(document)).toEqual([])
    },
  )
})

describe('a list of rows without ids', () => {
  const prices = defineContent({
    key: 'prices',
    label: 'the prices',
    page: '/prices',
    fields: {
      prices: checked(
        rowsField(
          'Prices',
          { label: lineField('Vehicles', { max: 20 }), price: rupeesField('Price') },
          { one: 'price', least: 1, most: 2, table: true },
        ),
        (prices) => hasUniqueKeys(prices, (it) => it.label),
        'must not repeat a vehicle type',
      ),
      terms: linesField('Terms', { max: 10, least: 1 }),
      months: optional(wholeNumberField('Months')),
    },
    sections: [{ id: 'prices', title: 'Prices', fields: ['prices', 'terms', 'months'] }],
  })
  const scooter = { label: 'Scooters', price: 1200 }
  const errorsIn = (change: object) =>
    validateDraft(prices.schema, { prices: [scooter], terms: ['Yearly'], ...change })

  it.each([
    ['a repeated text', { prices: [scooter, { label: 'SCOOTERS', price: 1 }] }, 'prices'],
    [
      'too many rows',
      { prices: [1, 2, 3].map((it) => ({ ...scooter, label: `${it}` })) },
      'prices',
    ],
    ['an id', { prices: [{ ...scooter, id: 1 }] }, 'prices.0.id'],
    ['a price with paise', { prices: [{ ...scooter, price: 1.5 }] }, 'prices.0.price'],
    ['a long line', { terms: ['Eleven char'] }, 'terms.0'],
    ['no months at all', { months: 0 }, 'months'],
  ])('refuses %s', (_, change, path) => {
    expect(Object.keys(errorsIn(change).errors)).toEqual([path])
  })

  it('reports an empty list as a gap', () => {
    expect(errorsIn({ prices: [], terms: [] }).gaps).toEqual({
      prices: 'must have at least 1 entry',
      terms: 'must have at least 1 entry',
    })
  })
})

it('has the type of its schema', () => {
  const parsed: DocumentOf<typeof notices> = v.parse(notices.schema, withNotice({}))
  expect(parsed.notices[0]?.link.href).toBe('/contact')
})
