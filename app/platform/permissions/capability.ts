import type { Actor, StaffAccount } from './session.ts'

/** The capabilities of accounts. Every endpoint and page of the portal requires a capability. */
export const capabilities = {
  'account.own': 'view and change their own account',
  'accessories.edit': 'change accessory prices',
  'accessories.read': 'view accessories and their prices',
  'appointments.overbook': 'book an appointment beyond the free hours, with a reason',
  'appointments.work': 'work on the day board: book, move and cancel appointments',
  'attachments.add': 'add files to an enquiry, and delete them',
  'attachments.read': 'view the files of an enquiry',
  'changes.read': 'view the audit log',
  'charges.edit': 'change the charges from which on-road prices are computed',
  'charges.read': 'view the charges of on-road prices in the portal',
  'customers.import': 'import customers and enquiries from a spreadsheet, and undo it',
  'customers.merge': 'merge and split customers, and download the data of one customer',
  'customers.read': 'view customers with their enquiries, vehicles and notes',
  'dashboard.read': 'view today’s counts and the charts',
  'dealer.edit': 'change the dealership’s details',
  'dealer.read': 'view the dealership’s details',
  'desk.assign': 'assign an enquiry to anyone',
  'desk.read': 'view the desk: open enquiries, their assignees and outcomes',
  'desk.rules': 'set the rules that assign enquiries',
  'desk.work':
    'work on enquiries: status, note, call, next step; take one, or hand over or release their own',
  'enquiries.add': 'add an enquiry for a customer',
  'enquiries.correct': 'correct and complete a customer’s enquiry',
  'enquiries.erase': 'erase a customer’s enquiry',
  'enquiries.exportAll': 'export all enquiries or customers as a file',
  'enquiries.read': 'view enquiries with all their answers',
  'gallery.edit': 'add, change and delete gallery pictures',
  'gallery.read': 'view gallery pictures in the portal',
  'models.draft': 'edit drafts of models',
  'models.publish': 'publish, schedule, order and delete models',
  'models.read': 'view models and their drafts',
  'offers.edit': 'add, change and delete offers',
  'offers.read': 'view offers in the portal',
  'pictures.edit': 'add pictures to the library and delete unused ones',
  'pictures.read': 'view all uploaded pictures and the documents that use them',
  'plans.edit': 'change the plans, resources and hours of appointments',
  'prices.edit': 'change model prices',
  'prices.read': 'view model prices and their history',
  'quotations.approve': 'approve discounts above the limit of the person who quotes',
  'quotations.make': 'make, change and send quotations',
  'rates.edit': 'change loan terms and contract prices',
  'rates.read': 'view loan terms and contract prices in the portal',
  'reports.export': 'export reports as files',
  'reports.read': 'view the reports',
  'site.draft': 'edit drafts of pages and pictures of the site',
  'site.publish': 'publish and schedule pages and pictures of the site',
  'site.read': 'view pages and pictures of the site and their drafts',
  'staff.availability': 'view who works at the desk, and set who is available',
  'staff.edit': 'invite staff, change their roles and deactivate them',
  'targets.edit': 'set the monthly targets of the dealership and of each person',
  'texts.edit': 'change the WhatsApp and email texts for customers',
  'vehicles.edit': 'activate and deactivate models',
  'vehicles.read': 'view all models, including inactive ones',
} as const

export type Capability = keyof typeof capabilities

export const allCapabilities = Object.keys(capabilities).filter(isCapability)

function isCapability(name: string): name is Capability {
  return Object.hasOwn(capabilities, name)
}

/** Function that decides if an account has a capability. */
export type HasCapability = (account: StaffAccount, capability: Capability) => boolean

/** Function that decides if one account has a capability. */
export type CapabilityCheck = (capability: Capability) => boolean

export const capabilityCheck =
  (mayDo: HasCapability, account: StaffAccount): CapabilityCheck =>
  (capability) =>
    mayDo(account, capability)

/**
 * Returns the account of a user id if it may log in and has the capability now, otherwise
 * undefined.
 */
export type FindPermittedActor = (
  userId: string,
  capability: Capability,
) => Promise<Actor | undefined>
