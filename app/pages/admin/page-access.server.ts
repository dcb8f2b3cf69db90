import { matchRoutes } from 'react-router'
import { findReport } from '#app/crm/reports/define-report.ts'
import type { Capability, HasCapability } from '#app/platform/permissions/capability.ts'
import { pipelinesOf } from '#app/platform/permissions/role.ts'
import type { StaffAccount } from '#app/platform/permissions/session.ts'
import { isPageContentKey } from '#app/site/page-content/page-content-keys.ts'
import { pageContents } from '#app/site/page-content/page-contents.server.ts'

/**
 * Capability that an account needs to open a page, by the page's pattern. A page that is missing
 * here is denied to every role.
 */
export const capabilityByPage: Record<string, Capability> = {
  admin: 'dashboard.read',
  'admin/dashboard': 'dashboard.read',
  'admin/today': 'desk.work',
  'admin/desk': 'desk.read',
  'admin/desk/:reference': 'desk.read',
  'admin/desk/:reference/job-card': 'appointments.work',
  'admin/board': 'appointments.work',
  'admin/workshop-history': 'appointments.work',
  'admin/customers': 'customers.read',
  'admin/customers/import': 'customers.import',
  'admin/customers/:id': 'customers.read',
  'admin/quotations': 'enquiries.read',
  'admin/reports/all': 'reports.read',
  'admin/reports/:report': 'reports.read',
  'admin/reports/:report/print': 'reports.export',
  'admin/figures': 'dashboard.read',
  'admin/figures/appointments': 'dashboard.read',
  'admin/enquiries/:reference': 'enquiries.read',
  'admin/account': 'dealer.read',
  'admin/price': 'prices.read',
  'admin/accessories-price': 'accessories.read',
  'admin/bikes': 'vehicles.read',
  'admin/gallery': 'gallery.read',
  'admin/pictures': 'pictures.read',
  'admin/models': 'models.read',
  'admin/models/:slug': 'models.read',
  'admin/catalogue': 'models.publish',
  'admin/offer': 'offers.read',
  'admin/to-confirm': 'prices.read',
  'admin/rates': 'rates.read',
  'admin/content': 'site.read',
  'admin/site': 'site.read',
  'admin/site/:part': 'site.read',
  'admin/desk-rules': 'desk.rules',
  'admin/staff': 'staff.availability',
  'admin/profile': 'account.own',
  'admin/change-password': 'account.own',
  'admin/second-factor': 'account.own',
  'admin/second-factor/first': 'account.own',
  'admin/*': 'account.own',
}

type PageRequest = { pattern: string; params: Readonly<Record<string, string | undefined>> }

/**
 * Returns `true` if the account may open the page. A report also requires access to its enquiries,
 * and a page content its own capability to read.
 */
export function canOpenPage(
  mayDo: HasCapability,
  staff: StaffAccount,
  { pattern, params }: PageRequest,
): boolean {
  const needed = Object.entries(capabilityByPage).find(([known]) => known === pattern)?.[1]
  const report = params.report === undefined ? undefined : findReport(params.report)
  const isSeen = !report || pipelinesOf(staff.role).includes(report.enquiry.flow)
  const { part } = params
  const content = part !== undefined && isPageContentKey(part) ? pageContents[part] : undefined
  const isReadable = !content || mayDo(staff, content.may.read)
  return needed !== undefined && isSeen && isReadable && mayDo(staff, needed)
}

/** Filters the addresses to those that the account may open, for its menu. */
export function listAccessiblePages(
  mayDo: HasCapability,
  staff: StaffAccount,
  addresses: readonly string[],
): string[] {
  return addresses.filter((address) => {
    const match = matchRoutes(accessPatterns, address)?.at(-1)
    return match && canOpenPage(mayDo, staff, { pattern: match.route.path, params: match.params })
  })
}

const accessPatterns = Object.keys(capabilityByPage).map((path) => ({ path }))
