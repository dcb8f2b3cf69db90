import { type Pipeline, pipelineNames } from '#app/platform/permissions/pipeline.ts'
import { pipelinesOf, type Role } from '#app/platform/permissions/role.ts'
import type { EnquiryKind } from './definition/define-enquiry-kind.ts'
import { enquiryKinds, findEnquiryKind } from './enquiry-kinds.ts'

/** The account that reads enquiries. */
export type EnquiryReader = { id: number; role: Role }

type Viewer = Pick<EnquiryReader, 'role'>

/** Lists the enquiry kinds whose pipeline the account's role may see. */
export function listVisibleEnquiryKinds({ role }: Viewer): readonly EnquiryKind[] {
  const pipelines = pipelinesOf(role)
  return enquiryKinds.filter(({ flow }) => pipelines.includes(flow))
}

/**
 * Returns the kinds that the role may see. Undefined means all kinds, including kinds that this
 * release does not know.
 */
export function visibleKindSlugs(viewer: Viewer): string[] | undefined {
  if (pipelineNames.every((name) => pipelinesOf(viewer.role).includes(name))) return undefined
  return listVisibleEnquiryKinds(viewer).map(({ slug }) => slug)
}

/**
 * Returns `true` if the role may see this kind. A kind that no longer exists is visible only to
 * roles that see all pipelines.
 */
export function canSeeEnquiryKind(viewer: Viewer, kind: string): boolean {
  return visibleKindSlugs(viewer)?.includes(kind) ?? true
}

/**
 * Returns the pipeline of a kind. A kind that this release does not know has the pipeline without
 * states.
 */
export function pipelineOfKind(kind: string): Pipeline {
  return findEnquiryKind(kind)?.flow ?? 'none'
}

export function enquiryKindTitle(kind: string): string {
  return findEnquiryKind(kind)?.name ?? kind
}
