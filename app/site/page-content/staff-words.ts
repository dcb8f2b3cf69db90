import { furtherLanguages } from '#app/content/fields/further-languages.ts'

/** Texts about page content in the portal. A validation message continues the name of its field. */

export const pageTitle = 'Pages and pictures · Admin Portal'
export const unknown = 'There is no page or picture list with this name.'
export const noSuchVersion = 'This version was not found.'

export const noSuchPage = (href: string) => `links to ${href}, which is not a page of this site`
export const noSuchModel = (name: string) => `refers to the model ${name}, which does not exist`
export const noSuchPicture = (name: string) => `refers to the picture ${name}, which does not exist`

/** Field names at the start of a validation message. */
const fieldNames: Record<string, string> = {
  slides: 'Slide',
  headline: 'headline',
  line: 'line',
  picture: 'picture',
  tallPicture: 'upright picture',
  quietSide: 'position of the text',
  tallQuietSide: 'position of the text on a phone',
  link: 'button',
  href: 'page',
  from: 'first day',
  until: 'last day',
  offers: 'Offer',
  models: 'models',
  images: 'Picture',
  films: 'Film',
  poster: 'picture',
  youtubeId: 'YouTube ID',
  body: 'Text',
  figures: 'Figure',
  pictureText: 'Description of the picture',
  features: 'What it covers, row',
  terms: 'Terms, line',
  prices: 'Price',
  tables: 'Table',
  standard: 'standard cover',
  extensions: 'extension',
  conditions: 'Conditions, line',
  benefits: 'Benefit',
  documents: 'Document',
  proofsOfAddress: 'Proof of address',
  proofsOfIdentity: 'Proof of identity',
  ratePercent: 'Rate',
  rupeesPerUnit: 'Price of a unit',
  salesPhones: 'Sales phone',
  servicePhones: 'Service phone',
  hours: 'Hours',
  sales: 'sales',
  service: 'service',
  opens: 'opening time',
  closes: 'closing time',
  callWithin: 'call-back time',
  closedOn: 'closed days',
  holidays: 'Holiday',
  on: 'date',
  social: 'Social link',
  url: 'web address',
  pinCode: 'PIN code',
  lat: 'latitude',
  lng: 'longitude',
  whatsapp: 'WhatsApp number',
  texts: 'Text',
  when: 'status',
  text: 'text',
  subject: 'subject',
  channel: 'way to send',
  plans: 'Plan',
  purpose: 'purpose',
  minutes: 'minutes',
  buffer: 'minutes between',
  leadMinutes: 'notice',
  horizonDays: 'days ahead',
  perDay: 'most in a day',
  perStart: 'most at one time',
  changeUntilMinutes: 'changes until',
  windows: 'hours',
  'windows.from': 'start',
  'windows.until': 'end',
  resources: 'Resource',
  seats: 'seats',
  purposes: '“For”',
  key: 'name in the data',
  overrides: 'Special day',
  resource: '“Only for”',
  ...Object.fromEntries(furtherLanguages.map(({ value, label }) => [value, label])),
}

/**
 * Joins a path and a message: `slides.0.until`, `must not lie …` → `Slide 1, last day must not lie
 * …`.
 */
export function flaw(path: string, says: string): string {
  const parts = path.split('.')
  const places = parts.reduce<string[]>((named, part, index) => {
    const last = named.at(-1)
    if (/^\d+$/.test(part) && last !== undefined)
      return [...named.slice(0, -1), `${last} ${Number(part) + 1}`]
    if (part === 'translations') return named
    const ofList = fieldNames[`${parts[index - 2]}.${part}`]
    return [...named, ofList ?? fieldNames[part] ?? part]
  }, [])
  const place = places.join(', ')
  return `${place.charAt(0).toUpperCase()}${place.slice(1)} ${says}`.trim()
}
