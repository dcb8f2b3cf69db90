import { type MessageContext, renderMessage } from '#app/platform/forms/message-template.ts'
import type { EnquiryKind } from './definition/define-enquiry-kind.ts'

const hourSteps = {
  offered: 'We keep the time that you choose. Without a time, we will call you.',
  confirmed: 'Your time is booked. You need not wait for a call.',
  asked: 'We will call you to confirm the time.',
  unreachable: 'You left no phone number. Please call us with this reference to confirm the time.',
}

/** Lists the steps after sending. With an hour, the first step is about the hour and not a call. */
export function nextStepsOf({ next }: Pick<EnquiryKind, 'next'>, facts: MessageContext): string[] {
  const { hour, reach } = facts
  const steps = next.map((step) => renderMessage(step, facts))
  if (!hour) return steps
  const step = hour === 'asked' && reach === 'none' ? 'unreachable' : hour
  return [hourSteps[step], ...steps.slice(1)]
}
