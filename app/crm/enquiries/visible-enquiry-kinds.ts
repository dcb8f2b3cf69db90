import { pipelineNames } from '#app/platform/permissions/pipeline.ts'
import { pipelinesOf, type Role } from '#app/platform/permissions/role.ts'
import type { EnquiryKind } from './definition/define-enquiry-kind.ts'
import { enquiryKinds, findEnquiryKind } from './enquiry-kinds.ts'

type Viewer = { role: Role }

/** The enquiries of the flows that the account's role sees. */
export function listVisibleEnquiryKinds({ role }: Viewer): readonly EnquiryKind[] {
  const flows = pipelinesOf(role)
  return enquiryKinds.filter(({ flow }) => flows.includes(flow))
}

/** A kind that no program knows any more is for those who see everything. */
export function canSeeEnquiryKind({ role }: Viewer, kind: string): boolean {
  const enquiry = findEnquiryKind(kind)
  const flows = pipelinesOf(role)
  return enquiry ? flows.includes(enquiry.flow) : flows.length === pipelineNames.length
}
