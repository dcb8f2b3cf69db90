/** Texts of the page content editors. */

export const backToList = 'All pages and pictures'
export const readOnly = 'You can view this page. The owner or a manager can change it.'

/** Names of the page contents, in the order of their list in the portal. */
export const parts = {
  home: 'Home page',
  slides: 'Home slides',
  offers: 'Offers',
  gallery: 'Gallery',
  about: 'About us',
  terms: 'Terms & Conditions',
  privacy: 'Privacy',
  amc: 'Maintenance contract (AMC)',
  warranty: 'Extended warranty',
  'joy-club': 'Joy Club',
  finance: 'Finance documents',
  films: 'Films',
  loan: 'Typical loan (EMI)',
  electricity: 'Electricity tariff',
  charges: 'On-road charges',
  appointments: 'Appointments',
  dealer: 'Dealership details',
  'desk-rules': 'Desk rules',
  'message-texts': 'WhatsApp and email texts',
  languages: 'Languages',
} as const

/** Descriptions of the page contents in their list. */
export const what: Readonly<Record<keyof typeof parts, string>> = {
  home: 'The welcome, headings, texts and buttons of the home page',
  slides: 'The large pictures on the home page, with their text, links and dates',
  offers: 'Offers with their pictures, models and dates; the first one is shown large',
  gallery: 'Pictures, captions and their order',
  about: 'The story of the dealership',
  terms: 'Terms for prices, offers, bookings and loans',
  privacy: 'What data the site keeps about people, why and for how long',
  amc: 'What the contract covers, its terms and prices',
  warranty: 'Cover in years and kilometres, prices and conditions',
  'joy-club': 'Benefits for club members',
  finance: 'The documents a lender asks for',
  films: 'The films on the pages AMC, Opt in and Joy Club',
  loan: 'The rate and term used by the EMI calculator and in “From ₹… a month”',
  electricity: 'The price of a unit, for the cost of a kilometre',
  charges: 'Taxes, fees and insurance between the ex-showroom and the on-road price',
  appointments: 'Bays, demo vehicles, hours and lengths of appointments that customers book online',
  dealer: 'Name, address, phones, opening hours, holidays, map and social links',
  'desk-rules': 'How new enquiries are assigned to staff',
  'message-texts': 'Texts with which staff write to customers, for each status of an enquiry',
  languages: 'Fields for your texts in Hindi and Telugu, besides English',
}

/** Words that staff may type in the search instead of the name of a page content. */
export const keywords: Readonly<Record<keyof typeof parts, string>> = {
  home: 'website start welcome heading logo',
  slides: 'banner carousel large pictures',
  offers: 'discount scheme festival plan',
  gallery: 'photos captions order',
  about: 'story history company',
  terms: 'conditions legal',
  privacy: 'data policy legal consent',
  amc: 'service contract',
  warranty: 'extended cover kilometres',
  'joy-club': 'membership benefits',
  finance: 'loan papers kyc aadhaar pan',
  films: 'video youtube',
  loan: 'interest rate months',
  electricity: 'unit ev charging running cost',
  charges: 'on road price life road tax registration rto insurance fees cess gst hypothecation',
  appointments:
    'service booking slots bays workshop test ride delivery hours plan capacity holiday',
  dealer: '',
  'desk-rules': '',
  'message-texts': 'message template templates reply whatsapp email mail',
  languages: 'language hindi telugu translation translations',
}

export const pageNames: Readonly<Record<string, string>> = {
  '/': 'Home',
  '/motorcycle': 'Motorcycles',
  '/scooters': 'Scooters',
  '/ev': 'Electric',
  '/offers': 'Offers',
  '/finance': 'Finance',
  '/text-ride-booking': 'Book a test ride',
  '/on-road-price': 'On-road price',
  '/service-booking': 'Book a service',
  '/amc': 'Maintenance contract',
  '/extendedWarranty': 'Extended warranty',
  '/joy-club': 'Joy Club',
  '/gallery': 'Gallery',
  '/services': 'Services',
  '/search': 'Search',
  '/compare': 'Compare',
  '/networks': 'Networks',
  '/contact': 'Contact',
  '/about': 'About us',
  '/optain': 'Opt in',
  '/terms-conditions': 'Terms & Conditions',
  '/privacy': 'Privacy',
}
export const howToFindUs = 'How to find us'
export const model = (name: string) => `Model: ${name}`
