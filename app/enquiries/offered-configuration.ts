import type { Asked, Configuration } from '#app/vehicles/configuration/configuration.ts'
import { configure } from '#app/vehicles/configuration/configure.ts'
import type { Offer } from '#app/vehicles/configuration/offer.ts'

/** A configuration that the address asks for, ready to be sent along: the form's own lists may still change its paint. */
export type Offered = {
  /** Of its parts only those that were asked for. */
  offer: Offer
  asked: Asked
}

/**
 * What goes along in the colour that the form has now, where it asks for one; a colour that is none of the model's
 * paints is the enquiry's alone. `missing` is how many parts the address asks for and cannot have.
 */
export function offeredIn(
  { offer, asked }: Offered,
  inForm?: string,
): { configuration: Configuration; missing: number } {
  const wanted = inForm ?? asked.colour
  const { configuration } = configure(offer, { ...asked, colour: wanted })
  const { colour, parts } = configuration
  const isPaint = colour && [colour.name, colour.slug].some((it) => isSame(it, wanted))
  return {
    configuration: { ...configuration, colour: isPaint ? colour : undefined },
    missing: asked.fit.length - parts.length,
  }
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
