import type { Role } from '#app/platform/permissions/role.ts'

/** Texts of the search and of the list of keyboard shortcuts. */

export const findAnything = 'Search enquiries, customers, vehicles, staff, pages and settings'
export const actions = 'Actions'
export const vehicles = 'Vehicles'
export const people = 'Staff'
export const pages = 'Pages'
export const settings = 'Settings'
export const enquiries = 'Enquiries'
export const customers = 'Customers'
export const pagesAndPictures = 'Pages and pictures'
export const newEnquiry = 'New enquiry'
export const newEnquiryWords = 'add walk-in lead telephone'
export const keyboardShortcuts = 'Keyboard shortcuts'

export const price = (rupees: string) => (rupees ? `Price · ${rupees}` : 'Price')
export const priceWords = 'rate cost on-road ex-showroom'
export const specification = 'Specification on the website'
export const specificationWords = 'engine mileage weight colours page'
export const model = 'Model in the portal'
export const modelWords = 'edit change texts pictures specification variants'

export const roles: Readonly<Record<Role, string>> = {
  owner: 'Owner',
  manager: 'Manager',
  sales: 'Sales',
  workshop: 'Workshop',
  accounts: 'Accounts',
}
export const openEnquiries = (count: number) =>
  count === 1 ? '1 open enquiry' : `${count} open enquiries`
export const away = 'away'
export const staffAccount = 'Staff account'
export const countOf = (count: number) => (count === 1 ? '1 enquiry' : `${count} enquiries`)
export const allFound = (count: number, isMore: boolean) =>
  isMore ? `Show more than ${count} at the desk` : `Show all ${count} at the desk`

export const nothing = (typed: string) => `Nothing found for “${typed}”.`
export const begin = 'Name, number, vehicle, page or setting'
export const searching = 'Searching…'
export const noNetwork = 'No connection. Only pages and settings can be searched.'
export const notSearched = (groups: string) => `Not searched: ${groups}. Please try again.`
export const found = (count: number) => (count === 1 ? '1 found' : `${count} found`)

export const inList = 'In the list'
export const everywhere = 'Everywhere in the portal'
export const listKeys: readonly (readonly [key: string, what: string])[] = [
  ['J or ↓', 'Next row'],
  ['K or ↑', 'Previous row'],
  ['Enter', 'Open'],
  ['C', 'Call and log the result'],
  ['N', 'Note'],
  ['A', 'Assign'],
  ['S', 'Status'],
  ['Z', 'Next step'],
  ['X', 'Select'],
  ['1 to 9', 'Choose an option in a dialog'],
]
export const inEnquiryKeys: readonly (readonly [key: string, what: string])[] = [
  ['J', 'Next enquiry of the list'],
  ['K', 'Previous enquiry of the list'],
]
export const inEnquiry = 'On the page of an enquiry'
export const otherKeys: readonly (readonly [key: string, what: string])[] = [
  ['Ctrl K or ⌘ K', 'Search'],
  ['/', 'Search'],
  ['?', 'Show these shortcuts'],
]
export const inSearch = 'In the search'
export const searchKeys: readonly (readonly [key: string, what: string])[] = [
  ['↓ and ↑', 'Next and previous result'],
  ['Home, End', 'First and last result'],
  ['Enter', 'Open'],
  ['Ctrl Enter', 'Open in a new tab'],
]
export const useSingleKeys = 'Use single-key shortcuts'
export const singleKeysHint =
  'Turn this off if you use dictation or press keys by mistake. Arrow keys, Enter and Ctrl K still work.'
