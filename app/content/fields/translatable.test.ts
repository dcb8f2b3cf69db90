import { expect, it } from 'vitest'
import { validateDraft } from '#app/platform/schema/validate-draft.ts'
import { baseTexts } from './base-texts.ts'
import { defineContent } from './define-content.ts'
import { lineField, wholeNumberField } from './field-kinds.ts'
import { translatable } from './field-modifiers.ts'
import { partsField, rowsField } from './record-field-kinds.ts'

const ferries = defineContent({
  key: 'ferries',
  label: 'the ferries',
  fields: {
    title: translatable(lineField('Title', { max: 10 })),
    fare: wholeNumberField('Fare'),
    notice: partsField({ text: translatable(lineField('Text', { max: 20 })) }),
    stops: rowsField(
      'Stops',
      { name: translatable(lineField('Name', { max: 20 })) },
      { one: 'stop' },
    ),
  },
  sections: [
    { id: 'head', title: 'Head', fields: ['title', 'fare'] },
    { id: 'rest', title: 'Rest', fields: ['notice', 'stops'] },
  ],
})
const document = { title: 'Ferry', fare: 20, notice: { text: 'Daily' }, stops: [{ name: 'Pier' }] }
const withTranslations = (translations: object) => ({ ...document, translations })
const messages = (typed: object) => validateDraft(ferries.schema, typed).errors
const fieldNamesOf = (language: { value: string; label: string }[]) =>
  ferries
    .sections({ model: [], page: [], language })
    .map(({ fields }) => fields.map(({ name }) => name))

it('accepts documents without translations and with translations in each record', () => {
  expect(messages(document)).toEqual({})
  const translated = {
    ...withTranslations({ te: { title: 'పడవ' } }),
    notice: { text: 'Daily', translations: { hi: { text: 'रोज़' } } },
    stops: [{ name: 'Pier', translations: { hi: { name: 'घाट' } } }],
  }
  expect(messages(translated)).toEqual({})
  expect(baseTexts(translated)).toEqual(document)
})

it('refuses other languages, other fields and texts that are too long', () => {
  expect(messages(withTranslations({ fr: { title: 'Bac' } }))).not.toEqual({})
  expect(messages(withTranslations({ hi: { fare: 20 } }))).not.toEqual({})
  expect(Object.keys(messages(withTranslations({ hi: { title: 'नाव '.repeat(5) } })))).toEqual([
    'translations.hi.title',
  ])
})

it('shows collapsed fields only for languages that are switched on', () => {
  const own = [
    ['title', 'fare'],
    ['notice.text', 'stops'],
  ]
  expect(fieldNamesOf([])).toEqual(own)
  expect(fieldNamesOf([{ value: 'hi', label: 'Hindi' }])).toEqual([
    ['title', 'fare', 'translations.hi'],
    ['notice.text', 'notice.translations.hi', 'stops'],
  ])
})

it('names the text and its language in messages, even if the language is switched off', () => {
  expect(ferries.labels(['translations', 'te', 'title'])).toEqual(['Title in Telugu'])
  expect(ferries.labels(['stops', '0', 'translations', 'hi', 'name'])).toEqual([
    'Stop 1',
    'Name in Hindi',
  ])
})
