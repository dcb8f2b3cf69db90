import type { Picture } from '#app/media/pictures/picture.ts'
import type { AccessoryFitting } from './accessory-fittings.ts'
import type { Measurements } from './measurements.ts'
import type { PaintFinish } from './paint-finishes.ts'
import * as words from './specification-words.ts'

export const vehicleKinds = ['bike', 'scooter', 'ev'] as const
export type VehicleKind = (typeof vehicleKinds)[number]

/** A model as a card, a strip or a price list shows it. */
export type Vehicle = {
  id: number
  kind: VehicleKind
  /** Display name: `HORNET 2.0`. */
  name: string
  /** The name without spaces, as URLs and `{bikeName}` carry it: `HORNET2.0`. */
  bikeName: string
  slug: string
  /** What a form sends for this model: the interface's value (`honda-dio`) where it has one, else the slug. */
  formValue: string
  isActive: boolean
  /** Whether the buttons of its card lead to its page. */
  hasDetails: boolean
  /** Whether it is sold new; otherwise there is only service and spares, and `price` is `unknownPrice`. */
  isOnSale: boolean
  tagline: string
  use: string
  engineCc: number | null
  /** Ex-showroom price in whole rupees, and the day it was last checked; `unknownPrice` in a draft without one. */
  price: number
  priceCheckedOn: string
  /** Nobody of the house has saved or confirmed it yet. */
  priceIsApproximate: boolean
  summary: { engine: string; power: string; transmission: string }
  figures: Measurements
  hero: Picture
  icon: Picture
  hasPlaceholderPictures: boolean
}

/** A model that is on sale on the site has at least one rupee. Drafts without a price and service-only models have this. */
export const unknownPrice = 0

export type SpecificationRow = {
  label: string
  value: string
  approximate: boolean
  /** The name of the variant that alone has this figure. */
  variant?: string | undefined
}

/** Headings in the order in which the page shows them, by the groups' names. */
export const specificationGroups = [
  ['bodyDimensions', words.bodyDimensions],
  ['engineDetails', words.engineDetails],
  ['transmissionDetails', words.transmissionDetails],
  ['tyreDetails', words.tyreDetails],
  ['frame', words.frame],
  ['electrical', words.electrical],
] as const

export type SpecificationGroup = (typeof specificationGroups)[number][0]
export type Specifications = Record<SpecificationGroup, SpecificationRow[]>

export type Variant = { name: string; price: number; difference: number }
export type Colour = {
  id: number
  name: string
  slug: string
  swatch: string
  swatch2: string | null
  /** The name of the variant that alone has this paint. */
  variant: string | null
  finish: PaintFinish | null
  /** That its pictures show the machine in another colour, as people read it. */
  note?: string
  hero: Picture
  icon: Picture
}
export type Feature = { heading: string; description: string; picture: Picture }
export type Accessory = {
  id: number
  heading: string
  description: string
  partNo: string
  price: string
  picture: Picture
  fitting?: AccessoryFitting
}

/** Names are compared without spaces and case: people type them into addresses and forms. */
export function normalizedVehicleName(name: string): string {
  return name.replaceAll(/\s/g, '').toLowerCase()
}

export function toBikeName(name: string): string {
  return name.replaceAll(/\s/g, '')
}

export const vehicleListPaths: Record<VehicleKind, string> = {
  bike: '/motorcycle',
  scooter: '/scooters',
  ev: '/ev',
}
