import { canSeeEnquiryKind } from '#app/crm/enquiries/seen-kinds.ts'
import type { StaffAccount } from '#app/platform/permissions/session.ts'
import { type Report, allReports } from './define.ts'

/** The reports whose enquiries the account's role sees. */
export function listVisibleReports(staff: Pick<StaffAccount, 'role'>): readonly Report[] {
  return allReports.filter(({ kind }) => canSeeEnquiryKind(staff, kind))
}
