import type { AccessoryFitting } from '#app/catalogue/vehicles/accessory-fittings.ts'

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
  availability: 'Sold new',
  tagline: 'Tagline',
  description: 'Text',
  note: 'Note on its page',
  price: 'Ex-showroom price',
  variant: 'variant',
  variantName: 'Variant',
  difference: 'More than the first',
  picturesShow: 'Variant in the pictures',
  colour: 'colour',
  colourName: 'Colour',
  colourSlug: 'Address of the colour',
  swatch: 'Paint',
  swatch2: 'Second paint',
  finish: 'Finish',
  onlyVariant: 'Only for the variant',
  hero: 'Photograph in this colour',
  icon: 'Small picture in this colour',
  side: 'In the first colour, from the other side',
  rear: 'In the first colour, from behind',
  frames: 'All round: a turn of photographs',
  engine: 'Engine or motor',
  power: 'Power',
  transmission: 'Transmission',
  engineCc: 'Displacement',
  powerKw: 'Power',
  powerRpm: 'Power at',
  powerStated: 'Power in the maker’s words',
  torqueNm: 'Torque',
  torqueRpm: 'Torque at',
  torqueStated: 'Torque in the maker’s words',
  weight: 'Weight',
  seatHeight: 'Seat height',
  tank: 'Tank',
  boot: 'Boot',
  mileage: 'Mileage',
  mileageKind: 'Mileage measured by',
  mileageKinds: { certified: 'Certified test', owners: 'Owners’ average' },
  mileageKindNone: 'Choose one',
  mileageSource: 'Source of the mileage',
  mileageCheckedOn: 'Mileage looked up on',
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
  fitting: 'On the live machine',
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
  availability:
    'A model that is no longer sold stays on the site for service and spares. It is listed last, without price, instalment and test ride.',
  picturesShow:
    'Where variants look different, the one that the pictures show. Pages say so where visitors choose another one.',
  prices:
    'The first price of a new model. Once it is on the site, prices are changed under Price and Accessories Price, at once and without a draft.',
  colours: 'A colour without a photograph is shown in the first one that has one.',
  colourSlug: 'Small letters, digits and hyphens: pearl-white',
  onlyVariant: 'Where one variant alone is sold in this paint.',
  hero: 'The whole machine from its right. A photograph stands in a frame; one with a transparent ground is cut out.',
  icon: 'For lists and cards. Without one the photograph stands there, too.',
  frames:
    '12 to 72 photographs of one size from all around, numbered in their names: turn-01.jpg, turn-02.jpg … They turn to the left.',
  card: 'Three short figures for cards and lists.',
  figures:
    'What visitors compare and filter by, and what its page shows. Leave out what the machine does not have.',
  mileage:
    'Kilometres from a litre. It is shown once it says who measured it, its source and the day; all of them, or none.',
  stated: 'As its row in the specification says it: 11 Nm @ 6,000 rpm',
  specifications:
    'Open a group and type its rows, or paste them from a spreadsheet: two columns, what and figure. A group without rows does not stand on the page.',
  accessories: 'Parts that are sold for this model.',
  partNo: 'Capitals, digits and hyphens: SR-ACC-1042',
  partPrice: 'Rupees and paise: 1250.00',
  fitting:
    'How it is drawn on the machine that visitors turn by hand. One that is not drawn is in the list and in the total. Two that sit in the same place are never chosen together.',
  sources:
    'Where its figures come from, and the day on which somebody looked them up: “All figures”, “The maker’s leaflet of 2026”.',
} as const

export const noSecondPaint = {
  says: 'No second paint',
  add: 'Add a second paint',
  remove: 'No second paint',
} as const

export const asOnSite = 'As on the site'

export const availabilities = [
  { value: 'on-sale', label: 'On sale' },
  { value: 'service-only', label: 'Service and spares only' },
] as const

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

export const notDrawn = 'Not drawn'

export const fittings = {
  'crash-guard': 'Crash guard',
  sliders: 'Frame sliders',
  'all-round-guard': 'All-round guard',
  'saree-guard': 'Saree guard',
  visor: 'Visor',
  'touring-screen': 'Touring screen',
  mirrors: 'Mirrors',
  grips: 'Grips',
  'top-box': 'Top box',
  'alu-top-box': 'Top box of aluminium',
  'floor-mat': 'Floor mat',
  'usb-socket': 'USB socket',
  'phone-dock': 'Dock for a phone',
  'helmet-beside': 'Helmet, beside the machine',
} as const satisfies Record<AccessoryFitting, string>

export const backToList = 'All models'
export const readOnly = 'You can look at this model; your account does not change models.'
