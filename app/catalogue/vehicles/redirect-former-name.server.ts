import { redirect } from 'react-router'
import { normalizedVehicleName, toBikeName } from './vehicle.ts'

/** Where a model that was called otherwise is now; undefined for one that is asked by its name. `path` builds the address of a page of it. */
export function redirectFormerName(
  asked: string,
  model: { name: string },
  path: (model: { bikeName: string }) => string,
  search: string,
): Response | undefined {
  if (normalizedVehicleName(asked) === normalizedVehicleName(model.name)) return undefined
  return redirect(`${path({ bikeName: toBikeName(model.name) })}${search}`, 301)
}
