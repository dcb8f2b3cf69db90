import { pipelineNames } from '#app/platform/permissions/pipeline.ts'
import { pipelinesOf, type Role } from '#app/platform/permissions/role.ts'
import type { EnquiryKind } from './definition/define-enquiry-kind.ts'
import { enquiryKinds, findEnquiryKind } from './enquiry-kinds.ts'

type Viewer = { role: Role }

/** Lists the enquiry kinds whose flow the account's role may see. */
export function listVisibleEnquiryKinds({ role }: Viewer): readonly EnquiryKind[] {
  const flows = pipelinesOf(role)
  return enquiryKinds.filter(({ flow }) => flows.includes(flow))
}

/**
 * Returns `true` if the role may see this kind. A kind that no longer exists is visible only to
 * roles that see all flows.
 */
export function canSeeEnquiryKind({ role }: Viewer, kind: string): boolean {
  const enquiry = findEnquiryKind(kind)
  const flows = pipelinesOf(role)
  return enquiry ? flows.includes(enquiry.flow) : flows.length === pipelineNames.length
}
