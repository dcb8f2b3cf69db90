import type { Picture } from '#app/media/pictures/picture.ts'
import type { PictureLibrary } from '#app/media/pictures/picture-library.server.ts'
import type { VehicleDetail } from './vehicle-store.server.ts'

/** A model's turntable, in the order in which the machine turns: the dealer's own frames, else its folder's. May be empty. */
export function listTurntableFrames(
  pictures: PictureLibrary,
  { ownFrames, turntableFolder }: Pick<VehicleDetail, 'ownFrames' | 'turntableFolder'>,
): Picture[] {
  const own = pictures.list(ownFrames)
  return own.length > 0 ? own : pictures.turntable(turntableFolder)
}
