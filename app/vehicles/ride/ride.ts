import type { Picture } from '#app/media/picture.ts'

/** A machine as somebody would like to ride it. */
export type Ride = {
  name: string
  bikeName: string
  variant: string | undefined
  price: number
  priceIsApproximate: boolean
  /** In its first colour. */
  picture: Picture
  /** The model's own. */
  colours: readonly RideColour[]
}

/** `colour` is one of the model's own, where one was chosen. */
export type Chosen = { ride: Ride; colour: RideColour | undefined }

/** `note`: that the picture shows the machine in another colour. */
export type RideColour = { name: string; slug: string; picture: Picture; note?: string | undefined }
