import { type Pipeline, pipelineNames } from './pipeline.ts'

/** Roles of staff accounts. */
export const roles = ['owner', 'manager', 'sales', 'workshop', 'accounts'] as const

export type Role = (typeof roles)[number]

/**
 * Returns the pipelines whose enquiries a role sees at the desk and in reports, counts, notices and
 * files.
 */
export function pipelinesOf(role: Role): readonly Pipeline[] {
  return pipelinesByRole[role]
}

const pipelinesByRole: Record<Role, readonly Pipeline[]> = {
  owner: pipelineNames,
  manager: pipelineNames,
  sales: ['sales', 'cover', 'contact', 'none'],
  workshop: ['workshop', 'cover'],
  accounts: pipelineNames,
}
