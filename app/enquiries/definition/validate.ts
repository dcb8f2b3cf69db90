import * as v from 'valibot'
import { errorsOf } from '#app/forms/errors-of.ts'
import { boxSchema, missing } from '#app/forms/field-schema.ts'
import type { Field } from '#app/forms/fields.ts'
import type { Answers, Enquiry } from './define.ts'
import { enquirySchema } from './enquiry-schema.ts'

export type Refusal = { message: string; errors: Record<string, string[]> }
export type Checked = { ok: true; answers: Answers } | ({ ok: false } & Refusal)

/**
 * Checks what was sent against an enquiry's schema, in the browser and on the server alike.
 * `isForm` adds what is required on the form only: a call may leave it out.
 */
export function checkAnswers(enquiry: Enquiry, sent: unknown, isForm: boolean): Checked {
  const result = v.safeParse(enquirySchema(enquiry), sent)
  const errors = errorsOf(result.issues, { isByField: true })
  for (const [name, field] of Object.entries(enquiry.fields)) {
    const refusal = refusedBox(field, valueOf(sent, name), isForm)
    if (refusal) errors[name] = [refusal]
  }
  if (result.success && Object.keys(errors).length === 0)
    return { ok: true, answers: result.output }
  return { ok: false, errors, message: summary(enquiry, sent, errors) }
}

/** A box that the form insists on: JSON may leave it out, but `false` is a refusal. */
function refusedBox(field: Field, given: unknown, isForm: boolean): string | undefined {
  if (!field.isRequiredOnForm) return undefined
  if (given === undefined) return isForm ? missing(field) : undefined
  const ticked = v.safeParse(boxSchema(field), given)
  return ticked.success && ticked.output ? undefined : missing(field)
}

function summary(enquiry: Enquiry, sent: unknown, errors: Record<string, string[]>): string {
  const isMissing = Object.entries(enquiry.fields).some(
    ([name, field]) => field.isRequired && name in errors && isEmpty(valueOf(sent, name)),
  )
  const first = Object.keys(enquiry.fields).find((name) => name in errors) ?? ''
  const said = errors[first]?.[0] ?? errors['']?.[0] ?? 'Check what you entered'
  return isMissing ? (enquiry.missing ?? said) : said
}

function valueOf(sent: unknown, name: string): unknown {
  return typeof sent === 'object' && sent !== null && name in sent
    ? Object.entries(sent).find(([key]) => key === name)?.[1]
    : undefined
}

function isEmpty(given: unknown): boolean {
  return given === undefined || given === null || String(given).trim() === ''
}
