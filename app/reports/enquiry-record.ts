import { findEnquiry } from '#app/enquiries/enquiries.ts'
import type { Field } from '#app/forms/fields.ts'
import { cellText } from './define.ts'
import type { RecordEntry } from './enquiry-record-schema.ts'

/** Answers in the order of the form, then what an older form asked. */
export function presentAnswers(kind: string, answers: Record<string, unknown>): RecordEntry[] {
  const fields = findEnquiry(kind)?.fields ?? {}
  const asked = Object.entries(fields).flatMap(([name, field]) => entriesOf(field, answers[name]))
  const old = Object.entries(answers)
    .filter(([name]) => !(name in fields))
    .map(([name, value]) => ({ label: name, value: textOf(value), control: 'text' as const }))
  return [...asked, ...old]
}

function entriesOf(field: Field, value: unknown): RecordEntry[] {
  const { label, control } = field
  if (!field.fields) return [{ label, control, value: textOf(value) }]
  const parts = new Map(Object.entries(typeof value === 'object' && value !== null ? value : {}))
  return Object.entries(field.fields).map(([name, part]) => ({
    label: `${label}: ${part.label}`,
    control: part.control,
    value: textOf(parts.get(name)),
  }))
}

function textOf(value: unknown): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : cellText(value)
}
