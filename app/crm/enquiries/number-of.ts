import { numberToCall } from '#app/platform/forms/telephone.ts'
import { oneLine } from '#app/platform/schema/plain-text.ts'
import type { Enquiry } from './definition/define.ts'

type Sent = { readonly [name: string]: unknown }

/** The number at which who asks is called: from what was sent, as it was typed, or from what a row holds. '' for none. */
export function numberOf({ fields }: Pick<Enquiry, 'fields'>, sent: Sent): string {
  const numbers = Object.keys(fields)
    .filter((name) => fields[name]?.control === 'tel')
    .map((name) => numberToCall(textOf(sent[name])))
  return numbers.find((number) => number !== '') ?? ''
}

/** Longer than any number is none. */
function textOf(sent: unknown): string {
  const isText = typeof sent === 'string' || typeof sent === 'number'
  return isText ? oneLine(String(sent).slice(0, 100)) : ''
}
