import { enquiryKinds, findEnquiryKind } from '#app/crm/enquiries/enquiry-kinds.ts'
import type { Pipeline } from '#app/platform/permissions/pipeline.ts'
import { pipelineNames } from '#app/platform/permissions/pipeline.ts'
import { pipelinesOf, type Role } from '#app/platform/permissions/role.ts'

/** The account that reads the desk. */
export type DeskReader = { id: number; role: Role }

/**
 * Returns the kinds that a role may see. Undefined means all kinds, including kinds that this
 * release does not know.
 */
export function visibleKindSlugs(role: Role): string[] | undefined {
  const flows = pipelinesOf(role)
  if (pipelineNames.every((flow) => flows.includes(flow))) return undefined
  return enquiryKinds.filter(({ flow }) => flows.includes(flow)).map(({ slug }) => slug)
}

export function canSeeKind(role: Role, kind: string): boolean {
  return visibleKindSlugs(role)?.includes(kind) ?? true
}

/**
 * Returns the flow of a kind. A kind that this release does not know has the flow without states.
 */
export function pipelineOfKind(kind: string): Pipeline {
  return findEnquiryKind(kind)?.flow ?? 'none'
}

export function enquiryKindTitle(kind: string): string {
  return findEnquiryKind(kind)?.name ?? kind
}
