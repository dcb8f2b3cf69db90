import { localTime } from '#app/platform/calendar/local-time.ts'
import { type Hours, weekdayOf, whyClosed } from '#app/platform/dealer/opening.ts'
import type { Answers, Enquiry } from './definition/define.ts'
import * as words from './doubt-words.ts'
import { reachOf } from './reach.ts'

/** A question about a field, which leads there. */
export type Doubt = { name: string; message: string }

export type DoubtFacts = { hours: Hours; timeZone: string; now: Date }

/** What would make an answer impossible: asked once by the form where the call takes everything. */
export function doubtsOf(enquiry: Enquiry, answers: Answers, facts: DoubtFacts): Doubt[] {
  const { asksOnce } = enquiry
  if (!asksOnce) return []
  const day = asksOnce.day === undefined ? '' : answers[asksOnce.day]
  const message = typeof day === 'string' && day !== '' ? doubtOfDay(day, facts) : undefined
  const number = Object.entries(enquiry.fields).find(([, { control }]) => control === 'tel')
  return [
    ...(message === undefined ? [] : [{ name: asksOnce.day ?? '', message }]),
    ...(reachOf(enquiry, answers) === 'none'
      ? [{ name: number?.[0] ?? '', message: words.unreachable }]
      : []),
  ]
}

/** By which a form that comes again is known to have been asked the same. */
export function doubtsKey(doubts: readonly Doubt[]): string {
  return doubts.map(({ message }) => message).join(' ')
}

/** Whether each of them is among those that were asked, as their `doubtsKey`: what is new is asked. */
export function areAsked(doubts: readonly Doubt[], asked: string): boolean {
  return doubts.every(({ message }) => asked.includes(message))
}

function doubtOfDay(day: string, { hours, timeZone, now }: DoubtFacts): string | undefined {
  const asked = { weekday: weekdayOf(day), day }
  if (day < localTime(now, timeZone).day) return words.past(asked)
  const why = whyClosed(hours, day)
  if (!why) return undefined
  return 'holiday' in why ? words.closedFor(why.holiday, asked) : words.closed(asked)
}
