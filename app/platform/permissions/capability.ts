import type { Editor, Staff } from './session.ts'

/** What an account can be allowed to do. Every call and page of the portal names one. */
export const capabilities = {
  'account.own': 'see and change one’s own account',
  'accessories.edit': 'change accessories’ prices',
  'accessories.read': 'see accessories with their prices',
  'changes.read': 'see who changed what',
  'dashboard.read': 'see today’s counts and the charts',
  'dealer.edit': 'change the dealer’s facts',
  'dealer.read': 'see the dealer’s facts as they are edited',
  'desk.assign': 'hand an enquiry to anybody',
  'desk.read': 'see the desk: what waits, who has it, what became of it',
  'desk.rules': 'decide who gets which enquiries',
  'desk.work': 'work enquiries: state, note, call, next step, take one or give it back',
  'enquiries.erase': 'erase a person’s enquiry',
  'enquiries.exportAll': 'take everything away as a file',
  'enquiries.read': 'see enquiries as they come, with all their answers',
  'gallery.edit': 'add, change and delete gallery pictures',
  'gallery.read': 'see gallery pictures as they are edited',
  'models.draft': 'write models as drafts',
  'models.publish': 'publish models, plan that, order and delete them',
  'models.read': 'see models as they are written',
  'offers.edit': 'add, change and delete offers',
  'offers.read': 'see offers as they are edited',
  'prices.edit': 'change models’ prices',
  'prices.read': 'see models’ prices and their history',
  'rates.edit': 'change loan terms and what contracts cost',
  'rates.read': 'see loan terms and what contracts cost, as they are edited',
  'reports.export': 'take reports away as files',
  'reports.read': 'see the reports',
  'site.draft': 'write pages and pictures of the site as drafts',
  'site.publish': 'publish pages and pictures of the site, and plan that',
  'site.read': 'see pages and pictures of the site as they are written',
  'staff.edit': 'invite people, change their roles and let them go',
  'vehicles.edit': 'switch models on and off',
  'vehicles.read': 'see every model, inactive ones too',
} as const

export type Capability = keyof typeof capabilities

export const allCapabilities = Object.keys(capabilities).filter(isCapability)

function isCapability(name: string): name is Capability {
  return Object.hasOwn(capabilities, name)
}

/** Decides whether an account may do something. */
export type MayDo = (account: Staff, capability: Capability) => boolean

/** The account of a user id, if it may log in and do something at this moment; else undefined. */
export type CurrentEditor = (userId: string, capability: Capability) => Promise<Editor | undefined>
