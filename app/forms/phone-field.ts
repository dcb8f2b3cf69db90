import * as v from 'valibot'
import { oneLine } from '#app/shapes/plain-text.ts'
import { bareNumber } from './bare-number.ts'
import { type OwnField, ownField } from './own-field.ts'

/** A phone of the house, of ten digits: kept as `+91 98480 12345`. What is none stays as typed, to be refused. */
export function phone(label: string): OwnField<string> {
  const typed = v.pipe(v.string(), v.transform(oneLine), v.maxLength(40), v.transform(spaced))
  return ownField('tel', label, typed, { inputMode: 'tel' })
}

function spaced(typed: string): string {
  const digits = bareNumber(typed)
  return /^\d{10}$/.test(digits) ? `+91 ${digits.slice(0, 5)} ${digits.slice(5)}` : typed
}
