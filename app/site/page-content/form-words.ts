/** What the editors of the site's parts say. */

export const backToList = 'All pages and pictures'
export const readOnly =
  'You can look at this; your account does not change the site’s pages and pictures.'

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
  finance: 'Finance papers',
  loan: 'A usual loan (EMI)',
} as const

/** What a part is, in the list of them. */
export const what = {
  slides: 'The large pictures on the home page, their words, where they lead and on which days',
  offers: 'The offers with their pictures, models, first and last day; the first one stands large',
  gallery: 'The gallery’s pictures, their captions and their order',
  about: 'What the house is and how it works',
  terms: 'What holds for prices, offers, bookings and loans',
  privacy: 'What the site keeps about people, why and for how long',
  amc: 'What the contract holds, its terms and its prices',
  warranty: 'The tables of cover with years, kilometres and prices, and the conditions',
  'joy-club': 'What the club gives',
  finance: 'Which papers a lender asks for',
  loan: 'The rate and the time with which the calculator begins and a month’s price is reckoned',
} as const

export const sections = {
  slides: 'Slides',
  offers: 'Offers',
  images: 'Pictures',
  head: 'Top of the page',
  figures: 'Figures',
  picture: 'Picture',
  text: 'Text',
  features: 'What it holds',
  prices: 'Prices',
  tables: 'Tables',
  conditions: 'Conditions',
  benefits: 'Benefits',
  documents: 'Papers',
  proofs: 'What counts as a proof',
  loan: 'The loan',
} as const

export const labels = {
  slide: 'slide',
  headline: 'Headline',
  line: 'Line beneath it',
  picture: 'Picture',
  tallPicture: 'Upright picture for phones',
  quietSide: 'Where the words stand',
  tallQuietSide: 'Where they stand on a phone',
  buttonText: 'Words on the button',
  buttonTo: 'The button leads to',
  from: 'First day',
  until: 'Last day',
  offer: 'offer',
  title: 'Title',
  description: 'What one gets, and what one brings',
  models: 'For these models',
  image: 'picture',
  caption: 'Caption',
  pageTitle: 'Title',
  intro: 'What stands beneath it',
  searchLine: 'In one line, for search engines',
  figure: 'Figure',
  figureRow: 'figure',
  figureOf: 'What it counts',
  pictureText: 'What the picture shows, for who does not see it',
  body: 'Text',
  teaser: 'In one line on the page Services',
  feature: 'row',
  featureText: 'What',
  terms: 'Terms, one a line',
  price: 'price',
  machines: 'Machines',
  rupees: 'Price',
  checkedOn: 'Prices checked on',
  table: 'table',
  heading: 'Heading',
  kind: 'For',
  standardYears: 'Standard cover, years',
  standardKm: 'Standard cover, kilometres',
  extension: 'extension',
  extensions: 'Extensions',
  years: 'More years',
  km: 'More kilometres',
  longest: 'The longest cover, in words',
  soldForMonths: 'Sold within so many months from the sale',
  conditions: 'Conditions, one a line',
  benefit: 'benefit',
  term: 'What',
  text: 'In a sentence or two',
  document: 'paper',
  documentName: 'Paper',
  detail: 'What it has to show',
  proofsOfAddress: 'Proof of address, one a line',
  proofsOfIdentity: 'Proof of identity, one a line',
  rate: 'Rate a year, on the falling balance',
  months: 'Months',
  note: 'Note',
  loanCheckedOn: 'Checked on',
} as const

export const quietSides = [
  { value: 'left', label: 'Left, the machine right' },
  { value: 'right', label: 'Right, the machine left' },
  { value: 'none', label: 'The picture is full: it moves aside for the words' },
] as const

export const tallQuietSides = [
  { value: 'top', label: 'Above the picture' },
  { value: 'bottom', label: 'Below the picture' },
] as const

export const kinds = [
  { value: 'bike', label: 'Motorcycles' },
  { value: 'scooter', label: 'Scooters' },
  { value: 'ev', label: 'Electric' },
] as const

export const hints = {
  slides:
    'They follow one another in this order; a phone shows the first alone. A slide that leads to a model is shown while the model is on the site.',
  days: 'Leave it empty for always.',
  widePicture: 'A wide picture, 1,600 by 700 or larger, with room for the words at one side.',
  tallPicture:
    'Upright, with the machine below or above the middle. Without one a phone shows the wide picture.',
  offers:
    'The first one that goes on stands large. Taking one out takes it off the site; under Manage → Offer it can be brought back for a day.',
  firstDay: 'Before it the site does not show it. Leave it empty to begin at once.',
  lastDay: 'After it the offer stands among the earlier ones. Leave it empty for one that goes on.',
  gallery: 'In the order in which they stand there; the first one is large.',
  caption: 'What the picture shows: read to those who can’t see it.',
  searchLine: 'At most 200 characters; shown where the page is found or shared.',
  places: (names: readonly string[]) =>
    `What stands in { } the site fills in by itself, as it is on the day: ${names.map((name) => `{${name}}`).join(', ')}.`,
  body: 'Leave an empty line between paragraphs. A line that begins with ## is a heading, with ### a smaller one, with - an entry of a list. **Two stars** make words bold, *one star* stresses them. [Our offers](/offers) is a link: to a page of the site, or to https://…, tel:+91… or mailto:….',
  changedOn: 'Where the text says when it was last changed, mend that day too.',
  prices:
    'Rates changes these prices at once; here they wait for the publication. A price that changes bears the day on which it is published.',
  features: 'Rows can be pasted from a spreadsheet: two columns.',
  tables: 'Years and kilometres, whichever comes first. An extension adds to the standard cover.',
  soldForMonths: 'Empty: as long as the standard cover lasts.',
  longest: 'As a sentence says it: ten years.',
  loan: 'From it follow the calculator’s first figures and “From ₹2,436 a month”. Both figures, or neither. Rates changes them at once; here they wait for the publication.',
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
