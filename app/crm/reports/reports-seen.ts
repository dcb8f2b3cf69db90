import { sees } from '#app/crm/enquiries/seen-kinds.ts'
import type { Staff } from '#app/platform/permissions/session.ts'
import { type Report, reports } from './define.ts'

/** The reports whose enquiries the account's role sees. */
export function reportsSeenBy(staff: Pick<Staff, 'role'>): readonly Report[] {
  return reports.filter(({ kind }) => sees(staff, kind))
}
