import { canSeeEnquiryKind } from '#app/crm/enquiries/visible-enquiry-kinds.ts'
import type { StaffAccount } from '#app/platform/permissions/session.ts'
import { allReports, type Report } from './define-report.ts'

/** Lists the reports whose enquiries the role of the account may see. */
export function listVisibleReports(staff: Pick<StaffAccount, 'role'>): readonly Report[] {
  return allReports.filter(({ kind }) => canSeeEnquiryKind(staff, kind))
}
