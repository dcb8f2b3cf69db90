import type { Uploads } from '#app/media/upload-batches/use-uploads.ts'
import type { JsonPath } from '#app/platform/schema/json-path.ts'
import { pathOfPlace, placeOf } from './place-of.ts'

type Given = Pick<Uploads, 'sets' | 'sending'>

/** What is on its way to a field, under the place that it was sent to: the field may have another by now. */
export function onWayTo({ sets, sending }: Given, written: unknown, path: JsonPath) {
  const isHere = (place: string) => pathOfPlace(written, place)?.join('/') === path.join('/')
  const own = sets.filter(({ place }) => isHere(place))
  const sent = Object.keys(sending).find(isHere)
  const place = sent ?? own.at(-1)?.place ?? placeOf(written, path)
  return { place, sending: sent === undefined ? undefined : sending[sent], sets: own }
}
