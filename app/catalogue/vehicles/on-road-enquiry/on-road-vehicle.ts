import type { Picture } from '#app/media/pictures/picture.ts'

/** A vehicle whose on-road price is asked for. `variant` and `colour` are names, '' where none was chosen. */
export type OnRoadVehicle = {
  name: string
  bikeName: string
  icon: Picture
  variant: string
  colour: string
  variants: readonly string[]
  colours: readonly string[]
}
