import { allCapabilities as all, type Capability, type MayDo } from './capability.ts'
import type { Role } from './role.ts'

/** What everybody needs who works here: the dashboard and the own account. */
const everybody = ['account.own', 'dashboard.read'] as const satisfies readonly Capability[]

/** Prices and content, to read. */
const content = [
  'accessories.read',
  'gallery.read',
  'models.read',
  'offers.read',
  'prices.read',
  'rates.read',
  'site.read',
  'vehicles.read',
] as const satisfies readonly Capability[]

/** Of the flows that the role sees: `flowsOf`. */
const floor = [
  ...everybody,
  ...content,
  'desk.read',
  'desk.work',
  'enquiries.read',
  'reports.export',
  'reports.read',
] as const satisfies readonly Capability[]

/** Who may do what: the one table of it. */
const granted: Record<Role, readonly Capability[]> = {
  owner: all,
  manager: allBut('dealer.edit', 'desk.rules', 'enquiries.exportAll', 'staff.edit'),
  sales: [...floor, 'models.draft', 'site.draft'],
  workshop: floor,
  accounts: [
    ...everybody,
    ...content,
    'desk.read',
    'enquiries.read',
    'reports.export',
    'reports.read',
  ],
}

/** What an account of this role may do. */
export function capabilitiesOf(role: Role): readonly Capability[] {
  return granted[role]
}

export const mayDo: MayDo = ({ role }, capability) => granted[role].includes(capability)

function allBut(...none: Capability[]): Capability[] {
  return all.filter((capability) => !none.includes(capability))
}
