import { capabilitiesOf } from '#app/platform/permissions/role-capabilities.ts'
import type { StaffMember } from './staff-member.ts'

/** Returns `true` if enquiries can be assigned to the account, also before its first login. */
const isAssignable = ({ isActive, role }: StaffMember) =>
  isActive && capabilitiesOf(role).includes('desk.work')

/** Returns `true` if the person can log in and work on enquiries. */
export const worksAtDesk = (account: StaffMember) => isAssignable(account) && !account.isInvited

/**
 * Returns the accounts as a manager sees them: those to whom enquiries can be assigned, without the
 * data that only the owner needs.
 */
export function teamView(accounts: readonly StaffMember[]): StaffMember[] {
  return accounts.filter(isAssignable).map((account) => ({
    ...account,
    email: '',
    hasSecondStep: false,
    lastSeenAt: null,
  }))
}
