import * as stateWords from '#app/crm/enquiries/state-words.ts'
import type { DeskEventData } from './desk-event-data.ts'
import * as words from './desk-event-words.ts'

type RecordedEvent = { type: string; data?: DeskEventData }

/**
 * Returns the message for the person who sent the event. A repeated event gets the same message.
 */
export function deskEventMessage({ type, data = {} }: RecordedEvent): { message: string } {
  return { message: messageOf(type, data) }
}

function messageOf(type: string, { to, assignee, stepAt, unset }: DeskEventData): string {
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
    case 'message':
      return words.messageIsNoted
    case 'strike':
      return words.isStruck
    default:
      return words.isNoted
  }
}

function labelOf(state: string): string {
  const label = Object.entries(stateWords.states).find(([name]) => name === state)
  return label?.[1] ?? state
}
