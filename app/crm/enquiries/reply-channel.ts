import type { ReplyChannel } from '#app/platform/forms/message-template.ts'
import type { EnquiryAnswers, EnquiryKind } from './definition/define-enquiry-kind.ts'

/** Returns how the dealer can reply to these answers: by a call, in writing, or not at all. */
export function replyChannelOf(
  { fields }: Pick<EnquiryKind, 'fields'>,
  answers: EnquiryAnswers,
): ReplyChannel {
  const isGiven = (control: string) =>
    Object.entries(fields).some(([name, field]) => field.control === control && answers[name])
  if (isGiven('tel')) return 'call'
  return isGiven('email') ? 'write' : 'none'
}
