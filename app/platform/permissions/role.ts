import { type Pipeline, pipelineNames } from './pipeline.ts'

/** What an account is in the house. */
export const roles = ['owner', 'manager', 'sales', 'workshop', 'accounts'] as const

export type Role = (typeof roles)[number]

/** The flows whose enquiries a role sees: at the desk, in reports, counts, news and files. */
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
