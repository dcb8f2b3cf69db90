import * as v from 'valibot'
import { oneLine } from '#app/shapes/plain-text.ts'
import { type OwnField, ownField } from './own-field.ts'

/** One line of the browser's own kind, taken as typed: whoever stores it knows what it must look like. */
export function line(control: 'time' | 'url' | 'email', label: string): OwnField<string> {
  return ownField(control, label, v.pipe(v.string(), v.transform(oneLine)), { maxLength: 500 })
}
