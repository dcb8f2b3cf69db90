import type { Picture } from '#app/media/pictures/picture.ts'

/** The vehicle of a test ride. */
export type TestRideModel = {
  name: string
  bikeName: string
  variant: string | undefined
  price: number
  /** The variant in the pictures, if variants look different. */
  picturesShow?: string | undefined
  priceIsApproximate: boolean
  /** In the first colour. */
  picture: Picture
  /** Colours of this model. */
  colours: readonly TestRideColour[]
}

/** `colour` is one of the model's colours, or undefined if none was chosen. */
export type TestRideChoice = { ride: TestRideModel; colour: TestRideColour | undefined }

/** `note` explains that the picture shows another colour. */
export type TestRideColour = {
  name: string
  slug: string
  /** The only variant with this colour; undefined if the colour was fetched. */
  variant?: string | null | undefined
  picture: Picture
  note?: string | undefined
}
