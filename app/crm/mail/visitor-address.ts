import type { Answers, Enquiry } from '#app/crm/enquiries/definition/define.ts'
import { isPlainAddress } from './address.ts'

/** The address that the visitor gave, if it is one and nothing else. */
export function visitorAddress({ fields }: Enquiry, answers: Answers): string | undefined {
  const given = Object.entries(fields)
    .filter(([, { kind }]) => kind === 'email')
    .map(([name]) => answers[name])
  return given.filter((answer) => typeof answer === 'string').find(isPlainAddress)
}
