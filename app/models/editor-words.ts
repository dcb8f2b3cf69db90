/** What the editor of a model says. */

export const sections = {
  name: 'Name and words',
  price: 'Price and variants',
  variants: 'Variants',
  colours: 'Colours and pictures',
  card: 'Card',
  figures: 'Figures',
  specifications: 'Specification',
  features: 'Features',
  accessories: 'Accessories',
  sources: 'Sources',
} as const

export const labels = {
  name: 'Name',
  slug: 'Address',
  kind: 'Kind',
  use: 'Made for',
  tagline: 'Tagline',
  description: 'Text',
  note: 'Note on its page',
  price: 'Ex-showroom price',
  variant: 'variant',
  variantName: 'Variant',
  difference: 'More than the first',
  colour: 'colour',
  colourName: 'Colour',
  colourSlug: 'Address of the colour',
  swatch: 'Paint',
  swatch2: 'Second paint',
  finish: 'Finish',
  onlyVariant: 'Only for the variant',
  hero: 'Photograph in this colour',
  icon: 'Small picture in this colour',
  side: 'From the other side',
  rear: 'From behind',
  frames: 'All round: a turn of photographs',
  engine: 'Engine or motor',
  power: 'Power',
  transmission: 'Transmission',
  engineCc: 'Displacement',
  powerKw: 'Power',
  powerRpm: 'Power at',
  powerStated: 'Power as the maker states it',
  torqueNm: 'Torque',
  torqueRpm: 'Torque at',
  torqueStated: 'Torque as the maker states it',
  weight: 'Weight',
  seatHeight: 'Seat height',
  tank: 'Tank',
  boot: 'Boot',
  mileage: 'Mileage',
  range: 'Range',
  topSpeed: 'Top speed',
  battery: 'Battery',
  charging: 'Charging time',
  upTo: (label: string) => `${label}, up to`,
  approximateOf: (label: string) => `${label} is approximate`,
  row: 'row',
  rowLabel: 'What',
  rowValue: 'Figure',
  approximate: 'Approximate',
  feature: 'feature',
  heading: 'Heading',
  text: 'Text',
  picture: 'Picture',
  accessory: 'accessory',
  partNo: 'Part number',
  partPrice: 'Price',
  source: 'source',
  sourceOf: 'Which figures',
  sourceWhere: 'Where from',
  sourceOn: 'Looked up on',
} as const

export const hints = {
  name: 'As it stands on the machine: HORNET 2.0',
  slug: 'Small letters, digits and hyphens: hornet-2-0',
  tagline: 'One line, at most 120 characters.',
  description: 'At most 900 characters.',
  note: 'For one that is no longer built, say so here.',
  prices:
    'The first price of a new model. Once it is on the site, prices are changed under Price and Accessories Price, at once and without a draft.',
  colours: 'A colour without a photograph is shown in the first one that has one.',
  colourSlug: 'Small letters, digits and hyphens: pearl-white',
  onlyVariant: 'The name of the variant that alone has this paint.',
  hero: 'The whole machine from its right. A photograph stands in a frame; one with a transparent ground is cut out.',
  icon: 'For lists and cards. Without one the photograph stands there, too.',
  frames:
    '12 to 72 photographs of one size from all around, numbered in their names: turn-01.jpg, turn-02.jpg … They turn to the left.',
  card: 'Three short figures for cards and lists.',
  figures: 'What visitors compare and filter by. Leave out what the machine does not have.',
  specifications: 'Rows can be pasted from a spreadsheet: two columns, what and figure.',
  accessories: 'Parts that are sold for this model.',
  partNo: 'Capitals, digits and hyphens: SR-ACC-1042',
  partPrice: 'Rupees and paise: 1250.00',
  sources: 'Every figure has a source and the day on which somebody looked it up.',
} as const

export const kinds = [
  { value: 'bike', label: 'Motorcycle' },
  { value: 'scooter', label: 'Scooter' },
  { value: 'ev', label: 'Electric' },
] as const

export const uses = [
  { value: 'commute', label: 'Commuting' },
  { value: 'family', label: 'Family' },
  { value: 'city', label: 'City' },
  { value: 'sport', label: 'Sport' },
  { value: 'touring', label: 'Touring' },
  { value: 'performance', label: 'Performance' },
] as const

export const finishes = {
  gloss: 'Gloss',
  metallic: 'Metallic',
  pearl: 'Pearl',
  matte: 'Matte',
} as const

export const pleaseChoose = 'Choose'
export const add = (one: string) => `Add ${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}`
export const nth = (one: string, index: number) =>
  `${one[0]?.toUpperCase()}${one.slice(1)} ${index + 1}`
export const up = (entry: string) => `Move ${entry} up`
export const down = (entry: string) => `Move ${entry} down`
export const remove = (entry: string) => `Remove ${entry}`
export const removeShort = 'Remove'
export const noPicture = 'No picture yet'
export const pictureOf = (label: string) => `Chosen for: ${label}`

export const saving = 'Saving …'
export const saved = 'Saved'
export const savedBy = (who: string, at: string) => `Saved by ${who}, ${at}`
export const asOnSite = 'As on the site'
export const notSaved = (count: number) =>
  count === 1 ? 'Not saved: one field needs mending' : `Not saved: ${count} fields need mending`
export const offline = 'Not saved: no answer. What you typed is still here, and is sent again.'
export const unsaved = 'Not saved yet'
export const merged = (who: string) => `${who} changed this model meanwhile. Both changes are kept.`
export const clashed = (who: string, paths: string) =>
  `${who} changed this model meanwhile. Where both of you changed the same, yours stands: ${paths}. Theirs is in the versions once it was published.`
export const stillMissing = (count: number) =>
  count === 1 ? 'One field is still missing' : `${count} fields are still missing`
export const complete = 'Nothing is missing'
export const publish = 'Publish'
export const publishTitle = 'Publish this model'
export const publishNow = 'Publish now'
export const publishLater = 'Publish then'
export const nothingWritten = 'The site shows everything that is written here.'
export const publishHint = 'The site shows it at once.'
export const laterHint = 'Or at a day and an hour of the shop’s clock:'
export const day = 'Day'
export const hour = 'Hour'
export const willAppear = (at: string) => `Goes on the site ${at}`
export const willLeave = (at: string) => `Leaves the site ${at}`
export const takePlanBack = 'Take the plan back'
export const planFailed = (why: string) => `It could not go on the site as planned: ${why}`
export const leaveThen = 'Take it off then'
export const versions = 'Versions'
export const versionsTitle = 'What stood on the site'
export const noVersions = 'It has not been published from here yet.'
export const asItCame = 'as it came with the catalogue'
export const version = (number: number, who: string, at: string) =>
  at === '' ? `Version ${number}, ${asItCame}` : `Version ${number}, by ${who}, ${at}`
export const makeDraft = 'Write on from this'
export const discard = 'Discard the draft'
export const discardQuestion = 'Discard what is written and not published?'
export const failed = 'That did not work. Please try again.'
export const sectionsOfModel = 'Sections'
export const backToList = 'All models'
export const readOnly = 'You can look at this model; your account does not change models.'
export const needsFilling = (count: number) => `${count} missing`
export const states = { draft: 'Draft', on: 'On the site', off: 'Off the site' } as const
export const seeOnSite = 'See it on the site'
