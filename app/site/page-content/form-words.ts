/** Texts of the page content editors. */

export const backToList = 'All pages and pictures'
export const readOnly = 'You can view this page. The owner or a manager can change it.'

export const parts = {
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
  loan: 'Typical loan (EMI)',
} as const

/** Descriptions of the page contents in their list. */
export const what = {
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
  loan: 'The rate and term used by the EMI calculator and in “From ₹… a month”',
} as const

export const sections = {
  head: 'Top of the page',
  figures: 'Figures',
  picture: 'Picture',
  text: 'Text',
  features: 'What it covers',
  prices: 'Prices',
  tables: 'Tables',
  conditions: 'Conditions',
  benefits: 'Benefits',
  documents: 'Documents',
  proofs: 'Accepted proofs',
  loan: 'The loan',
} as const

export const labels = {
  picture: 'Picture',
  pageTitle: 'Title',
  intro: 'Text below the title',
  searchLine: 'Summary for search engines',
  figure: 'Figure',
  figureRow: 'figure',
  figureOf: 'What the figure means',
  pictureText: 'Description of the picture',
  body: 'Text',
  teaser: 'One line for the Services page',
  feature: 'row',
  featureText: 'Item',
  terms: 'Terms, one per line',
  price: 'price',
  machines: 'Vehicles',
  rupees: 'Price',
  checkedOn: 'Prices checked on',
  table: 'table',
  heading: 'Heading',
  kind: 'For',
  standardYears: 'Standard cover, years',
  standardKm: 'Standard cover, kilometres',
  extension: 'extension',
  extensions: 'Extensions',
  years: 'Extra years',
  km: 'Extra kilometres',
  longest: 'Longest cover, in words',
  soldForMonths: 'Can be bought within (months from purchase)',
  conditions: 'Conditions, one per line',
  benefit: 'benefit',
  term: 'Benefit',
  text: 'Details',
  document: 'document',
  documentName: 'Document',
  detail: 'Details',
  proofsOfAddress: 'Proof of address, one per line',
  proofsOfIdentity: 'Proof of identity, one per line',
  rate: 'Interest rate per year (reducing balance)',
  months: 'Months',
  note: 'Note',
  loanCheckedOn: 'Checked on',
} as const

export const kinds = [
  { value: 'bike', label: 'Motorcycles' },
  { value: 'scooter', label: 'Scooters' },
  { value: 'ev', label: 'Electric' },
] as const

export const hints = {
  searchLine: 'At most 200 characters. Shown in search results and when the page is shared.',
  places: (names: readonly string[]) =>
    `The site replaces these with today’s details: ${names.map((name) => `{${name}}`).join(', ')}.`,
  body: 'Leave an empty line between paragraphs. A line that begins with ## is a heading, ### a smaller heading, - a list item. **Two stars** make bold text, *one star* italics. [Our offers](/offers) makes a link, to a page of this site or to https://…, tel:+91… or mailto:….',
  changedOn: 'If the text says when it was last changed, update that date too.',
  prices:
    'Prices changed here go live when you publish, with that day’s date. To change them immediately, use Rates.',
  features: 'You can paste two columns from a spreadsheet.',
  tables:
    'Years or kilometres, whichever comes first. An extension is added to the standard cover.',
  soldForMonths: 'Leave it empty if customers can buy it as long as the standard cover lasts.',
  longest: 'In words, for example: ten years.',
  loan: 'Used by the EMI calculator and in “From ₹2,436 a month”. Enter both the rate and the months, or neither. Changes here go live when you publish; to change them immediately, use Rates.',
} as const

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
