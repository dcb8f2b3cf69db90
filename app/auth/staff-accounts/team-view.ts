import { capabilitiesOf } from '#app/platform/permissions/role-capabilities.ts'
import type { StaffMember } from './staff-member.ts'

/** Returns `true` if enquiries can be assigned to the account. */
export const worksAtDesk = ({ isActive, isInvited, role }: StaffMember) =>
  isActive && !isInvited && capabilitiesOf(role).includes('desk.work')

/**
 * Returns the accounts as a manager sees them: those who work at the desk, without the data that
 * only the owner needs.
 */
export function teamView(accounts: readonly StaffMember[]): StaffMember[] {
  return accounts.filter(worksAtDesk).map((account) => ({
    ...account,
    email: '',
    hasSecondStep: false,
    lastSeenAt: null,
    linkUntil: null,
  }))
}
