import type { EventData } from './event-data.ts'
import * as words from './event-words.ts'
import * as stateWords from './state-words.ts'

type Event = { type: string; data?: EventData }

/** What who did it is told; the same when it is sent again. */
export function tellOf({ type, data = {} }: Event): { message: string } {
  return { message: messageOf(type, data) }
}

function messageOf(type: string, { to, assignee, stepAt, unset }: EventData): string {
  switch (type) {
    case 'state':
      return words.movedTo(labelOf(to ?? ''))
    case 'assign':
      return assignee ? words.isGivenTo(assignee) : words.isGivenToNobody
    case 'nextStep':
      return stepAt ? words.stepIsSet : words.stepIsGone
    case 'call':
      if (unset) return words.callIsNotedWithoutStep
      return stepAt ? words.callIsNotedWithStep : words.callIsNoted
    default:
      return words.isNoted
  }
}

function labelOf(state: string): string {
  const label = Object.entries(stateWords.states).find(([name]) => name === state)
  return label?.[1] ?? state
}
