import type { Field } from '#app/platform/forms/field-definitions.ts'
import type { FieldErrors } from '#app/platform/forms/field-errors.ts'
import { refusalWords } from '#app/platform/forms/refusal-words.ts'
import { type Failure, fail, type Result } from '#app/platform/result/result.ts'
import { type AnswerWarningContext, describeDayProblem } from './answer-warnings.ts'
import { otherDay } from './answer-warnings-words.ts'
import type {
  EnquiryAnswers,
  EnquiryFieldDefinitions,
  EnquiryKind,
} from './definition/define-enquiry-kind.ts'
import { validateAnswers } from './definition/validate-answers.ts'
import * as words from './staff-answer-words.ts'

/** Answers as staff send them, by field name. */
export type SentAnswers = { readonly [name: string]: unknown }

/**
 * Returns the fields that staff fill in, none of them required. Consent to terms is a question to
 * the customer, a configuration and the choices of a price come from a page, and staff book an hour on the day board, so none
 * of these is a field for staff.
 */
export function staffFieldsOf({ fields }: Pick<EnquiryKind, 'fields'>): EnquiryFieldDefinitions {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(
        ([, { kind, control, isOfAppointment = false }]) =>
          kind !== 'checkbox' &&
          kind !== 'configuration' &&
          control !== 'price-choices' &&
          !isOfAppointment,
      )
      .map(([name, field]) => [name, staffField(field)]),
  )
}

/** Hints address the customer. A list that the form's page fills becomes a text for staff. */
function staffField({ hint: _, ...field }: Field): Field {
  const { kind, control, options = [] } = field
  const isOpenList = control === 'select' && (kind === 'colour' || options.length === 0)
  return {
    ...field,
    isRequired: false,
    isRequiredOnForm: false,
    autoComplete: 'off',
    ...(isOpenList ? { control: 'text' as const } : {}),
  }
}

/**
 * Validates the fields that staff sent by the rules of the form, except that nothing is required. A
 * field that the kind does not have is an error. The result has only the sent fields.
 */
export function validateStaffAnswers(
  enquiry: EnquiryKind,
  sent: SentAnswers,
  facts: AnswerWarningContext,
): Result<EnquiryAnswers> {
  const known = staffFieldsOf(enquiry)
  const unknown = Object.keys(sent).filter((name) => !Object.hasOwn(known, name))
  if (unknown.length > 0)
    return answersRefusal(
      Object.fromEntries(unknown.map((name) => [name, [words.noSuchField(name)]])),
    )
  const fields = Object.fromEntries(Object.entries(known).filter(([name]) => name in sent))
  const { rule: _, missing: __, ...kind } = enquiry
  const checked = validateAnswers({ ...kind, fields }, sent, 'json', refusalWords)
  if (!checked.ok) return checked
  const { day } = enquiry.asksOnce ?? {}
  const booked = day === undefined ? '' : checked.value[day]
  const problem =
    typeof booked === 'string' && booked !== '' ? describeDayProblem(booked, facts) : undefined
  if (day !== undefined && problem) return answersRefusal({ [day]: [`${problem} ${otherDay}`] })
  return checked
}

/** Returns an error if the answers have neither a name nor a phone number. */
export function findIdentityProblem(
  { fields }: EnquiryKind,
  answers: EnquiryAnswers,
): Failure | undefined {
  const names = ['name', ...Object.keys(fields).filter((it) => fields[it]?.control === 'tel')]
  if (names.some((name) => isGiven(answers[name]))) return undefined
  return answersRefusal({ [names.find((name) => name in fields) ?? 'name']: [words.noIdentity] })
}

/** Lists the names of the fields that the website's form requires and that are empty. */
export function listMissingFields({ fields }: EnquiryKind, answers: EnquiryAnswers): string[] {
  return Object.entries(fields)
    .filter(
      ([name, { kind, isRequired }]) =>
        kind !== 'checkbox' && isRequired && !isGiven(answers[name]),
    )
    .map(([name]) => name)
}

function isGiven(answer: unknown): boolean {
  return answer !== undefined && answer !== null && answer !== ''
}

function answersRefusal(errors: FieldErrors): Failure {
  return fail('invalid', Object.values(errors)[0]?.[0] ?? refusalWords.checkAgain, { errors })
}
