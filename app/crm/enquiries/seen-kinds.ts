import { flowNames } from '#app/platform/permissions/flow.ts'
import { flowsOf, type Role } from '#app/platform/permissions/role.ts'
import type { Enquiry } from './definition/define.ts'
import { enquiries, findEnquiry } from './enquiries.ts'

type Seer = { role: Role }

/** The enquiries of the flows that the account's role sees. */
export function seenBy({ role }: Seer): readonly Enquiry[] {
  const flows = flowsOf(role)
  return enquiries.filter(({ flow }) => flows.includes(flow))
}

/** A kind that no program knows any more is for those who see everything. */
export function sees({ role }: Seer, kind: string): boolean {
  const enquiry = findEnquiry(kind)
  const flows = flowsOf(role)
  return enquiry ? flows.includes(enquiry.flow) : flows.length === flowNames.length
}
