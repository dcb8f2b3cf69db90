/** What an account is in the house. */
export const roles = ['owner', 'manager', 'sales', 'workshop', 'accounts'] as const

export type Role = (typeof roles)[number]

/** The ways an enquiry is worked, by name; each kind of enquiry declares its own (`enquiries/flows.ts`). */
const flows = ['sales', 'workshop', 'cover', 'contact', 'none'] as const

type SeenFlow = (typeof flows)[number]

/** The flows whose enquiries a role sees: at the desk, in reports, counts and files. */
export function flowsOf(role: Role): readonly SeenFlow[] {
  return seen[role]
}

const seen: Record<Role, readonly SeenFlow[]> = {
  owner: flows,
  manager: flows,
  sales: ['sales', 'cover', 'contact', 'none'],
  workshop: ['workshop', 'cover'],
  accounts: flows,
}
