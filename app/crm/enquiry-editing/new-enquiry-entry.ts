import type { EnquiryKind } from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import { modelFieldName } from '#app/crm/enquiries/definition/model-field-name.ts'
import { staffSources } from '#app/crm/enquiries/enquiry-source.ts'
import { staffSourceLabels } from '#app/crm/enquiries/enquiry-source-words.ts'
import { staffFieldsOf } from '#app/crm/enquiries/staff-answers.ts'
import {
  choiceField,
  type Field,
  messageField,
  modelField,
  personNameField,
  telephoneField,
  textField,
} from '#app/platform/forms/field-definitions.ts'
import type { FieldErrors } from '#app/platform/forms/field-errors.ts'
import type { FormValues } from '#app/platform/forms/nested-values.ts'
import type { SchemaInput } from '#app/platform/http/define-endpoint.ts'
import type { addEnquiry } from './enquiry-editing-endpoints.ts'
import * as words from './new-enquiry-words.ts'

/** The body of the request that adds an enquiry. */
export type NewEnquiry = SchemaInput<(typeof addEnquiry)['body']>

/** The prefix keeps the ids of the dialog's fields apart from those of the page behind it. */
const prefix = 'entry.'

/** The fields that the dialog shows at once, the same for every kind. */
export const entryFields = {
  'entry.name': personNameField(words.name, { autoComplete: 'off' }),
  'entry.number': telephoneField(words.number, { autoComplete: 'off' }),
  'entry.model': modelField(words.model),
  'entry.note': messageField(words.note),
  'entry.source': choiceField(
    words.source,
    staffSources.map((value) => ({ value, label: staffSourceLabels[value] })),
  ),
} as const

/**
 * The other controls of the dialog, which it renders itself. They are declared, so that a draft has
 * them too.
 */
export const entryControls = {
  'entry.kind': textField(words.kind),
  'entry.step': textField(words.nextStep),
  'entry.day': textField(words.day),
  'entry.time': textField(words.time),
  'entry.mine': textField(words.toMe),
  'entry.consent': textField(words.consent),
  'entry.mail': textField(words.sendMail),
} as const

/** Returns the kind's other fields under the names that they have in the dialog. */
export function otherEntryFields(enquiry: EnquiryKind): Record<string, Field> {
  const shown = new Set(Object.values(shownFieldsOf(enquiry)))
  return Object.fromEntries(
    Object.entries(staffFieldsOf(enquiry))
      .filter(([name]) => !shown.has(name))
      .map(([name, field]) => [prefix + name, field]),
  )
}

/**
 * Returns the fields among the others that the dialog shows at once: a service booking is of use to
 * the workshop only with its vehicle, day and complaint, which the day's list prints.
 */
export function firstEntryFields(enquiry: EnquiryKind): Record<string, Field> {
  const others = otherEntryFields(enquiry)
  if (!('entry.bookingDate' in others)) return {}
  return Object.fromEntries(
    ['entry.registrationNumber', 'entry.bookingDate', 'entry.message'].flatMap((name) => {
      const field = others[name]
      return field ? [[name, field] as const] : []
    }),
  )
}

/** Returns `true` if the kind has a field for a vehicle that the dialog shows at once. */
export const hasModel = (enquiry: EnquiryKind) =>
  shownFieldsOf(enquiry)['entry.model'] !== undefined

/** Returns the answers of the kind for the values of the dialog. Empty values are left out. */
export function answersOfEntry(enquiry: EnquiryKind, values: FormValues): NewEnquiry['answers'] {
  const shown = Object.entries(shownFieldsOf(enquiry))
  const others = Object.keys(otherEntryFields(enquiry)).map(
    (name) => [name, name.slice(prefix.length)] as const,
  )
  return Object.fromEntries(
    [...shown, ...others].flatMap(([name, field]) => {
      const value = values[name]
      return isAnswer(value) ? [[field, value] as const] : []
    }),
  )
}

/** Returns the values of the dialog for a body that was sent before. */
export function valuesOfEntry(
  enquiry: EnquiryKind,
  { answers, note, source, nextStep, isDone, assignToMe, consent, sendMail }: NewEnquiry,
): FormValues {
  const shown = new Map(
    Object.entries(shownFieldsOf(enquiry)).map(([name, field]) => [field, name]),
  )
  const values = Object.entries(answers).map(([field, value]) => [
    shown.get(field) ?? prefix + field,
    value,
  ])
  return {
    ...Object.fromEntries(values),
    'entry.note': note ?? '',
    'entry.source': source,
    'entry.step': isDone ? 'done' : (nextStep?.at ?? ''),
    'entry.mine': String(assignToMe === true),
    'entry.consent': consent ?? 'not-asked',
    'entry.mail': String(sendMail === true),
  }
}

/** Returns the server's errors under the names of the dialog's fields. */
export function errorsOfEntry(enquiry: EnquiryKind, errors: FieldErrors): FieldErrors {
  const shown = new Map(
    Object.entries(shownFieldsOf(enquiry)).map(([name, field]) => [field, name]),
  )
  return Object.fromEntries(
    Object.entries(errors).map(([name, all]) => [shown.get(name) ?? prefix + name, all]),
  )
}

/** Returns the kind's field for each field that the dialog shows at once. */
function shownFieldsOf(enquiry: EnquiryKind): Record<string, string> {
  const { fields } = enquiry
  const number = Object.keys(fields).find((name) => fields[name]?.control === 'tel')
  const model = modelFieldName(enquiry)
  return {
    ...('name' in fields ? { 'entry.name': 'name' } : {}),
    ...(number === undefined ? {} : { 'entry.number': number }),
    ...(model === undefined ? {} : { 'entry.model': model }),
  }
}

function isAnswer(value: unknown): value is NewEnquiry['answers'][string] {
  if (typeof value === 'string') return value.trim() !== ''
  if (typeof value === 'number') return true
  return typeof value === 'object' && value !== null && Object.values(value).includes(true)
}
