import type { Capability } from '#app/platform/permissions/capability.ts'

/** Words that staff may type instead of the name of a page or a section. */

export const keywordsByPage: Readonly<Record<string, string>> = {
  '/admin/dashboard': 'home start overview today summary',
  '/admin/desk': 'enquiries leads calls follow up',
  '/admin/board':
    'appointments today calendar schedule bays workshop arrived late walk-in no-show test rides deliveries',
  '/admin/customers': 'buyers owners vehicles phone book',
  '/admin/quotations': 'quote offer on-road price discount approval proforma',
  '/admin/today': 'offline phone follow up',
  '/admin/account': 'settings dealership configuration',
  '/admin/price': 'rate cost rupees ex-showroom gst tax price list excel',
  '/admin/accessories-price': 'parts helmet guard cost',
  '/admin/bikes': 'vehicles motorcycles scooters active hide discontinue on sale',
  '/admin/gallery': 'photos pictures',
  '/admin/offer': 'discount scheme festival cashback',
  '/admin/rates': 'emi interest loan finance warranty amc electricity',
  '/admin/desk-rules': 'assign assignment in turn round robin distribute notify email',
  '/admin/staff': 'team users people employee invite role rights leave away available hand over',
  '/admin/models': 'vehicles add new model specification colours variants brochure',
  '/admin/site': 'website texts banner slides logo draft',
  '/admin/to-confirm': 'review old prices check',
  '/admin/pictures': 'photos images library upload logo',
  '/admin/reports/booking': 'service workshop appointments',
  '/admin/reports/amc': 'maintenance contract',
  '/admin/reports/ew': 'extended warranty',
  '/admin/reports/finance': 'loan emi',
  '/admin/reports/enquiry': 'test ride',
  '/admin/reports/all': 'export download excel csv list',
  '/admin/figures': 'statistics analytics chart conversion response time performance',
  '/admin/profile': 'my name email picture availability',
  '/admin/change-password': 'login new password',
  '/admin/second-factor': 'authenticator otp 2fa passkey code security',
}

const account = 'Account'

export type SettingWords = {
  label: string
  note: string
  keywords: string
  to: string
  may?: Capability
}

/** Sections of pages that staff look for by themselves. */
export const settingSections: readonly SettingWords[] = [
  {
    label: 'History of a vehicle',
    note: 'Day board',
    keywords: 'registration number plate job card service visits workshop kilometres estimate',
    to: '/admin/workshop-history',
  },
  {
    label: 'Name and address',
    note: account,
    keywords: 'dealership showroom shop pin code email city',
    to: '/admin/account#dealer-address',
  },
  {
    label: 'Phone numbers',
    note: account,
    keywords: 'telephone mobile whatsapp sales service',
    to: '/admin/account#dealer-phones',
  },
  {
    label: 'Opening hours and holidays',
    note: account,
    keywords: 'timings time closed days sunday weekly off festival diwali call back within',
    to: '/admin/account#dealer-hours',
  },
  {
    label: 'Map',
    note: account,
    keywords: 'location directions google latitude longitude',
    to: '/admin/account#dealer-map',
  },
  {
    label: 'Social links',
    note: account,
    keywords: 'facebook instagram youtube',
    to: '/admin/account#dealer-social',
  },
  {
    label: 'All enquiries in one file',
    note: account,
    keywords: 'export download csv excel everything',
    to: '/admin/account#everything',
    may: 'enquiries.exportAll',
  },
  {
    label: 'Backups',
    note: account,
    keywords: 'restore copy safe',
    to: '/admin/account#backups',
  },
  {
    label: 'Recent changes',
    note: account,
    keywords: 'audit log history who changed',
    to: '/admin/account#changes',
  },
  {
    label: 'Logins and exports',
    note: account,
    keywords: 'audit security sessions',
    to: '/admin/account#security',
  },
  {
    label: 'Devices that are logged in',
    note: 'Profile',
    keywords: 'sessions log out other phone computer lost',
    to: '/admin/profile#sessions',
  },
  {
    label: 'Download and import the catalogue',
    note: 'Models',
    keywords: 'export upload archive zip undo models',
    to: '/admin/catalogue',
  },
]
