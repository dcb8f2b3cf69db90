import { redirect } from 'react-router'
import { bikeNameOf, vehicleKey } from './vehicle.ts'

/** Where a model that was called otherwise is now; undefined for one that is asked by its name. `path` builds the address of a page of it. */
export function movedTo(
  asked: string,
  model: { name: string },
  path: (model: { bikeName: string }) => string,
  search: string,
): Response | undefined {
  if (vehicleKey(asked) === vehicleKey(model.name)) return undefined
  return redirect(`${path({ bikeName: bikeNameOf(model.name) })}${search}`, 301)
}
