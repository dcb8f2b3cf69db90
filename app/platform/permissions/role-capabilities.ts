import { allCapabilities as all, type Capability, type HasCapability } from './capability.ts'
import type { Role } from './role.ts'

/** What everybody needs who works here: the dashboard and the own account. */
const commonCapabilities = [
  'account.own',
  'dashboard.read',
] as const satisfies readonly Capability[]

/** Prices and content, to read. */
const contentReadCapabilities = [
  'accessories.read',
  'gallery.read',
  'models.read',
  'offers.read',
  'prices.read',
  'rates.read',
  'site.read',
  'vehicles.read',
] as const satisfies readonly Capability[]

/** Of the flows that the role sees: `pipelinesOf`. */
const enquiryCapabilities = [
  ...commonCapabilities,
  ...contentReadCapabilities,
  'desk.read',
  'desk.work',
  'enquiries.read',
  'reports.export',
  'reports.read',
] as const satisfies readonly Capability[]

/** Who may do what: the one table of it. */
const capabilitiesByRole: Record<Role, readonly Capability[]> = {
  owner: all,
  manager: allBut('dealer.edit', 'desk.rules', 'enquiries.exportAll', 'staff.edit'),
  sales: [...enquiryCapabilities, 'models.draft', 'site.draft'],
  workshop: enquiryCapabilities,
  accounts: [
    ...commonCapabilities,
    ...contentReadCapabilities,
    'desk.read',
    'enquiries.read',
    'reports.export',
    'reports.read',
  ],
}

/** What an account of this role may do. */
export function capabilitiesOf(role: Role): readonly Capability[] {
  return capabilitiesByRole[role]
}

export const hasCapability: HasCapability = ({ role }, capability) =>
  capabilitiesByRole[role].includes(capability)

function allBut(...none: Capability[]): Capability[] {
  return all.filter((capability) => !none.includes(capability))
}
