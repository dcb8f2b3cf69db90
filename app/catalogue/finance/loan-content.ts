import * as v from 'valibot'
import { defineContent } from '#app/content/fields/define-content.ts'
import { calendarDayField, lineField } from '#app/content/fields/field-kinds.ts'
import { optional, ownField } from '#app/content/fields/field-modifiers.ts'
import * as words from './loan-content-words.ts'
import { loanTermsEntries, loanTermsSetting } from './loan-terms-setting.ts'

/** A typical loan. Without figures, the site shows no loan. */
export const loanContent = defineContent({
  key: 'loan',
  label: loanTermsSetting.label,
  page: '/finance',
  fields: {
    ratePercent: optional(
      ownField(loanTermsEntries.ratePercent, { kind: 'number', label: words.rate, unit: '%' }),
    ),
    months: optional(ownField(loanTermsEntries.months, { kind: 'number', label: words.months })),
    note: optional(lineField(words.note, { max: 200 })),
    checkedOn: optional(calendarDayField(words.checkedOn)),
  },
  sections: [
    {
      id: 'loan',
      title: words.loan,
      hint: words.loanHint,
      fields: ['ratePercent', 'months', 'note', 'checkedOn'],
    },
  ],
})

/** The rate and the months belong together. */
export const loanContentSchema = v.pipe(
  loanContent.schema,
  v.forward(
    v.check(
      ({ ratePercent, months }) => (ratePercent === undefined) === (months === undefined),
      words.bothOrNeither,
    ),
    ['months'],
  ),
)
