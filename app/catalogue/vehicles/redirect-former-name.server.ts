import { redirect } from 'react-router'
import { normalizedVehicleName, toBikeName } from './vehicle.ts'

/**
 * Redirects a request for a model's former name to its current address. Returns undefined if the
 * name is current. `path` builds the address.
 */
export function redirectFormerName(
  asked: string,
  model: { name: string },
  path: (model: { bikeName: string }) => string,
  search: string,
): Response | undefined {
  if (normalizedVehicleName(asked) === normalizedVehicleName(model.name)) return undefined
  return redirect(`${path({ bikeName: toBikeName(model.name) })}${search}`, 301)
}
