import type { PaintFinish } from '#app/catalogue/vehicles/paint-finishes.ts'
import type { Picture } from '#app/media/pictures/picture.ts'
import type { ConfigurationOptions } from './configuration-options.ts'
import type { ChosenAccessory } from './vehicle-configuration.ts'

/** Configuration options with pictures and other fields for display. */
export type PicturedOptions = Omit<ConfigurationOptions, 'colours' | 'parts'> & {
  priceCheckedOn: string
  /** The variant in the pictures, if variants look different. */
  picturesShow: string | undefined
  colours: readonly PicturedColourOption[]
  parts: readonly PicturedAccessoryOption[]
}

/** `note` explains that the picture shows another colour, or that there is none. */
export type PicturedColourOption = ConfigurationOptions['colours'][number] & {
  swatch: string
  swatch2: string | null
  finish: PaintFinish | null
  note?: string | undefined
  hero: Picture
}

export type PicturedAccessoryOption = ChosenAccessory & { picture: Picture }
