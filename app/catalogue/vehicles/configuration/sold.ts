import type { PaintFinish } from '#app/catalogue/vehicles/paint-finishes.ts'
import type { Picture } from '#app/media/pictures/picture.ts'
import type { ChosenPart } from './configuration.ts'
import type { Offer } from './offer.ts'

/** An offer with what a page shows of it. */
export type Sold = Omit<Offer, 'colours' | 'parts'> & {
  priceCheckedOn: string
  /** The variant that its pictures show, where variants look different. */
  picturesShow: string | undefined
  colours: readonly SoldColour[]
  parts: readonly SoldPart[]
}

/** `note`: that its picture shows the machine in another colour, or that there is none. */
export type SoldColour = Offer['colours'][number] & {
  swatch: string
  swatch2: string | null
  finish: PaintFinish | null
  note?: string | undefined
  hero: Picture
}

export type SoldPart = ChosenPart & { picture: Picture }
