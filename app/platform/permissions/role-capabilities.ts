import { allCapabilities as all, type Capability, type HasCapability } from './capability.ts'
import type { Role } from './role.ts'

/** Capabilities that every role has: the dashboard and the user's own account. */
const commonCapabilities = [
  'account.own',
  'dashboard.read',
] as const satisfies readonly Capability[]

/** Read access to prices and content. */
const contentReadCapabilities = [
  'accessories.read',
  'charges.read',
  'gallery.read',
  'models.read',
  'offers.read',
  'pictures.read',
  'prices.read',
  'rates.read',
  'site.read',
  'vehicles.read',
] as const satisfies readonly Capability[]

/** Capabilities for the enquiries of the role's pipelines (`pipelinesOf`). */
const enquiryCapabilities = [
  ...commonCapabilities,
  ...contentReadCapabilities,
  'appointments.work',
  'attachments.add',
  'attachments.read',
  'customers.read',
  'desk.read',
  'desk.work',
  'enquiries.add',
  'enquiries.correct',
  'enquiries.read',
  'reports.export',
  'reports.read',
] as const satisfies readonly Capability[]

/** The only table of capabilities by role. */
const capabilitiesByRole: Record<Role, readonly Capability[]> = {
  owner: all,
  manager: allBut('dealer.edit', 'desk.rules', 'enquiries.exportAll', 'staff.edit'),
  sales: [...enquiryCapabilities, 'models.draft', 'quotations.make', 'site.draft'],
  workshop: enquiryCapabilities,
  accounts: [
    ...commonCapabilities,
    ...contentReadCapabilities,
    'customers.read',
    'desk.read',
    'enquiries.read',
    'reports.export',
    'reports.read',
  ],
}

/** Returns the capabilities of a role. */
export function capabilitiesOf(role: Role): readonly Capability[] {
  return capabilitiesByRole[role]
}

export const hasCapability: HasCapability = ({ role }, capability) =>
  capabilitiesByRole[role].includes(capability)

function allBut(...none: Capability[]): Capability[] {
  return all.filter((capability) => !none.includes(capability))
}
