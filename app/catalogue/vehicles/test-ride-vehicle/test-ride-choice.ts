import type { Picture } from '#app/media/pictures/picture.ts'

/** A machine as somebody would like to ride it. */
export type TestRideModel = {
  name: string
  bikeName: string
  variant: string | undefined
  price: number
  /** The variant that its pictures show, where variants look different. */
  picturesShow?: string | undefined
  priceIsApproximate: boolean
  /** In its first colour. */
  picture: Picture
  /** The model's own. */
  colours: readonly TestRideColour[]
}

/** `colour` is one of the model's own, where one was chosen. */
export type TestRideChoice = { ride: TestRideModel; colour: TestRideColour | undefined }

/** `note`: that the picture shows the machine in another colour. */
export type TestRideColour = {
  name: string
  slug: string
  /** The variant that alone has it; unknown where it was fetched. */
  variant?: string | null | undefined
  picture: Picture
  note?: string | undefined
}
