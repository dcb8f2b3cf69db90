import type { AccessoryFitting } from '#app/catalogue/vehicles/accessory-fittings.ts'

/** Texts of the fields of a model, as the editor and messages to staff name them. */

export const sections = {
  name: 'Name and text',
  price: 'Price and variants',
  variants: 'Variants',
  colours: 'Colours and pictures',
  card: 'Model card',
  figures: 'Key figures',
  specifications: 'Specification',
  features: 'Features',
  accessories: 'Accessories',
  sources: 'Sources',
} as const

export const labels = {
  name: 'Name',
  formValue: 'Form value',
  status: 'On the site',
  position: 'Position in the list',
  hasDetails: 'Has its own page',
  priceCheckedOn: 'Price confirmed on',
  priceIsApproximate: 'Price is approximate',
  slug: 'Web address',
  kind: 'Type',
  use: 'Best for',
  availability: 'Availability',
  tagline: 'Tagline',
  description: 'Text',
  note: 'Note on the model page',
  price: 'Ex-showroom price',
  variant: 'variant',
  variantName: 'Variant',
  difference: 'Extra over the first variant',
  picturesShow: 'Variant shown in the pictures',
  registration: 'Registration',
  registeredCc: 'Displacement as registered',
  registeredKw: 'Motor power as registered',
  isImported: 'Imported as a complete vehicle',
  colour: 'colour',
  colourName: 'Colour',
  colourSlug: 'Web address of the colour',
  swatch: 'Paint colour',
  swatch2: 'Second paint colour',
  finish: 'Finish',
  onlyVariant: 'Only for this variant',
  hero: 'Photo in this colour',
  icon: 'Thumbnail in this colour',
  side: 'First colour, left side',
  rear: 'First colour, rear',
  frames: '360° view',
  engine: 'Engine or motor',
  power: 'Power',
  transmission: 'Transmission',
  engineCc: 'Displacement',
  powerKw: 'Power',
  powerRpm: 'Power at',
  powerStated: 'Power as stated by the manufacturer',
  torqueNm: 'Torque',
  torqueRpm: 'Torque at',
  torqueStated: 'Torque as stated by the manufacturer',
  weight: 'Weight',
  seatHeight: 'Seat height',
  tank: 'Fuel tank',
  boot: 'Under-seat storage',
  mileage: 'Mileage',
  mileageKind: 'Mileage based on',
  mileageKinds: { certified: 'Certified test', owners: 'Owners’ average' },
  mileageKindNone: 'Choose one',
  mileageSource: 'Source of the mileage',
  mileageCheckedOn: 'Mileage checked on',
  range: 'Range',
  topSpeed: 'Top speed',
  battery: 'Battery',
  charging: 'Charging time',
  upTo: (label: string) => `${label}, maximum`,
  approximateOf: (label: string) => `${label} is approximate`,
  row: 'row',
  rowLabel: 'Item',
  rowValue: 'Value',
  approximate: 'Approximate',
  feature: 'feature',
  heading: 'Heading',
  text: 'Text',
  picture: 'Picture',
  accessory: 'accessory',
  partNo: 'Part number',
  partPrice: 'Price',
  fitting: 'In the 3D view',
  source: 'source',
  sourceOf: 'Figures covered',
  sourceWhere: 'Source',
  sourceOn: 'Checked on',
} as const

export const hints = {
  name: 'As written on the vehicle, for example HORNET 2.0',
  slug: 'The last part of the page’s address. Lower-case letters, digits and hyphens, for example hornet-2-0',
  tagline: 'One line, at most 120 characters.',
  description: 'At most 900 characters.',
  note: 'If the model is no longer made, say so here.',
  availability:
    'A model that is no longer sold new stays on the site for service and spares. It is listed last, without a price, an EMI or a test ride.',
  picturesShow:
    'If variants look different, choose the one in the pictures. The page tells visitors when they choose another.',
  registeredFigure:
    'Only if it differs from the figure on the page. Taxes and insurance follow it.',
  prices:
    'Enter the first price of a new model here. Once the model is on the site, change prices under Price and Accessories Price. Changes there go live immediately.',
  colours: 'A colour without a photo is shown with the photo of another colour.',
  colourSlug: 'Lower-case letters, digits and hyphens, for example pearl-white',
  onlyVariant: 'Choose a variant if only that one is sold in this colour.',
  hero: 'The whole vehicle from its right side. A photo is shown in a frame; a picture with a transparent background is shown without one.',
  icon: 'For lists and cards. If you leave it empty, the photo is used.',
  frames:
    '12 to 72 photos of the same size, taken all around the vehicle and numbered in their file names: turn-01.jpg, turn-02.jpg … They should turn to the left.',
  card: 'Three short lines for cards and lists.',
  figures:
    'Visitors see these on the model page, and use them to compare and filter. Leave a field empty if it does not apply.',
  mileage:
    'Kilometres per litre. The site shows it only with how it was measured, its source and the date. Fill in all of these, or none.',
  stated: 'As in the specification, for example 5.8 kW @ 7,500 rpm or 11 Nm @ 6,000 rpm',
  specifications:
    'Open a group and type its rows, or paste two columns from a spreadsheet: item and value. A group without rows is not shown.',
  accessories: 'Accessories sold for this model.',
  partNo: 'Capital letters, digits and hyphens, for example SR-ACC-1042',
  partPrice: 'In rupees, for example 1250.00',
  fitting:
    'How the accessory looks in the 3D view. If it is not shown there, it is still in the list and in the total. Visitors cannot choose two accessories for the same place.',
  sources:
    'Where the figures come from and when you checked them, for example “All figures” from “Manufacturer’s brochure 2026”. Visitors see this below the specification.',
} as const

export const noSecondPaint = {
  says: 'No second paint colour',
  add: 'Add a second paint colour',
  remove: 'Remove the second paint colour',
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

export const notDrawn = 'Not shown'

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
  'alu-top-box': 'Aluminium top box',
  'floor-mat': 'Floor mat',
  'usb-socket': 'USB socket',
  'phone-dock': 'Phone holder',
  'helmet-beside': 'Helmet, beside the vehicle',
} as const satisfies Record<AccessoryFitting, string>
