import * as v from 'valibot'
import { defineContent } from '#app/content/fields/define-content.ts'
import { ownField, withDefault } from '#app/content/fields/field-modifiers.ts'
import { furtherLanguages } from '#app/content/fields/further-languages.ts'
import { listOfItems, oneOfOptions } from '#app/platform/schema/schemas.ts'
import { defineSetting } from '#app/platform/settings/define-setting.ts'
import * as words from './languages-content-words.ts'

const languageList = v.pipe(
  listOfItems(oneOfOptions(furtherLanguages.map(({ value }) => value)), 0, furtherLanguages.length),
  v.check((list) => new Set(list).size === list.length, 'must not name a language twice'),
)

/** The languages besides English for which the editor shows fields. */
export const languagesContent = defineContent({
  key: 'languages',
  label: 'the languages of the texts',
  fields: {
    languages: withDefault(
      ownField(languageList, {
        kind: 'several',
        label: words.languages,
        options: furtherLanguages,
        hint: words.languagesHint,
      }),
      [],
    ),
  },
  sections: [{ id: 'languages', title: words.section, fields: ['languages'] }],
})

/** By default, all texts are in English only. */
export const languagesSetting = defineSetting({
  name: 'languages',
  label: languagesContent.label,
  shape: languagesContent.schema,
  fallback: { languages: [] },
})
