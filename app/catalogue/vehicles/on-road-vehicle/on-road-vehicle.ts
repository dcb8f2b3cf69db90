import type { Picture } from '#app/media/pictures/picture.ts'

/**
 * The vehicle of an enquiry about the on-road price. `variant` and `colour` are names, or '' if
 * none was chosen.
 */
export type OnRoadVehicle = {
  name: string
  bikeName: string
  icon: Picture
  variant: string
  colour: string
  variants: readonly string[]
  colours: readonly string[]
}
