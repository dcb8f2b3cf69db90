import { defineContent } from '#app/content/fields/define-content.ts'
import { lineField, paragraphLineField } from '#app/content/fields/field-kinds.ts'
import { translatable } from '#app/content/fields/field-modifiers.ts'
import { introField, searchSummaryField } from '#app/content/fields/page-head-fields.ts'
import * as head from '#app/content/fields/page-head-words.ts'
import { rowsField } from '#app/content/fields/record-field-kinds.ts'
import * as words from './joy-club-content-words.ts'

/** The benefits of the club. */
export const joyClubContent = defineContent({
  key: 'joy-club',
  label: 'the Joy Club',
  page: '/joy-club',
  fields: {
    description: translatable(searchSummaryField),
    intro: translatable(introField),
    benefits: rowsField(
      words.benefits,
      {
        term: translatable(lineField(words.term, { max: 80 })),
        text: translatable(paragraphLineField(words.text, { max: 300 })),
      },
      { one: words.benefit, least: 1 },
    ),
  },
  sections: [
    { id: 'head', title: head.head, fields: ['intro', 'description'] },
    { id: 'benefits', title: words.benefits, fields: ['benefits'] },
  ],
})
