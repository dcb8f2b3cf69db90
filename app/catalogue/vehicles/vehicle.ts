import type { Picture } from '#app/media/pictures/picture.ts'
import type { AccessoryFitting } from './accessory-fittings.ts'
import type { Measurements } from './measurements.ts'
import type { PaintFinish } from './paint-finishes.ts'
import * as words from './specification-words.ts'

export const vehicleKinds = ['bike', 'scooter', 'ev'] as const
export type VehicleKind = (typeof vehicleKinds)[number]

/** A model with the fields for cards, strips and price lists. */
export type Vehicle = {
  id: number
  kind: VehicleKind
  /** Display name: `HORNET 2.0`. */
  name: string
  /** The name without spaces, as in URLs and `{bikeName}`: `HORNET2.0`. */
  bikeName: string
  slug: string
  /**
   * Value in forms: the one of the public API (`honda-dio`) if there is one, otherwise the slug.
   */
  formValue: string
  isActive: boolean
  /** `true` if the buttons of its card link to its page. */
  hasDetails: boolean
  /**
   * `true` if it is sold new. Otherwise there is only service and spares, and `price` is
   * `unknownPrice`.
   */
  isOnSale: boolean
  tagline: string
  use: string
  engineCc: number | null
  /**
   * Ex-showroom price in whole rupees, and the day of the last check. A draft without a price has
   * `unknownPrice`.
   */
  price: number
  priceCheckedOn: string
  /** `true` until staff save or confirm the price. */
  priceIsApproximate: boolean
  summary: { engine: string; power: string; transmission: string }
  figures: Measurements
  registration: Registration
  hero: Picture
  icon: Picture
  hasPlaceholderPictures: boolean
}

/** Registration data that differs from the figures on the vehicle's page. */
export type Registration = {
  cc?: number | undefined
  kw?: number | undefined
  isImported?: boolean | undefined
}

/**
 * Price of drafts without one and of service-only models. A model on sale costs at least one rupee.
 */
export const unknownPrice = 0

export type SpecificationRow = {
  label: string
  value: string
  approximate: boolean
  /** The only variant with this value. */
  variant?: string | undefined
}

/** Group names and headings, in the order of the page. */
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
  /** The only variant with this colour. */
  variant: string | null
  finish: PaintFinish | null
  /** Note for visitors that the pictures show another colour. */
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

/**
 * Normalises a name for comparison, without spaces and case, because people type it into addresses
 * and forms.
 */
export function normalizedVehicleName(name: string): string {
  return name.replaceAll(/\s/g, '').toLowerCase()
}

/** Compares names without case, because people also write addresses by hand. */
export const isSameName = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase()

export function toBikeName(name: string): string {
  return name.replaceAll(/\s/g, '')
}

export const vehicleListPaths: Record<VehicleKind, string> = {
  bike: '/motorcycle',
  scooter: '/scooters',
  ev: '/ev',
}
