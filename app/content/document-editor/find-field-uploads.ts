import type { UploadSessionHandle } from '#app/media/upload-batches/use-upload-session.ts'
import type { JsonPath } from '#app/platform/schema/json-path.ts'
import { resolveStablePath, toStablePath } from './stable-path.ts'

type UploadsInProgress = Pick<UploadSessionHandle, 'sets' | 'sending'>

/**
 * Finds the uploads for a field by the place to which they were sent. The field's path may have
 * changed since.
 */
export function findFieldUploads(
  { sets, sending }: UploadsInProgress,
  written: unknown,
  path: JsonPath,
) {
  const isHere = (place: string) => resolveStablePath(written, place)?.join('/') === path.join('/')
  const own = sets.filter(({ place }) => isHere(place))
  const sent = Object.keys(sending).find(isHere)
  const place = sent ?? own.at(-1)?.place ?? toStablePath(written, path)
  return { place, sending: sent === undefined ? undefined : sending[sent], sets: own }
}
