import { enquiries, findEnquiry } from '#app/crm/enquiries/enquiries.ts'
import type { Flow } from '#app/platform/permissions/flow.ts'
import { flowNames } from '#app/platform/permissions/flow.ts'
import { flowsOf, type Role } from '#app/platform/permissions/role.ts'

/** Who looks at the desk. */
export type Reader = { id: number; role: Role }

/** The kinds that a role sees; undefined for all, those of other releases too. */
export function kindsSeen(role: Role): string[] | undefined {
  const flows = flowsOf(role)
  if (flowNames.every((flow) => flows.includes(flow))) return undefined
  return enquiries.filter(({ flow }) => flows.includes(flow)).map(({ slug }) => slug)
}

export function maySee(role: Role, kind: string): boolean {
  return kindsSeen(role)?.includes(kind) ?? true
}

/** A kind of another release has no states that we know. */
export function flowOf(kind: string): Flow {
  return findEnquiry(kind)?.flow ?? 'none'
}

export function kindTitleOf(kind: string): string {
  return findEnquiry(kind)?.name ?? kind
}
