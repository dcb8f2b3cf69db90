/** Texts of the editor for the charges between the ex-showroom and the on-road price. */

export const placeSection = 'State and validity'
export const state = 'State of registration'
export const states = {
  TG: 'Telangana',
  AP: 'Andhra Pradesh',
  KA: 'Karnataka',
  TN: 'Tamil Nadu',
  MH: 'Maharashtra',
  DL: 'Delhi',
  UP: 'Uttar Pradesh',
  GJ: 'Gujarat',
  WB: 'West Bengal',
  RJ: 'Rajasthan',
} as const
export const place = 'City of registration'
export const placeHint = 'Buyers see it beside the on-road price, for example Hyderabad.'
export const holdsDays = 'Days for which a price holds'
export const holdsDaysHint = 'A price ends earlier if one of its charges ends earlier.'

export const charges = 'Charges'
export const charge = 'charge'
export const chargesHint =
  'The lines between the ex-showroom and the on-road price. For a new rate, open its row and choose “Change from a later day”.'
export const key = 'Key'
export const keyHint =
  'Rows with the same key are the same charge at other times or for other vehicles.'
export const label = 'Name on the price sheet'
export const note = 'Note for buyers'
export const side = 'Paid to'
export const sides = {
  government: 'Government',
  insurance: 'Insurer',
  dealer: 'Dealership',
  maker: 'Manufacturer',
} as const
export const need = 'Who pays it'
export const needs = {
  always: 'Every buyer',
  financed: 'Buyers with a loan',
  unlessCovered: 'Buyers without such a cover',
  offered: 'Ticked, can be refused',
  chosen: 'Only buyers who choose it',
  shownAtZero: 'Nobody: shown at ₹0',
} as const
export const allVehicles = 'All vehicles'
export const fuel = 'Fuel'
export const fuels = { petrol: 'Petrol', electric: 'Electric' } as const
export const kind = 'Kind of vehicle'
export const kinds = { bike: 'Motorcycles', scooter: 'Scooters', ev: 'Electric' } as const
export const origin = 'Made in'
export const origins = { imported: 'Imported', domestic: 'Made in India' } as const
export const above = 'Only above an ex-showroom price of'
export const amount = 'How it is computed'
export const amounts = {
  fixed: 'A fixed amount',
  part: 'A percentage',
  slabs: 'By slabs',
  perUnit: 'For each kWh of the battery',
} as const
export const rupees = 'Amount'
export const percent = 'Rate'
export const of = 'Rate of'
export const ofHint = 'Slabs without a choice are of the ex-showroom price.'
export const vehicleAmounts = {
  exShowroom: 'Ex-showroom price',
  idv: 'Insured value (IDV): 95 % of the ex-showroom price',
} as const
export const by = 'Slabs by'
export const slabBases = {
  exShowroom: 'Ex-showroom price (₹)',
  cc: 'Engine (cc)',
  kw: 'Motor (kW)',
  kwh: 'Battery (kWh)',
} as const
export const border = 'The limit itself'
export const borders = {
  upTo: 'belongs to the lower slab',
  below: 'belongs to the higher slab',
} as const
export const steps = 'Slabs'
export const step = 'slab'
export const stepTo = 'Up to'
export const stepsHint = 'The last slab has no limit. Each slab has either a rate or an amount.'
export const least = 'At least'
export const most = 'At most'
export const mostPercent = 'At most this part of the ex-showroom price'
export const gst = 'GST on top'
export const isDeduction = 'Reduces the price'
export const requires = 'Only together with'
export const noOtherCharge = 'No other charge'
export const from = 'First day'
export const until = 'Last day'
export const checkedOn = 'Checked on'
export const source = 'Source'
export const sourceAddress = 'Address of the source'
export const toConfirm = 'To confirm: buyers see ≈ and the name of this line'

export const fromDay = 'from'
export const untilDay = 'until'
export const isToConfirm = 'to confirm'
export const succession = {
  button: 'Change from a later day',
  day: 'First day of the new amount',
  hint: 'This row ends on the day before. A copy follows it, in which you enter the new amount and its source. Prices change only on that day.',
  confirm: 'Continue with a copy',
  done: (name: string) => `${name} continues in the next row. Change its amount there.`,
}

export const noSuccessor = (day: string) =>
  `has no row that follows: from ${day}, such vehicles have no on-road price`

export const review = {
  many: 'Charges of the on-road price',
  one: 'Charge',
  due: (days: number) => `charges after ${days} days and 14 days before they end`,
  named: (name: string) => `the charge ${name}`,
  audited: (name: string) => `charge ${name}`,
}
export const rowEnds = (amount: string, day: string) => `${amount}, until ${day}`

export const percentRange = (most: number) => `must be from 0 to ${most}`
export const threeDecimals = 'must have at most three decimals'
export const limitRange = 'must be more than 0 and at most 99,99,999'
export const missingAmount = 'must be filled in for this kind of amount'
export const oneRate = 'must have either a percentage or rupees'
export const lastSlabOpen = 'must end with a slab without a limit'
export const onlyLastSlabOpen = 'must have a limit in each slab except the last'
export const risingSlabs = 'must have rising limits'
export const untilBeforeFrom = 'must not be before the first day'
export const sameDay = (label: string) =>
  `applies on the same days and to the same vehicles as another row “${label}” with this key`
export const unknownBase = (key: string) =>
  `must name exShowroom, idv or a key of this table: ${key} is unknown`
export const circle = 'must not depend on itself'
export const requiresItself = 'must not require itself, also not through other charges'
export const unknownRequired = 'must be the key of another charge'
