import { isCalendarDay } from '#app/platform/calendar/calendar-day.ts'
import { foldSearch } from '#app/platform/schema/fold-identifier.ts'
import type { Answers, Enquiry } from './definition/define.ts'
import { modelFieldOf } from './definition/model-field.ts'
import { firstState } from './flows.ts'
import { plateKey } from './plate-key.ts'

/**
 * With what a new enquiry begins: its first state, waiting for the call that was promised, and what the desk lists
 * and finds it by.
 */
export function firstLife(
  enquiry: Enquiry,
  answers: Answers,
  { createdAt, callBy }: { createdAt: string; callBy: string | null },
) {
  const state = firstState(enquiry.flow) ?? null
  return {
    state,
    state_at: state && createdAt,
    is_open: state ? (1 as const) : (0 as const),
    due_at: state && callBy,
    model: modelOf(enquiry, answers),
    email: emailOf(enquiry, answers),
    booking_date: bookingOf(enquiry, answers),
    plate: plateOf(enquiry, answers),
  }
}

/** The machine that it is about, as the form calls it; of one that is typed beside the list, that. */
function modelOf(enquiry: Enquiry, answers: Answers): string | null {
  for (const name of [modelFieldOf(enquiry), 'model', 'enteredModel']) {
    const text = textOf(answers, name)
    const options = (name && enquiry.fields[name]?.options) || []
    if (text !== '') return options.find(({ value }) => value === text)?.label ?? text
  }
  return null
}

function emailOf({ fields }: Enquiry, answers: Answers): string | null {
  const name = Object.keys(fields).find((it) => fields[it]?.control === 'email')
  return foldSearch(textOf(answers, name)) || null
}

function plateOf({ fields }: Enquiry, answers: Answers): string | null {
  const name = Object.keys(fields).find((it) => fields[it]?.kind === 'plate')
  return plateKey(textOf(answers, name)) ?? null
}

function bookingOf({ fields }: Enquiry, answers: Answers): string | null {
  const name = Object.keys(fields).find((it) => fields[it]?.control === 'date')
  const day = textOf(answers, name)
  return isCalendarDay(day) ? day : null
}

function textOf(answers: Answers, name: string | undefined): string {
  const answer = name === undefined ? '' : answers[name]
  return typeof answer === 'string' ? answer : ''
}
