import { fieldNames } from '#app/content/fields/content-field.ts'
import { defineContent } from '#app/content/fields/define-content.ts'
import { calendarDayField, lineField } from '#app/content/fields/field-kinds.ts'
import { optional, ownField } from '#app/content/fields/field-modifiers.ts'
import * as words from './loan-content-words.ts'
import { loanTermsSetting, months, ratePercent } from './loan-terms-setting.ts'

export const loanFields = {
  ratePercent: optional(ownField(ratePercent, { kind: 'number', label: words.rate, unit: '%' })),
  months: optional(ownField(months, { kind: 'number', label: words.months })),
  note: optional(lineField(words.note, { max: 200, hint: words.noteHint })),
  checkedOn: optional(calendarDayField(words.checkedOn)),
}

/** A typical loan. The rate and the months belong together; without them, the site shows no loan. */
export const loanContent = defineContent({
  key: 'loan',
  label: loanTermsSetting.label,
  page: '/finance',
  fields: loanFields,
  sections: [
    { id: 'loan', title: words.loan, hint: words.loanHint, fields: fieldNames(loanFields) },
  ],
  rules: [
    {
      field: 'months',
      isMet: ({ ratePercent, months }) => ratePercent === undefined || months !== undefined,
      says: words.bothOrNeither,
    },
    {
      field: 'ratePercent',
      isMet: ({ ratePercent, months }) => months === undefined || ratePercent !== undefined,
      says: words.bothOrNeither,
    },
  ],
})
