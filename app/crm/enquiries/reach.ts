import type { Reach } from '#app/platform/forms/sentence.ts'
import type { Answers, Enquiry } from './definition/define.ts'

/** How who sent these answers can be answered. */
export function reachOf({ fields }: Pick<Enquiry, 'fields'>, answers: Answers): Reach {
  const isGiven = (control: string) =>
    Object.entries(fields).some(([name, field]) => field.control === control && answers[name])
  if (isGiven('tel')) return 'call'
  return isGiven('email') ? 'write' : 'none'
}
