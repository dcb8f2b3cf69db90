import { type Flow, flowNames } from './flow.ts'

/** What an account is in the house. */
export const roles = ['owner', 'manager', 'sales', 'workshop', 'accounts'] as const

export type Role = (typeof roles)[number]

/** The flows whose enquiries a role sees: at the desk, in reports, counts, news and files. */
export function flowsOf(role: Role): readonly Flow[] {
  return seen[role]
}

const seen: Record<Role, readonly Flow[]> = {
  owner: flowNames,
  manager: flowNames,
  sales: ['sales', 'cover', 'contact', 'none'],
  workshop: ['workshop', 'cover'],
  accounts: flowNames,
}
