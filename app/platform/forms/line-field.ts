import * as v from 'valibot'
import { foldIdentifier } from '#app/platform/schema/fold-identifier.ts'
import { oneLine } from '#app/platform/schema/plain-text.ts'
import { type OwnField, ownField } from './own-field.ts'

/** One line of the browser's own kind, taken as typed: whoever stores it knows what it must look like. */
export function line(control: 'time' | 'url' | 'email', label: string): OwnField<string> {
  const clean = control === 'url' ? oneLine : foldIdentifier
  const typed = v.pipe(v.string(), v.maxLength(2000), v.transform(clean))
  return ownField(control, label, typed, { maxLength: 500 })
}
