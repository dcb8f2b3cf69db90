import type { Field } from '#app/platform/forms/field-definitions.ts'
import { formatPhoneNumber } from '#app/platform/forms/phone-number.ts'
import { isStoredConfiguration } from './configuration-in-answers.ts'
import { configurationCellText, presentConfiguration } from './configuration-text.ts'
import { findEnquiryKind } from './enquiry-kinds.ts'
import type { EnquiryRecordEntry } from './enquiry-record-schema.ts'
import { formatAnswer } from './format-answer.ts'
import { hasPriceChoices, presentPriceChoices, priceChoicesCellText } from './price-choices-text.ts'

/**
 * Lists the answers in the order of the form, then the answers to fields that the form no longer
 * has. `phone` is the number to dial, or ''.
 */
export function presentAnswers(
  kind: string,
  answers: Record<string, unknown>,
  phone = '',
): EnquiryRecordEntry[] {
  const fields = findEnquiryKind(kind)?.fields ?? {}
  const asked = Object.entries(fields).flatMap(([name, field]) =>
    entriesOf(field, answers[name], { answers, phone }),
  )
  const old = Object.entries(answers)
    .filter(([name]) => !(name in fields))
    .map(([name, value]) => ({ label: name, value: textOf(value), control: 'text' as const }))
  return [...asked, ...old]
}

type Surroundings = { answers: Record<string, unknown>; phone: string }

function entriesOf(
  field: Field,
  value: unknown,
  { answers, phone }: Surroundings,
): EnquiryRecordEntry[] {
  const { label, control } = field
  if (isStoredConfiguration(value))
    return [
      {
        label,
        control,
        value: configurationCellText(value),
        configuration: presentConfiguration(value),
      },
    ]
  if (control === 'price-choices')
    return typeof value === 'string' && hasPriceChoices(value)
      ? [
          {
            label,
            control,
            value: priceChoicesCellText(value),
            priceChoices: presentPriceChoices(value, answers),
          },
        ]
      : []
  // Configuration and appointment are optional, so the list has no entry for a missing one.
  if (control === 'configuration' || (field.isOfAppointment && !value)) return []
  if (control === 'tel' && phone !== '')
    return [{ label, control, value: formatPhoneNumber(field, textOf(value), phone), call: phone }]
  if (!field.fields) return [{ label, control, value: textOf(value, field) }]
  const parts = new Map(Object.entries(typeof value === 'object' && value !== null ? value : {}))
  return Object.entries(field.fields).map(([name, part]) => ({
    label: `${label}: ${part.label}`,
    control: part.control,
    value: textOf(parts.get(name)),
  }))
}

function textOf(value: unknown, field: Partial<Field> = {}): string {
  if (typeof value === 'object' && value !== null) return JSON.stringify(value)
  return formatAnswer(field, value)
}
