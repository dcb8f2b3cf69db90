import { callOnce } from '#app/http/call.ts'
import { configurationQuery, readFit } from '#app/vehicles/configuration/configuration.ts'
import { listColours } from '#app/vehicles/detail/part-calls.ts'
import { listVariants } from '#app/vehicles/model-calls.ts'
import { testRidePath } from '#app/vehicles/paths.ts'
import { bikeNameOf } from '#app/vehicles/vehicle.ts'
import type { Chosen, Ride } from './ride.ts'

/** What stands chosen after a change in one of the form's lists. */
export async function nextChoice(
  { name, value, selectedOptions }: HTMLSelectElement,
  chosen: Chosen | undefined,
): Promise<Chosen | undefined> {
  if (name === 'color')
    return chosen && { ...chosen, colour: chosen.ride.colours.find((it) => it.name === value) }
  const ride = value === '' ? undefined : await fetchRide(selectedOptions[0]?.text ?? '')
  return ride && { ride, colour: undefined }
}

/** The form's address follows what is chosen, so that a reload shows the same. */
export function writeAddress({ ride, colour }: Partial<Chosen> = {}, before?: Chosen) {
  // What was added to a machine stays with it, and comes to no other.
  const given = ride === before?.ride ? new URLSearchParams(location.search).getAll('fit') : []
  const fit = readFit(given)
  const path = ride ? testRidePath(ride.bikeName, ride.variant, colour?.slug) : location.pathname
  const added = fit.length > 0 ? `&${configurationQuery({ fit })}` : ''
  history.replaceState(history.state, '', path + added)
}

/** The model of a name as its calls know it; undefined where it is not on the site, or the network gives no answer. */
async function fetchRide(name: string): Promise<Ride | undefined> {
  const bikeName = bikeNameOf(name)
  const params = { bikeName }
  const [colours, variants] = await Promise.all([
    callOnce(listColours, { params }),
    callOnce(listVariants, { params }),
  ])
  if (!colours.ok || !variants.ok) return undefined
  const [first] = colours.answer
  const [variant] = variants.answer
  if (!first || !variant) return undefined
  return {
    name,
    bikeName,
    variant: variant.name,
    price: variant.price,
    priceIsApproximate: variant.priceIsApproximate,
    picture: first.picture,
    colours: colours.answer,
  }
}
