import { isCalendarDay } from '#app/platform/calendar/is-calendar-day.ts'
import { normalizeSearchText } from '#app/platform/schema/normalize-identifier.ts'
import type { EnquiryAnswers, EnquiryKind } from './definition/define-enquiry-kind.ts'
import { modelFieldName } from './definition/model-field-name.ts'
import { enquirySearchText } from './enquiry-search-text.ts'
import { importedAnswerNames } from './imported-answer-names.ts'
import { registrationNumberKey } from './registration-number-key.ts'

/**
 * Returns every column that depends on the answers, so that lists, search, reports and mails agree.
 * `phone` is the number to dial, or ''.
 */
export function enquiryAnswerColumns(
  enquiry: EnquiryKind,
  { reference, answers, phone }: { reference: string; answers: EnquiryAnswers; phone: string },
) {
  return {
    answers_json: JSON.stringify(answers),
    search_text: enquirySearchText(reference, answers, phone),
    phone: phone || null,
    model: modelOf(enquiry, answers),
    email: emailOf(enquiry, answers),
    booking_date: bookingDayOf(enquiry, answers),
    plate: registrationNumberOf(enquiry, answers),
  }
}

/**
 * Returns the model under the label of the form's option, or the name that the visitor typed beside
 * the list.
 */
function modelOf(enquiry: EnquiryKind, answers: EnquiryAnswers): string | null {
  for (const name of [
    modelFieldName(enquiry),
    'model',
    'enteredModel',
    importedAnswerNames.model,
  ]) {
    const text = textOf(answers, name)
    const options = (name && enquiry.fields[name]?.options) || []
    if (text !== '') return options.find(({ value }) => value === text)?.label ?? text
  }
  return null
}

function emailOf({ fields }: EnquiryKind, answers: EnquiryAnswers): string | null {
  const name = Object.keys(fields).find((it) => fields[it]?.control === 'email')
  const text = textOf(answers, name) || textOf(answers, importedAnswerNames.email)
  return normalizeSearchText(text) || null
}

function registrationNumberOf({ fields }: EnquiryKind, answers: EnquiryAnswers): string | null {
  const name = Object.keys(fields).find((it) => fields[it]?.kind === 'plate')
  const text = textOf(answers, name) || textOf(answers, importedAnswerNames.plate)
  return registrationNumberKey(text) ?? null
}

function bookingDayOf({ fields }: EnquiryKind, answers: EnquiryAnswers): string | null {
  const name = Object.keys(fields).find((it) => fields[it]?.control === 'date')
  const day = textOf(answers, name)
  return isCalendarDay(day) ? day : null
}

function textOf(answers: EnquiryAnswers, name: string | undefined): string {
  const answer = name === undefined ? '' : answers[name]
  return typeof answer === 'string' ? answer : ''
}
